import { expect, setSystemTime, test } from 'bun:test';
import { contactMessages } from '../../../src/db/schema/index.ts';
import { contactForm, files, withToken } from '../../support/forms.ts';
import { only, parseHtml } from '../../support/html.ts';
import { freshWorld } from '../../support/world.ts';

const world = await freshWorld();

async function send(page: string, from: string, chosen: File[], name = 'Sari Wulandari'): Promise<Response> {
  const body = contactForm(await withToken(world, { language: page === '/en/contact' ? 'en' : 'id', name }), chosen);
  return world.handle(page, { method: 'POST', body, headers: { 'x-forwarded-for': from } });
}

test('a network that has uploaded 200 MB with refused forms sends no more files in this hour, but messages', async () => {
  // Not at the end of an hour, when all counts start again.
  setSystemTime(new Date('2026-11-22T07:10:00Z'));
  const large = Array.from({ length: 10 }, () => files.ofTenMegabytes());
  for (const _ of [1, 2]) expect((await send('/en/contact', '198.51.100.7', large, '')).status).toBe(422);

  const refused = await send('/en/contact', '198.51.100.7', [files.pdf()]);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  const page = parseHtml(await refused.text());
  expect(page.text).toContain(
    'Too many files were uploaded from your network within this hour, so the file proposal.pdf cannot be accepted yet.',
  );
  expect(only(page, 'input[name=name]').getAttribute('value')).toBe('Sari Wulandari');
  const inIndonesian = await send('/id/kontak', '198.51.100.7', [files.pdf()]);
  expect(parseHtml(await inIndonesian.text()).text).toContain(
    'Dari jaringan Anda sudah terlalu banyak berkas diunggah dalam satu jam ini sehingga berkas proposal.pdf belum dapat diterima.',
  );
  expect(await world.db.$count(contactMessages)).toBe(0);

  expect((await send('/en/contact', '198.51.100.7', [])).status).toBe(303);
  expect((await send('/en/contact', '198.51.100.8', [files.pdf()])).status).toBe(303);
  setSystemTime(new Date('2026-11-22T08:01:00Z'));
  expect((await send('/en/contact', '198.51.100.7', [files.pdf()])).status).toBe(303);
  setSystemTime();
});
