import { expect, test } from 'bun:test';
import { exampleDocument } from '../../scripts/gallery/example-document.tsx';
import { findExamples } from '../../scripts/gallery/find-examples.ts';
import { isLongRun } from '../support/long-run.ts';
import { journey, sharedSite } from '../support/site.ts';

const all = await findExamples();
/** One state of every twelfth component; all states: `npm run test:all`. */
const sample = [...Map.groupBy(all, ({ file }) => file).values()].flatMap(([first], index) =>
  first && index % 12 === 0 ? [first] : [],
);
const audited = isLongRun ? all : sample;

const site = sharedSite();

test(
  'no component of the gallery needs a Trusted Types policy',
  async () => {
    const { page, complaints } = await site.visit();
    let shown = '';
    await page.route('**/example', (route) =>
      route.fulfill({
        body: shown,
        contentType: 'text/html; charset=utf-8',
        headers: { 'content-security-policy': "require-trusted-types-for 'script'; trusted-types 'none'" },
      }),
    );
    for (const example of audited) {
      const { file, state } = example;
      shown = await exampleDocument(example);
      await page.goto('/example');
      await page.waitForLoadState('networkidle');
      const blocked = complaints.filter((one) => one.includes('Trusted'));
      expect({ file, state, blocked }).toEqual({ file, state, blocked: [] });
    }
  },
  2 * journey,
);
