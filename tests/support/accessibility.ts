import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { isLongRun } from './long-run.ts';

const source = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const rules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
};

/**
 * Accessibility violations found by axe in the current state of a page, by the rules of WCAG 2.2 A and AA; with a selector
 * only in that part, when what surrounds it is checked elsewhere.
 */
export async function accessibilityViolations(page: Page, within?: string): Promise<string[]> {
  // Contrast depends on the style sheet, so wait until it has loaded.
  await page.waitForLoadState('load');
  // Added once per document, because it is large.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const results: AxeResults = await page.evaluate(
    // Added by the line above; not part of the types.
    ([part, options]) =>
      (globalThis as unknown as { axe: typeof import('axe-core') }).axe.run(part ?? document, options),
    [within, rules] as const,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary?.replace(/\s+/g, ' ')}`),
  );
}

/**
 * The same for a state that a journey comes to, such as an open dialog, in `npm run test:all`. `npm test` checks components in all states
 * (gallery), and pages and screens as they open (every-page, every-screen): each check takes up to a second of processor time.
 */
export async function violationsInState(page: Page, within?: string): Promise<string[]> {
  return isLongRun ? accessibilityViolations(page, within) : [];
}
