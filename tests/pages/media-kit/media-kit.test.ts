import { expect, test } from 'bun:test';
import { textOf } from '../../support/html.ts';
import { lastingWorld } from '../../support/world.ts';

const world = await lastingWorld();

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
