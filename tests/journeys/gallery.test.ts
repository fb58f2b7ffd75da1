import { beforeAll, describe, expect, test } from 'bun:test';
import type { Page } from 'playwright';
import { exampleDocument } from '../../scripts/gallery/example-document.tsx';
import { findExamples } from '../../scripts/gallery/find-examples.ts';
import { galleryAddress, galleryPage } from '../../scripts/gallery/gallery-page.tsx';
import { accessibilityViolations } from '../support/accessibility.ts';
import { viewports } from '../support/browser.ts';
import { isLongRun } from '../support/long-run.ts';
import { sharedSite } from '../support/site.ts';

const examples = await findExamples();
const all = [...Map.groupBy(examples, ({ file }) => file)];
/** A third of the components; `npm run test:all` checks all. */
const components = isLongRun ? all : all.filter((_, index) => index % 3 === 0);

const site = sharedSite();
let page: Page;
beforeAll(async () => {
  // Trusted Types would forbid the replacement of the body by a text.
  ({ page } = await site.visit({ viewport: viewports.phone, bypassCSP: true }));
  // The site serves style sheet and pictures, the gallery its documents.
  await page.route(`**${galleryAddress}*`, (route) =>
    route.fulfill({ body: galleryPage(examples), contentType: 'text/html; charset=utf-8' }),
  );
  // Their states are shown one by one.
  await page.route(`**${galleryAddress}/**`, (route) =>
    route.fulfill({ body: '', contentType: 'text/html; charset=utf-8' }),
  );
  await page.goto('/en/nothing-here');
});

/** Replaces the body of the open page, which is faster than opening each example. */
function show(html: string): Promise<void> {
  return page.evaluate((text) => {
    const { documentElement, title, body } = new DOMParser().parseFromString(text, 'text/html');
    document.documentElement.lang = documentElement.lang;
    document.title = title;
    document.body.replaceWith(document.adoptNode(body));
  }, html);
}

describe.each(components)('%s', (_file, states) => {
  test('has no accessibility violation in any state', async () => {
    for (const example of states) {
      const { state } = example;
      await show(await exampleDocument(example));
      expect({ state, violations: await accessibilityViolations(page) }).toEqual({ state, violations: [] });
    }
  });
});

test('the gallery has no horizontal overflow on a phone and no accessibility violation', async () => {
  await page.goto(galleryAddress);
  const { scrollWidth } = await page.evaluate(() => ({ scrollWidth: document.documentElement.scrollWidth }));
  expect(scrollWidth).toBe(viewports.phone.width);
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('the site does not serve the gallery', async () => {
  expect((await fetch(`${site.address}${galleryAddress}`)).status).toBe(404);
});
