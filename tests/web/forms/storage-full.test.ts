import { beforeEach, describe, expect, test } from 'bun:test';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { accounts, contactMessages } from '../../../src/db/schema/index.ts';
import { cases, post, recipient, reportForm, submit } from '../../support/baik.ts';
import { uploadForm, uploads } from '../../support/files/asset-files.ts';
import { contactForm, files, withToken } from '../../support/forms.ts';
import { only, parseHtml, textOf } from '../../support/html.ts';
import { freshWorld } from '../../support/world.ts';

/** A site whose reserve exceeds the size of the volume. */
const world = await freshWorld({ storageReserve: { minBytes: Number.MAX_SAFE_INTEGER, share: 0 } });
beforeEach(async () => {
  await recipient(world);
});

const full = {
  id: 'Ruang penyimpanan kami hampir penuh sehingga berkas proposal.pdf belum dapat diterima. Teks Anda tetap ada: kirimkan tanpa berkas, atau coba lagi nanti.',
  en: 'Our storage is nearly full, so the file proposal.pdf cannot be accepted right now. Your text is still here: send it without files, or try again later.',
} as const;
const staffText = {
  id: 'Penyimpanan situs hampir penuh sehingga berkas tidak dapat diunggah. Kosongkan ruang pada volumenya, atau perbesar volume itu.',
  en: 'The storage of the site is nearly full, so no file can be uploaded. Free space on its volume, or enlarge it.',
} as const;
const contactPage = { id: '/id/kontak', en: '/en/contact' } as const;

function storedFiles(): string[] {
  return ['contact', 'baik', 'baik-spool', 'assets/.incoming'].flatMap((folder) => {
    const path = join(world.place.dataDirectory, folder);
    return existsSync(path) ? readdirSync(path) : [];
  });
}

describe.each(['id', 'en'] as const)('below the reserve, in %s', (language) => {
  test('the contact form answers 507 with the reason and the typed text; without the file it is accepted', async () => {
    const written = await withToken(world, { language, name: 'Sari Wulandari' });
    const send = (chosen: File[]) =>
      world.handle(contactPage[language], { method: 'POST', body: contactForm(written, chosen) });
    const answer = await send([files.pdf()]);
    expect(answer.status).toBe(507);
    const page = parseHtml(await answer.text());
    expect(page.text).toContain(full[language]);
    expect(only(page, 'input[name=name]').getAttribute('value')).toBe('Sari Wulandari');
    expect(await world.db.$count(contactMessages)).toBe(0);
    expect((await send([])).status).toBe(303);
  });

  test('its API answers 507 with the text and the field', async () => {
    const body = contactForm({ language }, [files.pdf()]);
    const answer = await world.handle('/api/contact/submit', { method: 'POST', body });
    expect(answer.status).toBe(507);
    expect(await answer.json()).toEqual({ success: false, error: full[language], field: 'attachments' });
  });

  test('the report form and its API answer 507 with the reason; without the file the report is accepted', async () => {
    const page = await post(world, { language }, [files.pdf()]);
    expect(page.status).toBe(507);
    expect(parseHtml(await page.text()).text).toContain(full[language]);
    const json = await submit(world, { language }, [files.pdf()]);
    expect(json.status).toBe(507);
    expect(await json.json()).toMatchObject({ success: false, error: full[language], field: 'attachments' });
    const examined = await world.post(`/api/baik/files?language=${language}`, reportForm({}, [files.pdf()]));
    expect(examined.status).toBe(507);
    expect(await examined.json()).toMatchObject({ success: false, error: full[language] });
    expect(await cases(world)).toEqual([]);
    expect((await submit(world, { language })).status).toBe(200);
  });

  test('an upload to the asset manager answers 507 on the screen', async () => {
    const staff = await world.signedIn();
    await world.db.update(accounts).set({ language });
    const answer = await world.post('/backend/assets', uploadForm(await uploads.jpeg()), staff);
    expect(answer.status).toBe(507);
    const page = parseHtml(await answer.text());
    expect(textOf(only(page, 'main'))).toContain(staffText[language]);
  });
});

test('the API of assets answers 507 as JSON, for a new file and for one that replaces another', async () => {
  const staff = await world.signedIn();
  const answer = await world.post('/api/backend/assets', uploadForm(await uploads.jpeg()), staff);
  expect(answer.status).toBe(507);
  expect(await answer.json()).toMatchObject({ error: staffText.en, field: 'file' });
});

test('a rejected file leaves no data', async () => {
  const staff = await world.signedIn();
  await world.handle('/api/contact/submit', { method: 'POST', body: contactForm({}, [files.pdf()]) });
  await submit(world, {}, [files.pdf()]);
  await world.handle('/api/backend/assets', { method: 'POST', headers: staff, body: uploadForm(await uploads.jpeg()) });
  expect(storedFiles()).toEqual([]);
});
