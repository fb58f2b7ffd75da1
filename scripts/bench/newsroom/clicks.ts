// Counts the clicks that an editor needs for frequent tasks, in Chromium with the demo company. Typing is free.
//   bun run bench:clicks

import type { Locator, Page } from 'playwright';
import { endpoints } from '../../../src/routes.ts';
import { editor, editorsReady } from '../../../tests/support/pages/writing.ts';
import { measureInBrowser } from './in-browser.ts';

type Click = (target: Locator) => Promise<void>;
type Task = {
  name: string;
  /** At most so many are needed. */
  limit: number;
  /** Clicks of the build of 26 November 2026, where it was counted. */
  before?: number;
  run: (page: Page, click: Click) => Promise<void>;
};

const tasks: Task[] = [
  {
    name: 'correct a typo, from the list of articles',
    limit: 2,
    async run(page, click) {
      await page.goto(endpoints.articleManager);
      await click(page.getByRole('link', { name: /^Edit/ }).first());
      await editorsReady(page);
      await click(editor(page, 'Indonesian').locator('p').first());
      await page.keyboard.type(' corrected');
      await page.keyboard.press('Control+S');
      await page.getByText('Article updated').first().waitFor();
    },
  },
  {
    name: 'insert a picture with texts in two languages',
    limit: 4,
    async run(page, click) {
      await openArticle(page);
      await click(editor(page, 'Indonesian').locator('p').first());
      await click(page.getByRole('button', { name: 'Picture', exact: true }).first());
      await click(page.getByRole('dialog').locator('.asset-choice').first());
      const panel = page.getByRole('group', { name: 'Texts of the picture' });
      for (const language of ['Indonesian', 'English']) {
        await panel.getByLabel(`Alternative text ${language}`).fill('A ship at the jetty');
        await panel.getByLabel(`Caption ${language}`).fill('Arrival');
      }
      await page.keyboard.press('Enter');
      await panel.waitFor({ state: 'detached' });
      for (const language of ['Indonesian', 'English'] as const)
        await editor(page, language).locator('figure img[alt="A ship at the jetty"]').waitFor();
    },
  },
  {
    name: 'put another picture in the place of one',
    limit: 2,
    before: 6,
    async run(page, click) {
      const picture = editor(page, 'Indonesian').locator('figure img').first();
      const source = await picture.getAttribute('src');
      await picture.hover();
      const tools = page.getByRole('toolbar', { name: 'Picture tools' });
      await click(tools.getByRole('button', { name: 'Replace picture' }));
      await click(page.getByRole('dialog').locator('.asset-choice').nth(2));
      await page.waitForFunction(
        (before) => !document.querySelector(`.ProseMirror figure img[src="${before}"]`),
        source,
      );
    },
  },
  {
    name: 'link words to another article',
    limit: 3,
    async run(page, click) {
      await openArticle(page);
      await click(editor(page, 'English').locator('p').first());
      await page.keyboard.press('Home');
      await page.keyboard.press('Shift+Control+ArrowRight');
      await click(page.getByRole('button', { name: 'Link', exact: true }).first());
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox').fill('Pipe rack');
      await click(dialog.getByRole('option').first());
      await dialog.waitFor({ state: 'hidden' });
      await editor(page, 'English').locator('a[href*="/"]').first().waitFor();
    },
  },
  {
    name: 'restore an earlier version, from the form',
    limit: 3,
    async run(page, click) {
      await openArticle(page);
      await page.locator('[name="en.title"]').fill('Changed twice');
      await page.keyboard.press('Control+S');
      await page.getByText('Article updated').first().waitFor();
      await click(page.getByRole('link', { name: 'Version history' }));
      await click(page.getByRole('link', { name: 'Version 1', exact: true }));
      await click(page.getByRole('button', { name: 'Restore this version' }));
      await page.getByText('Version restored').first().waitFor();
    },
  },
];

async function openArticle(page: Page): Promise<void> {
  await page.goto(endpoints.articleManager);
  const edit = await page.getByRole('link', { name: /^Edit/ }).first().getAttribute('href');
  await page.goto(edit ?? endpoints.articleManager);
  await editorsReady(page);
}

await measureInBrowser('demo', async ({ context }) => {
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  for (const { name, limit, before, run } of tasks) {
    let clicks = 0;
    await run(page, async (target) => {
      clicks += 1;
      await target.click();
    });
    const notes = [`${limit} allowed`, ...(before === undefined ? [] : [`${before} before`])];
    console.log(`${clicks <= limit ? 'ok  ' : 'MISS'} ${name}: ${clicks} clicks (${notes.join(', ')})`);
    if (clicks > limit) process.exitCode = 1;
  }
});
