import { expect, test } from 'bun:test';
import { only, textOf } from '../../support/html.ts';
import { lastingWorld } from '../../support/world.ts';

const world = await lastingWorld();

const addresses = ['/id/ruang-media', '/en/media-kit'];

test.each(addresses)('%s has nine pictures, each with a caption of its own and a JPEG to download', async (address) => {
  const figures = (await world.html(address)).querySelectorAll('#pictures figure');
  expect(figures).toHaveLength(9);
  const captions = figures.map((figure) => textOf(figure.querySelector('figcaption p')));
  expect(new Set(captions).size).toBe(9);
  for (const figure of figures) {
    const link = only(figure, 'a[download]');
    expect(link.getAttribute('download')).toEndWith('.jpg');
    expect(link.getAttribute('href')).toEndWith('.jpeg');
    expect(textOf(only(figure, '.text-slate'))).toMatch(/^1280 × (?:720|853|960) /);
  }
});

test('a picture that is downloaded is a JPEG', async () => {
  const link = (await world.html('/en/media-kit')).querySelector('#pictures a[download]');
  const answer = await world.get(link?.getAttribute('href') ?? '');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
});

test('the fact sheet names what may be quoted', async () => {
  const facts = (await world.html('/en/media-kit')).querySelectorAll('#facts dd').map(textOf);
  expect(facts.slice(0, 7)).toEqual([
    'PT Khatulistiwa Alumina',
    'State mining holding group',
    'Smelter grade alumina, at least 98.6% Al₂O₃',
    '1,000,000 tons of alumina a year (trial operation capacity)',
    '100% domestic bauxite',
    'More than 800 professionals',
    '3 × 25 MW, thermal',
  ]);
});

test('the short description is the beginning of the full one', async () => {
  const page = await world.html('/id/ruang-media');
  const [short, full] = page.querySelectorAll('#boilerplate p').map(textOf);
  expect(short).toStartWith('PT Khatulistiwa Alumina mengoperasikan kilang alumina');
  expect(full).toStartWith(short ?? 'missing');
});

test('the press contact can be called and written to', async () => {
  const contact = only(await world.html('/en/media-kit'), '#press-contact');
  const links = contact.querySelectorAll('dd a').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['tel:+622155500127', 'mailto:info@khatulistiwa-alumina.example']);
});
