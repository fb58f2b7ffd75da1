import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';

const source = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const rules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
};

/** What axe finds wrong with a page as it stands, by the rules of WCAG 2.2 A and AA. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  // A page whose style sheet is still on its way is not the one that people see.
  await page.waitForLoadState('load');
  // Once for each document, since it is large.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const results: AxeResults = await page.evaluate(
    // The page has axe since the line above; types know nothing of it.
    (options) => (globalThis as unknown as { axe: typeof import('axe-core') }).axe.run(document, options),
    rules,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary?.replace(/\s+/g, ' ')}`),
  );
}
