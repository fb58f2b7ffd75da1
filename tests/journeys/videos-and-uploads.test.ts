import { expect, test } from 'bun:test';
import type { Page } from 'playwright';
import { endpoints, href, routes } from '../../src/routes.ts';
import { violationsInState } from '../support/accessibility.ts';
import { expectPage as onPage } from '../support/expect-page.ts';
import { unusedWidth, uploads } from '../support/files/asset-files.ts';
import { contentSent, editor, editorsReady, toastSays } from '../support/pages/writing.ts';
import { sharedOffice } from '../support/site.ts';

const site = sharedOffice();
const { arrive } = site;

/** A second of moving colours, recorded by the browser. */
async function recording(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    const drawing = canvas.getContext('2d');
    let hue = 0;
    const painting = setInterval(() => {
      hue += 9;
      if (drawing) drawing.fillStyle = `hsl(${hue} 80% 50%)`;
      drawing?.fillRect(0, 0, canvas.width, canvas.height);
    }, 40);
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm;codecs=vp8' });
    const parts: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));
    recorder.start();
    setTimeout(() => recorder.stop(), 1000);
    await stopped;
    clearInterval(painting);
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  return Buffer.from(bytes);
}

async function fileOf(file: File): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  return { name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) };
}

/** Processing a picture takes longer. */
const waiting = { timeout: 30_000 };

test('a video with poster and captions is uploaded in the editor, and plays on the public page', async () => {
  const { page, context, complaints } = await arrive();
  await page.goto(endpoints.articleCreate);
  await editorsReady(page);
  await page.locator('[name="id.title"]').fill('Kilang dari udara');
  await editor(page, 'Indonesian').click();
  await page.keyboard.type('Rekaman.');
  await page.getByRole('button', { name: 'Video', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Video' }).first();
  const choose = async (what: RegExp, file: { name: string; mimeType: string; buffer: Buffer }) => {
    await dialog.getByRole('button', { name: what }).click();
    // Not by a click: the picker grows and moves when its list arrives.
    await page.getByLabel('Upload a new one').setInputFiles(file);
    await onPage(page.getByText('Upload a new one')).toHaveCount(0, waiting);
  };
  await choose(/: Video file/, { name: 'udara.webm', mimeType: 'video/webm', buffer: await recording(page) });
  await choose(/: Picture before it plays/, await fileOf(await uploads.png('poster.png', { width: unusedWidth() })));
  // A repeated attempt meets the file of the first one.
  const said = `Kilang ${crypto.randomUUID()}`;
  const captions = `WEBVTT\n\n00:00.000 --> 00:02.000\n${said}\n`;
  await choose(/: Indonesian captions/, await fileOf(await uploads.captions(captions)));
  expect(await violationsInState(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save video' }).click();
  await onPage(dialog).toHaveCount(0);
  const content = await contentSent(page, 'id');
  expect(content).toMatch(/<video src="\/assets\/udara-[\w.-]+\.webm" poster="\/assets\/poster-[\w.-]+"/);
  expect(content).toMatch(
    /<track kind="captions" src="\/assets\/takarir-[\w-]+\.vtt" srclang="id" label="Bahasa Indonesia" \/>/,
  );
  await page.getByLabel('Status').selectOption('published');
  await page.getByRole('button', { name: 'Create Article' }).click();
  await toastSays(page, 'Article created');
  const id = Number(/\/edit\/(\d+)/.exec(page.url())?.[1]);

  const reader = await context.newPage();
  await reader.goto(href(routes.articles.show, 'id', { id }));
  const video = reader.locator('.prose-article video');
  await onPage(video).toHaveAttribute('controls', '');
  const played = await video.evaluate(async (element) => {
    const film = element as HTMLVideoElement;
    film.muted = true;
    const [track] = film.textTracks;
    if (track) track.mode = 'showing';
    await film.play();
    await new Promise((resolve) => film.addEventListener('timeupdate', resolve, { once: true }));
    return { width: film.videoWidth, said: [...(track?.cues ?? [])].map((cue) => (cue as VTTCue).text) };
  });
  expect(played).toEqual({ width: 300, said: [said] });
  expect(complaints).toEqual([]);
});

test('several pictures are described while they are uploaded, and found again with Ctrl+K', async () => {
  const { page, complaints } = await arrive();
  await page.goto(endpoints.assetManager);
  await page.getByRole('link', { name: 'Add Asset' }).click();
  const dialog = page.getByRole('dialog');
  const wrong = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') };
  await dialog
    .locator('input[type=file]')
    .setInputFiles([
      await fileOf(await uploads.png('tongkang.png', { width: unusedWidth() })),
      wrong,
      await fileOf(await uploads.htmlNamedPng()),
    ]);
  const rows = dialog.locator('li');
  await onPage(rows.nth(1)).toContainText('Please select a valid image file.');
  await rows.nth(0).getByLabel('Alternative text, Indonesian').fill('Tongkang bauksit');
  await rows.nth(0).getByLabel('Alternative text, English').fill('A barge with bauxite');
  await rows.nth(0).getByLabel('Credit').fill('Sari');
  await rows.nth(2).getByLabel('Alternative text, English').fill('Kept after the refusal');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await onPage(rows.nth(0)).toContainText('Uploaded', waiting);
  await onPage(rows.nth(2)).toContainText('Please select a valid image file.');
  await onPage(rows.nth(2).getByLabel('Alternative text, English')).toHaveValue('Kept after the refusal');
  expect(await violationsInState(page)).toEqual([]);

  await page.goto(endpoints.dashboard);
  await page.keyboard.press('Control+K');
  const find = page.getByRole('combobox', { name: 'Article, asset or screen' });
  await onPage(find).toBeFocused();
  await find.pressSequentially('barge with bauxite');
  const option = page.getByRole('option', { name: /tongkang/ }).first();
  await onPage(option).toHaveAttribute('aria-selected', 'true');
  await onPage(find).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '');
  expect(await violationsInState(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await onPage(page).toHaveURL(/\/backend\/assets\/\d+$/);
  await onPage(page.getByText('A barge with bauxite')).toBeVisible();
  await onPage(page.getByText('Sari', { exact: true })).toBeVisible();
  // The refused file.
  expect(complaints.filter((one) => !one.includes('400'))).toEqual([]);
});
