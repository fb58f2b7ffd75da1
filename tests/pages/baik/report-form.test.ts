import { beforeAll, expect, test } from 'bun:test';
import { desc } from 'drizzle-orm';
import { baikCases } from '../../../src/db/schema/index.ts';
import { parseReceipt } from '../../../src/domain/baik/receipt.ts';
import { manifest } from '../../../src/manifest.ts';
import { pageOf, post, type RecipientInTest, recipient, unlock } from '../../support/baik.ts';
import { withToken } from '../../support/forms.ts';
import { only, textOf } from '../../support/html.ts';
import { controlsIn, labelProblemsIn } from '../../support/pages/controls.ts';
import { slow } from '../../support/slow.ts';
import { lastingWorld } from '../../support/world.ts';

const world = await lastingWorld();
let reader: RecipientInTest;
beforeAll(async () => {
  reader = await recipient(world);
}, slow);

test.each([
  ['/id/budaya-baik', ['Apa yang akan terjadi', 'Jaga diri Anda', 'Tulis laporan']],
  ['/en/baik-culture', ['What to expect', 'Protect yourself', 'Write your report']],
])('%s says what to expect and what to mind before the form', async (path, titles) => {
  const headings = (await world.html(path)).querySelectorAll('main h2').map(textOf);
  expect(headings.filter((heading) => titles.includes(heading))).toEqual(titles);
});

test.each([
  [
    '/id/budaya-baik',
    ['di kilang, di kantor, atau di kampung sekitar', 'bukan karyawan', 'lingkungan, keselamatan', 'warga sekitar'],
  ],
  [
    '/en/baik-culture',
    ['at the refinery, in an office or in a village nearby', 'do not work for us', 'the environment, safety'],
  ],
])('%s asks neighbors too, and about environment and safety', async (path, said) => {
  const text = textOf(only(await world.html(path), 'main'));
  for (const part of said) expect(text).toContain(part);
  expect(text).not.toMatch(/salah di tempat kerja|wrong at work/);
});

test.each([
  ['/id/budaya-baik', 'program rilis 1.1.0', 'semua huruf dan angka harus sama'],
  ['/en/baik-culture', 'a program, release 1.1.0', 'every letter and digit must be the same'],
])(
  '%s names release and digest of its sources, and how to compare them with what is published elsewhere',
  async (path, named, how) => {
    const program = only(await world.html(path), '#program');
    expect(textOf(program)).toContain(named);
    expect(textOf(program)).toContain(how);
    expect(textOf(only(program, 'code'))).toMatch(/^[0-9a-f]{64}$/);
    expect(textOf(only(program, 'code'))).toBe(manifest().quality.sources);
    expect(only(program, 'a').getAttribute('href')).not.toContain(new URL(world.siteUrl).hostname);
  },
);

test('the notice about personal data stands above the form, and its version is sealed with the report', async () => {
  const page = await world.html('/id/budaya-baik');
  const version = only(page, 'main [data-notice-version]').getAttribute('data-notice-version');
  expect(version).toBe('report-2026-11-23');
  expect(only(page, 'form input[name="notice"]').getAttribute('value')).toBe('report-2026-11-23');
  await post(world, { report: 'Kuitansi palsu', notice: 'report-2026-11-23' });
  await unlock(world, reader);
  const [stored] = await world.db.select({ id: baikCases.id }).from(baikCases).orderBy(desc(baikCases.id));
  const shown = await world.html(`/backend/baik/cases/${stored?.id}`, 200, { cookie: reader.cookie });
  expect(textOf(only(shown, 'main'))).toContain('report-2026-11-23');
});

test('a name or a contact is only asked for when the visitor chooses that', async () => {
  const page = await world.html('/en/baik-culture');
  expect(only(page, '#baik-anonymous').hasAttribute('checked')).toBe(true);
  expect(only(page, '#baik-named').hasAttribute('checked')).toBe(false);
  // The contact fields follow the choice among their siblings: a selector that old browsers know hides them.
  expect(page.querySelector('#baik-anonymous ~ .reporter-named #baik-contact')).not.toBeNull();
  expect((await post(world, { anonymous: '1', contact: '', report: 'Seen at the weighbridge' })).status).toBe(200);
  const named = await post(world, { anonymous: '0', contact: '', report: 'Seen', language: 'en' });
  const asked = await pageOf(named);
  expect(textOf(only(asked, '#baik-contact-error'))).toBe('Enter your contact, or choose to stay without a name');
  expect(only(asked, '#baik-named').hasAttribute('checked')).toBe(true);
});

test('the answer to a form shows the receipt in characters and in words, alone; a reload shows the same one and stores nothing', async () => {
  const before = await world.db.$count(baikCases);
  const written = await withToken(world, { report: 'Kuitansi palsu', submission_key: crypto.randomUUID() });
  const codes: string[] = [];
  for (const answer of [await post(world, written), await post(world, written)]) {
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const page = await pageOf(answer);
    const code = textOf(only(page, '[data-code]'));
    expect(code).toMatch(/^[\dA-HJKMNP-TV-Z]{3}( [\dA-HJKMNP-TV-Z]{3}){5}$/);
    expect(parseReceipt(textOf(only(page, '[data-code-words]')))).toEqual(parseReceipt(code));
    expect(page.querySelector('#expect, #limits')).toBeNull();
    expect(only(page, 'meta[name="robots"]').getAttribute('content')).toBe('noindex');
    codes.push(code);
  }
  expect(codes[0]).toBe(codes[1] ?? '');
  expect(await world.db.$count(baikCases)).toBe(before + 1);
});

test.each(['/id/budaya-baik', '/en/baik-culture'])('%s has these labelled fields', async (path) => {
  const page = await world.html(path);
  expect(controlsIn(page)).toEqual([
    'input website text off -',
    'input anonymous radio - -',
    'input anonymous radio - -',
    'input contact text off true',
    'input name text off -',
    'input category text off -',
    'textarea report - off true',
    'input attachments file - -',
  ]);
  expect(labelProblemsIn(page)).toEqual([]);
});
