import { beforeAll, expect, test } from 'bun:test';
import { endpoints } from '../../src/routes.ts';
import { accessibilityViolations } from '../support/accessibility.ts';
import { auditedDesks, resize, settle } from '../support/browser.ts';
import { expectPage as onPage } from '../support/expect-page.ts';
import { isLongRun } from '../support/long-run.ts';
import type { Visitor } from '../support/pages/windows.ts';
import { sharedSite } from '../support/site.ts';

/** All screens of the back-office: `npm run test:all`. */
const screens = [
  endpoints.dashboard,
  endpoints.articleManager,
  endpoints.articleCreate,
  'the first article',
  endpoints.calendar,
  endpoints.assetManager,
  'the first asset',
  endpoints.email,
  endpoints.emailHistory,
  endpoints.messages,
  endpoints.messagesErase,
  endpoints.baik,
  endpoints.baikRecipients,
  endpoints.activityLogs,
  `${endpoints.activityLogs}?search=nothing+like+it`,
  endpoints.account,
  endpoints.secondFactor,
  endpoints.secondFactorRemoval,
  endpoints.unsaved,
];
/** Those with most script, and one of each kind of the others. */
const sample = [
  endpoints.dashboard,
  endpoints.articleCreate,
  'the first asset',
  endpoints.activityLogs,
  endpoints.account,
];
const audited = isLongRun ? screens : sample;

const site = sharedSite();
let visitor: Visitor;
beforeAll(async () => {
  visitor = await site.arrive();
});

async function addressOf(screen: string): Promise<string> {
  if (screen.startsWith('/')) return screen;
  const [list, link] =
    screen === 'the first article'
      ? [endpoints.articleManager, `main a[href^="${endpoints.articleEdit}"]`]
      : [endpoints.assetManager, `main a[href^="${endpoints.assetManager}/"]`];
  await visitor.page.goto(list);
  const href = await visitor.page.locator(link).first().getAttribute('href');
  if (!href) throw new Error(`${list} links to nothing.`);
  return href;
}

test.each(audited)(
  'the screen %s has no accessibility violation and no horizontal overflow, and Trusted Types and the content security policy block nothing on it',
  async (screen) => {
    const address = await addressOf(screen);
    visitor.complaints.length = 0;
    const answer = await visitor.page.goto(address);
    expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
    await settle(visitor.page);
    // Islands are hydrated where they are seen.
    await visitor.page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await visitor.page.waitForLoadState('networkidle');
    for (const size of Object.values(auditedDesks)) {
      await resize(visitor.page, size);
      // Where the bar on top covers nothing by half.
      await visitor.page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      const scrolled = await visitor.page.evaluate(() => document.documentElement.scrollWidth);
      const violations = await accessibilityViolations(visitor.page);
      expect({ size, violations, scrolled }).toEqual({ size, violations: [], scrolled: size.width });
    }
    expect(visitor.complaints).toEqual([]);
  },
);

test('the list of articles breaks no word on a phone, a tablet and desks, and offers its orders once', async () => {
  const { page } = visitor;
  await page.goto(endpoints.articleManager);
  await settle(page);
  for (const width of [390, 820, 1024, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.locator('.desk-table tbody').evaluate(wordsOnTwoLines)).toEqual([]);
    await onPage(page.getByRole('link', { name: 'Published' }).and(page.locator(':visible'))).toHaveCount(1);
  }
});

/** Runs in the browser. */
function wordsOnTwoLines(within: Element): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
    }
  }
  return broken;
}
