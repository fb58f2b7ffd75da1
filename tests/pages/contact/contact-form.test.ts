import { expect, test } from 'bun:test';
import { contactForm, files } from '../../support/forms.ts';
import { only, parseHtml, textOf } from '../../support/html.ts';
import { controlsIn, labelProblemsIn } from '../../support/pages/controls.ts';
import { lastingWorld } from '../../support/world.ts';

const world = await lastingWorld();

test.each(['/id/kontak', '/en/contact'])('%s has these labelled fields', async (path) => {
  const page = await world.html(path);
  expect(controlsIn(page)).toEqual([
    'input website text off -',
    'input name text name true',
    'input email email email true',
    'input phone tel tel -',
    'select subject - - true',
    'textarea message - - true',
    'input attachments file - -',
  ]);
  expect(labelProblemsIn(page)).toEqual([]);
});

test.each([
  ['/id/kontak', 'serta menarik persetujuan. Ajukan permintaan data pribadi.'],
  ['/en/contact', 'and withdraw your consent. Make a personal data request.'],
])('%s says above its fields how to make a request about personal data', async (path, rights) => {
  expect(textOf(only(await world.html(path), 'main [data-notice-version]'))).toContain(rights);
});

test.each([
  [
    'id',
    '/id/kontak',
    ['Nama*', 'Email*', 'Telepon(opsional)', 'Subjek*', 'Pesan*', 'Lampiran(opsional)'],
    'Kesalahan',
  ],
  [
    'en',
    '/en/contact',
    ['Name*', 'Email*', 'Phone(optional)', 'Subject*', 'Message*', 'Attachments(optional)'],
    'Error',
  ],
] as const)(
  'in %s the labels mark required fields, and a rejected form is excluded from search engines',
  async (_language, path, labels, title) => {
    const page = await world.html(path);
    const shown = page.querySelectorAll('main form label').map((label) => textOf(label).replace(' ', ''));
    expect(shown.slice(1)).toEqual([...labels]);
    expect(page.querySelector('meta[name="robots"]')).toBeNull();
    const answer = await world.post(path, contactForm({ message: '' }), { accept: 'text/html' });
    expect(answer.status).toBe(422);
    const refused = parseHtml(await answer.text());
    expect(textOf(only(refused, 'title'))).toStartWith(`${title}: `);
    expect(only(refused, 'meta[name="robots"]').getAttribute('content')).toBe('noindex');
    // The errors receive the focus at once, so that they must not wait for the hero.
    expect(page.querySelectorAll('.hero-first')).toHaveLength(1);
    expect(refused.querySelectorAll('.hero-first')).toHaveLength(0);
    expect(refused.querySelectorAll('main [autofocus]')).toHaveLength(1);
    expect(only(refused, '#contact-email').getAttribute('value')).toBe('sari@example.com');
    expect(only(refused, '#contact-subject option[selected]').getAttribute('value')).toBe('kemitraan');
  },
);

test.each([
  ['id', '/id/kontak', 'Silakan pilih kembali lampiran Anda.'],
  ['en', '/en/contact', 'Please choose your attachments again.'],
] as const)('a refused form in %s asks for its files again, if there were any', async (_language, path, text) => {
  const refused = async (chosen: File[]) => {
    const body = contactForm({ message: '' }, chosen);
    const answer = await world.handle(path, { method: 'POST', body, headers: { accept: 'text/html' } });
    return textOf(only(parseHtml(await answer.text()), '#form'));
  };
  expect(await refused([files.pdf()])).toContain(text);
  expect(await refused([])).not.toContain(text);
});

test.each([
  [
    '/id/kontak',
    [
      ['produk', 'Informasi produk'],
      ['kemitraan', 'Kemitraan'],
      ['karir', 'Peluang karier'],
      ['media', 'Media dan pers'],
      ['umum', 'Pertanyaan umum'],
      ['vendor', 'Bantuan vendor'],
      ['keluhan', 'Keluhan'],
      ['kunjungan', 'Kunjungan ke kilang'],
    ],
  ],
  [
    '/en/contact',
    [
      ['produk', 'Product information'],
      ['kemitraan', 'Partnership'],
      ['karir', 'Career opportunities'],
      ['media', 'Media and press'],
      ['umum', 'General questions'],
      ['vendor', 'Vendor help'],
      ['keluhan', 'Complaint'],
      ['kunjungan', 'Visit to the refinery'],
    ],
  ],
])(
  '%s offers the five subjects of the specification, then those of vendors, neighbors and visitors',
  async (path, subjects) => {
    const offered = (await world.html(path)).querySelectorAll('select[name="subject"] option').slice(1);
    expect(offered.map((option) => [option.getAttribute('value') ?? '', textOf(option)])).toEqual(subjects);
  },
);

test.each([
  ['/id/kontak?subject=vendor', '/en/contact?subject=vendor'],
  ['/en/contact?subject=kunjungan', '/id/kontak?subject=kunjungan'],
  ['/id/kontak?subject=gosip', '/en/contact'],
  ['/id/kontak?notice=sent', '/en/contact'],
  ['/en/contact', '/id/kontak'],
])('the language switch of %s leads to %s', async (path, other) => {
  const switches = (await world.html(path)).querySelectorAll('header a[hreflang]');
  expect(switches.map((link) => link.getAttribute('href'))).toEqual(switches.map(() => other));
  expect(switches.length).toBeGreaterThan(0);
});

test('the language switch of a rejected form keeps the subject that was chosen', async () => {
  const body = contactForm({ message: '' });
  const answer = await world.handle('/id/kontak', { method: 'POST', body, headers: { accept: 'text/html' } });
  const refused = parseHtml(await answer.text());
  const [first] = refused.querySelectorAll('header a[hreflang]');
  expect(first?.getAttribute('href')).toBe('/en/contact?subject=kemitraan');
});

test('an address without a language keeps its subject', async () => {
  const { status, headers } = await world.get('/kontak?subject=vendor');
  expect([status, headers.get('location')]).toEqual([301, '/id/kontak?subject=vendor']);
});

test.each([
  ['/id/kontak?subject=vendor', 'vendor', 'Bantuan vendor'],
  ['/en/contact?subject=karir', 'karir', 'Career opportunities'],
  ['/en/contact?subject=%3Cb%3E', '', 'Choose a subject'],
])('%s has its subject chosen, and the canonical address is that of the page', async (path, subject, label) => {
  const page = await world.html(path);
  const chosen = only(page, 'select[name="subject"] option[selected]');
  expect([chosen.getAttribute('value'), textOf(chosen)]).toEqual([subject, label]);
  expect(only(page, 'link[rel="canonical"]').getAttribute('href')).toEndWith(path.split('?')[0] ?? '');
});

test('the form is kept by no cache: each has a key and a token of its own', async () => {
  const shown = [await world.get('/en/contact'), await world.get('/en/contact')];
  expect(shown.map(({ headers }) => headers.get('cache-control'))).toEqual(['no-store', 'no-store']);
  const keys = shown.map(async (answer) => only(parseHtml(await answer.text()), '[name="submission_key"]').outerHTML);
  expect(await keys[0]).not.toBe(await keys[1]);
});
