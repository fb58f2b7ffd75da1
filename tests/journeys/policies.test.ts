import { describe, expect, test } from 'bun:test';
import type { BrowserContextOptions } from 'playwright';
import { type Language, languageCodes } from '../../src/i18n/site/language.ts';
import { href, routes } from '../../src/routes.ts';
import { violationsInState } from '../support/accessibility.ts';
import { auditedViewports, installFakeClock, resize, viewports } from '../support/browser.ts';
import { expectPage } from '../support/expect-page.ts';
import { sampled } from '../support/long-run.ts';
import { sharedSite } from '../support/site.ts';

const policies = {
  privacy: {
    route: routes.policies.privacy,
    titles: {
      id: [
        'Siapa yang bertanggung jawab',
        'Data yang kami terima',
        'Untuk apa data dipakai',
        'Siapa yang dapat melihatnya',
        'Berapa lama kami menyimpannya',
        'Bagaimana kami menjaganya',
        'Hak Anda',
        'Anak di bawah 13 tahun',
        'Tautan ke situs lain',
        'Perubahan kebijakan',
      ],
      en: [
        'Who is responsible',
        'Data that we receive',
        'What we use them for',
        'Who can see them',
        'How long we keep them',
        'How we protect them',
        'Your rights',
        'Children under 13',
        'Links to other sites',
        'Changes to this policy',
      ],
    },
  },
  cookies: {
    route: routes.policies.cookies,
    titles: {
      id: ['Apa itu kuki', 'Yang dipakai situs ini', 'Yang tidak kami pakai', 'Pilihan Anda', 'Pertanyaan'],
      en: ['What cookies are', 'What this site uses', 'What we do not use', 'Your choice', 'Questions'],
    },
  },
} as const;
type Name = keyof typeof policies;
const footerWords = {
  id: { privacy: 'Kebijakan Privasi', cookies: 'Kebijakan Kuki' },
  en: { privacy: 'Privacy Policy', cookies: 'Cookie Policy' },
};
const policyWords = { id: { contents: 'Isi' }, en: { contents: 'Contents' } };
const names: Name[] = ['privacy', 'cookies'];

const site = sharedSite();

async function open(name: Name, options: BrowserContextOptions & { language?: Language; timeStands?: boolean } = {}) {
  const { language = 'en', timeStands = false, ...rest } = options;
  const visitor = await site.visit({ viewport: { width: 1280, height: 500 }, ...rest });
  const { page } = visitor;
  if (timeStands) await installFakeClock(page);
  await page.goto(href(routes.governance.index, language));
  const link = page.getByRole('contentinfo').getByRole('link', { name: footerWords[language][name] });
  await link.click();
  const dialog = page.getByRole('dialog', { name: footerWords[language][name] });
  await expectPage(dialog).toBeVisible();
  const titles = policies[name].titles[language];
  const contents = dialog.getByRole('navigation', { name: policyWords[language].contents });
  return { ...visitor, link, dialog, contents, titles, current: contents.locator('[aria-current]') };
}

describe.each(sampled(languageCodes, 0))('in %s', (language) => {
  test.each(sampled(names, 0))(
    'the %s policy opens in a dialog, complete, and closes with its button, Escape and an outside click',
    async (name) => {
      const { page, dialog, link, titles, contents, complaints } = await open(name, {
        language,
        viewport: viewports.desktop,
      });
      await expectPage(contents.getByRole('link')).toHaveText([...titles]);
      await expectPage(dialog.locator('section section h2')).toHaveText([...titles]);
      await expectPage(page.locator('html')).toHaveCSS('overflow', 'hidden');
      await dialog.locator('form button').click();
      await expectPage(dialog).toBeHidden();
      await expectPage(link).toBeFocused();
      await link.click();
      await expectPage(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expectPage(dialog).toBeHidden();
      await link.click();
      await expectPage(dialog).toBeVisible();
      await page.mouse.click(5, 450);
      await expectPage(dialog).toBeHidden();
      await expectPage(page).toHaveURL(new RegExp(`${href(routes.governance.index, language)}$`));
      expect(complaints).toEqual([]);
    },
  );
});

test.each(sampled(names, 0))(
  'in the %s policy a chosen heading is scrolled to and stays marked for a second while scrolling',
  async (name) => {
    const { page, contents, current, titles, dialog } = await open(name, { timeStands: true });
    const text = dialog.locator('.policy-text');
    const [first = '', , third = ''] = titles;
    await expectPage(current).toHaveText(first);
    await contents.getByRole('link', { name: third }).click();
    await expectPage(current).toHaveText(third);
    await expectPage(dialog.getByRole('heading', { name: third })).toBeInViewport();
    const toTop = () =>
      text.evaluate(
        (element) =>
          new Promise((resolve) => {
            element.addEventListener('scroll', resolve, { once: true });
            element.scrollTo({ top: element.scrollTop > 40 ? 0 : 60, behavior: 'instant' });
          }),
      );
    await toTop();
    await page.clock.runFor(800);
    await expectPage(current).toHaveText(third);
    await toTop();
    await page.clock.runFor(199);
    await expectPage(current).toHaveText(third);
    await page.clock.runFor(200);
    await toTop();
    await page.clock.runFor(200);
    await expectPage(current).toHaveText(first);
  },
);

test.each([
  ['cookies', 150],
  ['privacy', 0],
] as const)('the %s policy marks the current section %p ms after the last scroll', async (name, rest) => {
  const { page, current, titles, dialog } = await open(name, { timeStands: true });
  await dialog.locator('.policy-text').evaluate(
    (element) =>
      new Promise((resolve) => {
        element.addEventListener('scroll', resolve, { once: true });
        element.scrollTo({ top: element.scrollHeight, behavior: 'instant' });
      }),
  );
  if (rest > 0) {
    await page.clock.runFor(rest - 1);
    await expectPage(current).toHaveText(titles[0] ?? '');
    await page.clock.runFor(1);
  }
  await expectPage(current).toHaveText(titles.at(-1) ?? '');
});

test('the table of contents is beside the text on wide screens, above it on narrow ones', async () => {
  const { page, contents, dialog } = await open('cookies', { viewport: viewports.desktop });
  const boxes = async () => {
    const [list, text] = [await contents.boundingBox(), await dialog.locator('.policy-text').boundingBox()];
    if (!list || !text) throw new Error('Element not found');
    return { beside: list.x + list.width <= text.x, above: list.y + list.height <= text.y + 1 };
  };
  await expectPage.poll(boxes).toEqual({ beside: true, above: false });
  await page.setViewportSize(viewports.phone);
  await expectPage.poll(boxes).toEqual({ beside: false, above: true });
});

test.each(sampled(names, 0))('the %s policy is accessible at every audited width', async (name) => {
  const { page } = await open(name, { viewport: viewports.desktop });
  for (const [screen, size] of Object.entries(auditedViewports)) {
    await resize(page, size);
    const found = await violationsInState(page, 'dialog[open]');
    expect({ screen, found }).toEqual({ screen, found: [] });
  }
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('the link opens the page of the policy if loading fails, and a new tab on request', async () => {
  const { page, context } = await site.visit();
  const { route } = policies.privacy;
  const link = page.getByRole('contentinfo').getByRole('link', { name: footerWords.en.privacy });
  await page.goto(href(routes.governance.index, 'en'));
  // The request of the new tab: a tab in the background may be shown its page later.
  const [asked] = await Promise.all([
    context.waitForEvent('request', (request) => request.isNavigationRequest()),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  expect(new URL(asked.url()).pathname).toBe(href(route, 'en'));
  await expectPage(page).toHaveURL(href(routes.governance.index, 'en'));
  await expectPage(page.getByRole('dialog')).toHaveCount(0);
  await page.route('**/static/chunk.*', (asked) => asked.abort());
  await link.click();
  await page.waitForURL(`**${href(route, 'en')}`);
});
