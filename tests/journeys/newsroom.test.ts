import { beforeAll, expect, test } from 'bun:test';
import type { Page } from 'playwright';
import { endpoints } from '../../src/routes.ts';
import { viewports } from '../support/browser.ts';
import { expectPage as onPage } from '../support/expect-page.ts';
import { uploadForm, uploads } from '../support/files/asset-files.ts';
import { editorsReady, visibleText } from '../support/pages/writing.ts';
import { administrator, sharedOffice } from '../support/site.ts';

const password = 'a good long password';
const staff = {
  wira: { roles: ['writer'], language: 'id' },
  tuti: { roles: ['translator:en'], language: 'en' },
  edi: { roles: ['editor'], language: 'en' },
} as const;
type Name = keyof typeof staff;

const site = sharedOffice();
let session = '';
const sessions = new Map<Name, string>();
beforeAll(async () => {
  session = await signIn(administrator.username, administrator.password);
  for (const name of Object.keys(staff) as Name[]) {
    await invite(name);
    sessions.set(name, await signIn(name, password));
  }
});

const json = { 'content-type': 'application/json' };

async function signIn(username: string, secret: string): Promise<string> {
  const body = JSON.stringify({ username, password: secret });
  const answer = await fetch(`${site.address}/api/backend/login`, { method: 'POST', headers: json, body });
  expect(answer.status).toBe(200);
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Makes an account with exactly its roles, whose owner chooses a password. */
async function invite(name: Name): Promise<void> {
  const answer = await fetch(`${site.address}/api/backend/users`, {
    method: 'POST',
    headers: { ...json, cookie: session },
    body: JSON.stringify({ username: name, ...staff[name] }),
  });
  const { invitation_link: link } = (await answer.json()) as { invitation_link: string };
  const opened = await fetch(`${site.address}${new URL(link).pathname}`, { redirect: 'manual' });
  const cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const chosen = await fetch(`${site.address}/backend/invitation`, {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams({ password, again: password }),
    redirect: 'manual',
  });
  expect(chosen.status).toBe(303);
}

/** A picture in the asset manager, which the writer may choose. */
async function addPicture(name: string): Promise<void> {
  const said = { name, alt_text: 'Dermaga', alt_text_en: 'Jetty' };
  const body = uploadForm(await uploads.jpeg(`${name}.jpg`), said);
  const answer = await fetch(`${site.address}/api/backend/assets`, {
    method: 'POST',
    headers: { cookie: session },
    body,
  });
  expect(answer.status).toBe(201);
}

async function open(
  name: Name,
  viewport: { width: number; height: number } = viewports.desktop,
): Promise<{ page: Page; complaints: string[] }> {
  const { page, context, complaints } = await site.visit({ viewport });
  const [key = '', value = ''] = (sessions.get(name) ?? '').split(/=(.*)/s);
  const domain = new URL(site.address).hostname;
  await context.addCookies([
    { name: key, value, domain, path: '/', secure: true, httpOnly: true, sameSite: 'Lax' as const },
  ]);
  return { page, complaints };
}

async function visitorReads(path: string): Promise<string> {
  const answer = await fetch(`${site.address}${path}?complete=1`);
  return answer.status === 200 ? await answer.text() : String(answer.status);
}

/** Replaces the text of one language. */
async function write(page: Page, language: 'id' | 'en', text: string): Promise<void> {
  await page.locator(`[data-panel="${language}"] .ProseMirror`).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
  await onPage(page.locator(`[name="${language}.content"]`)).toHaveValue(new RegExp(text));
}

test('a story from idea to withdrawal by writer, translator and editor', async () => {
  // A repeated attempt meets the picture and the article of the first one.
  const unique = crypto.randomUUID().slice(0, 4);
  const picture = `Dermaga ${unique}`;
  const title = `Kapal pertama ${unique}`;
  await addPicture(picture);
  const [writer, translator, editor] = [await open('wira'), await open('tuti'), await open('edi')];
  const edit = async ({ page }: { page: Page }, id: number) => {
    await page.goto(`${endpoints.articleEdit}/${id}`);
    await editorsReady(page);
  };

  // The writer drafts in Indonesian, with a picture, and submits.
  const { page: wira } = writer;
  await wira.goto(endpoints.dashboard);
  await wira.getByRole('link', { name: 'Buat Artikel' }).click();
  await editorsReady(wira);
  await wira.locator('[name="id.title"]').fill(title);
  await write(wira, 'id', 'Kapal merapat setelah dua hari.');
  await wira.getByRole('button', { name: 'Pilih gambar: Gambar utama' }).click();
  await wira.getByRole('dialog').getByRole('searchbox').fill(picture);
  await wira.locator('.asset-choice').filter({ hasText: picture }).click();
  await wira.getByRole('button', { name: 'Buat Artikel' }).click();
  await onPage(wira).toHaveURL(/\/backend\/articles\/edit\/\d+/);
  const id = Number(/edit\/(\d+)/.exec(wira.url())?.[1]);
  await wira.getByRole('link', { name: 'Tinjauan dan komentar' }).click();
  await wira.getByLabel('Catatan').fill('Mohon diperiksa hari ini');
  await wira.getByRole('button', { name: 'Ajukan untuk ditinjau' }).click();
  await onPage(wira.locator('#state')).toContainText('Menunggu tinjauan');
  const address = { id: `/id/baca-berita/${id}`, en: `/en/read-news/${id}` };
  expect(await visitorReads(address.id)).toBe('404');

  // The translator adds English, and nothing else.
  const { page: tuti } = translator;
  await edit(translator, id);
  await onPage(tuti.locator('[name="id.title"]')).not.toBeEditable();
  await tuti.getByRole('checkbox', { name: 'English' }).check();
  await tuti.locator('[name="en.title"]').fill(`First ship ${unique}`);
  await write(tuti, 'en', 'The ship moored after two days.');
  await tuti.getByRole('button', { name: 'Save changes' }).click();
  await onPage(tuti.locator('body')).toContainText('Article updated');

  // The editor comments on a passage and asks for changes.
  const { page: edi } = editor;
  await edi.goto(endpoints.dashboard);
  await edi.locator(`#own-work a[href="${endpoints.articleReview}/${id}"]`).click();
  await edi.getByRole('link', { name: 'Comment on: Kapal merapat' }).click();
  await edi.locator('[name="quote"]').fill('dua hari');
  await edi.getByLabel('Comment', { exact: true }).fill('Tiga hari menurut syahbandar');
  await edi.getByRole('button', { name: 'Save comment' }).click();
  await onPage(edi.locator('main')).toContainText('Tiga hari menurut syahbandar');
  await edi.locator('#decide').getByLabel('Note').fill('Periksa lama pelayaran');
  await edi.getByRole('button', { name: 'Request changes' }).click();
  await onPage(edi.locator('#state')).toContainText('Changes requested');

  // The writer finds it on the dashboard, corrects the passage, and submits again.
  await wira.goto(endpoints.dashboard);
  await wira.locator(`#own-work a[href="${endpoints.articleReview}/${id}"]`).click();
  await onPage(wira.locator('main')).toContainText('Periksa lama pelayaran');
  await wira.getByRole('link', { name: 'Sunting artikel' }).click();
  await editorsReady(wira);
  await write(wira, 'id', 'Kapal merapat setelah tiga hari.');
  await wira.getByRole('button', { name: 'Simpan perubahan' }).click();
  await onPage(wira.locator('body')).toContainText('Artikel diperbarui');
  await wira.goto(`${endpoints.articleReview}/${id}`);
  await wira.getByRole('button', { name: /Tandai komentar/ }).click();
  await onPage(wira.locator('main')).toContainText('1 komentar selesai');
  await wira.getByRole('button', { name: 'Ajukan kembali' }).click();
  await onPage(wira.locator('#state')).toContainText('Menunggu tinjauan');

  // The editor approves and publishes; both languages are public.
  await edi.goto(`${endpoints.articleReview}/${id}`);
  await edi.getByRole('button', { name: 'Approve' }).click();
  await onPage(edi.locator('#state')).toContainText('Approved');
  await edi.getByRole('button', { name: 'Publish this text' }).click();
  await onPage(edi.locator('body')).toContainText('Text published');
  expect(await visitorReads(address.id)).toContain('setelah tiga hari');
  expect(await visitorReads(address.en)).toContain('after two days');

  // A correction is a draft until the editor publishes it.
  await edit(writer, id);
  await write(wira, 'id', 'Kapal merapat setelah empat hari.');
  await wira.getByRole('button', { name: 'Simpan draf' }).click();
  await onPage(wira.locator('body')).toContainText('Draf disimpan');
  expect(await visitorReads(address.id)).toContain('setelah tiga hari');
  await edi.goto(`${endpoints.articleDraft}/${id}`);
  await onPage(edi.locator('section[aria-labelledby="impact-title"]')).toContainText('/id/berita/atom.xml');
  await edi.getByRole('button', { name: 'Publish changes' }).click();
  await onPage(edi.locator('body')).toContainText('Changes published');
  expect(await visitorReads(address.id)).toContain('setelah empat hari');

  // Withdrawal: the editor sees what the site loses, and what was withdrawn comes back.
  const setStatus = async (status: string, button: string) => {
    await edit(editor, id);
    await edi.locator('[name="status"]').selectOption(status);
    await edi.getByRole('button', { name: button }).click();
  };
  await setStatus('archived', 'Publish changes');
  await onPage(edi.getByRole('heading', { level: 1 })).toHaveText('Archive this article?');
  await edi.locator('summary').filter({ hasText: 'search results' }).first().waitFor();
  expect(await edi.locator('section[aria-labelledby="impact-title"]').textContent()).toContain(
    `${address.en}-first-ship-${unique} · disappears`,
  );
  expect(await visitorReads(address.id)).toContain('setelah empat hari');
  await edi.getByRole('button', { name: 'Archive', exact: true }).click();
  await onPage(edi.locator('body')).toContainText('Article updated');
  expect([await visitorReads(address.id), await visitorReads(address.en)]).toEqual(['404', '404']);
  await setStatus('published', 'Save changes');
  await onPage(edi.locator('body')).toContainText('Article updated');
  expect(await visitorReads(address.en)).toContain('after two days');
  // Questions and pages of the withdrawn article are expected answers.
  const unexpected = [...writer.complaints, ...translator.complaints, ...editor.complaints].filter(
    (complaint) => !/409/.test(complaint),
  );
  expect(unexpected).toEqual([]);
});

/** A draft in Indonesian. */
async function storeDraft(): Promise<number> {
  const content = '<p>Kapal pertama merapat setelah dua hari.</p><p>Dermaga dibuka.</p>';
  const stored = await fetch(`${site.address}/api/backend/articles`, {
    method: 'POST',
    headers: { ...json, cookie: session },
    body: JSON.stringify({
      article: { category: 'news', status: 'draft', published_at: null },
      details: [{ language: 'id', title: 'Kapal', content }],
    }),
  });
  return ((await stored.json()) as { id: number }).id;
}

test('the title is commented on and answered beside its field', async () => {
  const id = await storeDraft();
  const { page, complaints } = await open('wira');
  await page.goto(`${endpoints.articleEdit}/${id}`);
  await editorsReady(page);
  const title = page.locator('[name="id.title"]');
  await title.click();
  await page.getByRole('button', { name: 'Komentari judul' }).click();
  await page.getByRole('textbox', { name: 'Komentar' }).fill('Kapal apa?');
  await page.getByRole('button', { name: 'Simpan komentar' }).click();
  await onPage(title).toBeFocused();
  const card = page.getByRole('article', { name: 'Komentar wira' });
  await onPage(card).toContainText('Kapal apa?');
  const apart = async () => Math.abs(((await card.boundingBox())?.y ?? 0) - ((await title.boundingBox())?.y ?? 1000));
  await onPage.poll(apart).toBeLessThanOrEqual(1);
  await card.getByRole('button', { name: 'Balas' }).click();
  await card.getByRole('textbox', { name: 'Balasan' }).fill('Kapal curah.');
  await card.getByRole('button', { name: 'Kirim balasan' }).click();
  await onPage(card.locator('.comment-said')).toHaveCount(2);
  await title.press('Control+Alt+KeyM');
  await onPage(page.getByRole('textbox', { name: 'Komentar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await onPage(title).toBeFocused();
  await onPage(page.getByRole('article', { name: 'Komentar baru' })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test.each([
  ['in the margin', viewports.desktop],
  ['in a sheet on a phone', viewports.phone],
])(
  'a passage is commented on by keyboard beside the text, with a mention, answered and resolved: %s',
  async (_where, viewport) => {
    const id = await storeDraft();
    const { page, complaints } = await open('wira', viewport);
    await page.goto(`${endpoints.articleEdit}/${id}`);
    await editorsReady(page);
    const text = page.locator('[data-panel="id"] .ProseMirror');
    await text.focus();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Control+Shift+ArrowRight');
    await onPage(page.locator('.editor-bubble:visible')).toHaveCount(1);
    await page.keyboard.press('Control+Alt+KeyM');
    const field = page.getByRole('textbox', { name: 'Komentar' });
    const said = page.locator('body > [role="status"]').filter({ hasText: /./ });
    await onPage(field).toBeFocused();
    await field.pressSequentially('Kapal yang mana, @tu');
    await onPage(page.getByRole('listbox', { name: 'Rekan yang dapat disebut' })).toHaveText('@tuti');
    await page.keyboard.press('Enter');
    await onPage(field).toHaveValue('Kapal yang mana, @tuti ');
    // A half-typed comment stays when its card is closed, and is found at its passage.
    await page.keyboard.press('Escape');
    await onPage(text).toBeFocused();
    await onPage(field).toHaveCount(0);
    await page.getByRole('button', { name: 'Lanjutkan komentar baru' }).press('Enter');
    await onPage(field).toBeFocused();
    await onPage(field).toHaveValue('Kapal yang mana, @tuti ');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await onPage(said).toHaveText('Komentar disimpan');
    await onPage(text).toBeFocused();
    await onPage(page.getByRole('article', { name: 'Komentar baru' })).toHaveCount(0);
    await onPage(page.locator('[data-comment]:visible')).toHaveCount(1);
    await onPage(text.locator('.editor-commented')).toHaveText('Kapal');

    // The same keys at the passage lead to its comment.
    await page.keyboard.press('Control+Alt+KeyM');
    const card = page.getByRole('article', { name: 'Komentar wira' });
    await onPage(card).toBeFocused();
    await page.keyboard.press('Escape');
    await onPage(text).toBeFocused();
    await page.keyboard.press('Control+Alt+KeyM');
    await onPage(card).toBeFocused();
    await card.getByRole('button', { name: 'Balas' }).press('Enter');
    const answer = card.getByRole('textbox', { name: 'Balasan' });
    await answer.fill('Kapal curah.');
    await answer.press('Escape');
    await onPage(text).toBeFocused();
    await page.keyboard.press('Control+Alt+KeyM');
    await onPage(answer).toHaveValue('Kapal curah.');
    // Nothing is lost while the connection is.
    await page.context().setOffline(true);
    await card.getByRole('button', { name: 'Kirim balasan' }).press('Enter');
    await onPage(said).toHaveText('Belum tersimpan. Periksa koneksi dan isinya, lalu coba lagi.');
    await onPage(answer).toHaveValue('Kapal curah.');
    await page.context().setOffline(false);
    await card.getByRole('button', { name: 'Kirim balasan' }).press('Enter');
    await onPage(said).toHaveText('Balasan disimpan');
    await onPage(card).toContainText('Kapal curah.');
    await onPage(card.getByRole('button', { name: 'Balas' })).toBeFocused();
    const { right, bottom } = await card.evaluate((element) => element.getBoundingClientRect().toJSON());
    expect([right <= viewport.width, bottom <= viewport.height]).toEqual([true, true]);
    await card.getByRole('button', { name: 'Selesai' }).press('Enter');
    await onPage(said).toHaveText('Komentar ditandai selesai');
    await onPage(card).toHaveCount(0);
    await onPage(text.locator('.editor-commented')).toHaveCount(0);
    await onPage(text).toBeFocused();
    expect(complaints.filter((complaint) => !complaint.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  },
);

test.each(['wira', 'tuti'] as const)(
  'on a phone, %s sees at least 300 pixels of a text below the notices about another window, unsaved text and rights',
  async (name) => {
    const details = (['id', 'en'] as const).map((language) => ({
      language,
      title: `Kapal ${crypto.randomUUID()}`,
      content: '<p>Kapal pertama merapat di dermaga.</p>'.repeat(30),
    }));
    const stored = await fetch(`${site.address}/api/backend/articles`, {
      method: 'POST',
      headers: { ...json, cookie: session },
      body: JSON.stringify({ article: { category: 'news', status: 'draft', published_at: null }, details }),
    });
    const { id } = (await stored.json()) as { id: number };
    const { page } = await open(name, viewports.phone);
    const other = await page.context().newPage();
    await other.goto(`${endpoints.articleEdit}/${id}?language=en`);
    await editorsReady(other);
    await other.locator('[name="en.title"]').pressSequentially('!');
    await onPage(other.locator('[data-autosave-state]')).toContainText(/Saved automatically|Tersimpan otomatis/);
    await page.goto(`${endpoints.articleEdit}/${id}?language=en`);
    await editorsReady(page);
    await onPage(page.locator('.article-notice:visible')).toHaveCount(3);
    expect(Math.min(...(await visibleText(page)))).toBeGreaterThanOrEqual(300);
    // The toast stands above the bar, whose buttons stay free.
    await page.locator('.desk-save button').first().click();
    const toast = page.locator('[data-toast]');
    await onPage(toast).toHaveCount(1);
    const [shown, bar] = await Promise.all([toast.boundingBox(), page.locator('.desk-save').boundingBox()]);
    expect((shown?.y ?? Number.NaN) + (shown?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  },
);
