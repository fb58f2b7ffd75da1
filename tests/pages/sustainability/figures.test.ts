import { expect, test } from 'bun:test';
import { withCurrent } from '../../../src/current.ts';
import type { Language } from '../../../src/i18n/site/language.ts';
import { shownIn } from '../../../src/pages/sustainability/figures.tsx';
import { only, textOf } from '../../support/html.ts';
import { lastingWorld } from '../../support/world.ts';

const world = await lastingWorld();

const addresses = [
  ['/id/angka-keberlanjutan', 'Angka Keberlanjutan'],
  ['/en/sustainability-figures', 'Sustainability Figures'],
] as const;

test.each(addresses)('%s has eight charts, each with a name and a table of its own', async (address, title) => {
  const page = await world.html(address);
  expect(textOf(page.querySelector('h1'))).toBe(title);
  const sets = page.querySelectorAll('main article');
  expect(sets).toHaveLength(8);
  for (const set of sets) {
    const heading = textOf(only(set, 'h3'));
    expect(only(set, 'svg[role="img"]').getAttribute('aria-label')).toStartWith(`${heading}, `);
    expect(textOf(only(set, 'caption'))).toBe(heading);
  }
});

test('figures are written as in the language of the reader, with two decimals at most', () => {
  const shown = (language: Language) =>
    withCurrent({ language }, () => [shownIn(1234.567), shownIn(12), shownIn(0.5, 2), shownIn('2024')]);
  expect(shown('id')).toEqual(['1.234,57', '12', '0,50', '2024']);
  expect(shown('en')).toEqual(['1,234.57', '12', '0.50', '2024']);
});

const rowsOf = async (address: string, set: string) =>
  (await world.html(address))
    .querySelectorAll(`#${set} tbody tr`)
    .map((row) => row.querySelectorAll('th, td').map(textOf).join(' | '));

test('a table gives the figures that the chart shows', async () => {
  expect(await rowsOf('/en/sustainability-figures', 'injuries')).toEqual([
    '2021 | 5.4 | 6 | 1.11',
    '2022 | 8.5 | 8 | 0.94',
    '2023 | 11.3 | 8 | 0.71',
    '2024 | 9.4 | 5 | 0.53',
  ]);
  const page = await world.html('/en/sustainability-figures');
  const shown = page.querySelectorAll('#injuries svg text').map(textOf);
  expect(shown).toEqual(['1.11', '2021', '0.94', '2022', '0.71', '2023', '0.53', '2024']);
});

test('production is told by year, in thousands as the language writes them', async () => {
  expect(await rowsOf('/id/angka-keberlanjutan', 'production')).toEqual([
    '2024 (Oktober–Desember) | 28.600',
    '2025 | 614.000',
    '2026 (Januari–Oktober) | 786.500',
  ]);
  expect(await rowsOf('/en/sustainability-figures', 'production')).toContain('2025 | 614,000');
});

test('figures are written as the language writes them', async () => {
  expect(await rowsOf('/id/angka-keberlanjutan', 'water')).toEqual(['Rancangan | 2,9', 'Komisioning 2024 | 3,6']);
  expect(await rowsOf('/en/sustainability-figures', 'electricity')).toEqual([
    'Q1 2024 | 38',
    'Q2 2024 | 61',
    'Q3 2024 | 84',
    'Q4 2024 | 118',
    'Total | 301',
  ]);
});

test('the highest readings are drawn as a share of their limits, except where the limit is a range', async () => {
  const page = await world.html('/en/sustainability-figures');
  const shown = page.querySelectorAll('#readings svg text').map(textOf);
  expect(shown).toEqual(['82%', 'Dust', '88%', 'SO₂', '91%', 'NOₓ', '44%', 'Solids', '98%', 'Noise', 'Limit']);
});

test.each([
  [
    '/id/angka-keberlanjutan.csv',
    'Topik,Ukuran,Periode,Kolom,Nilai,Sumber',
    'Laporan Tahunan 2024',
    ' dan berita 2026',
    '"Alumina, ton"',
  ],
  [
    '/en/sustainability-figures.csv',
    'Topic,Measure,Period,Column,Value,Source',
    'Annual Report 2024',
    ' and news of 2026',
    '"Alumina, tons"',
  ],
])('%s has every figure in a row, with its source', async (address, head, source, more, column) => {
  const answer = await world.get(address);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
  const lines = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer()).split('\r\n');
  expect(lines[0]).toBe(`\uFEFF${head}`);
  const rows = lines.slice(1, -1);
  expect(rows).toHaveLength(57);
  const [first, trial, latest, ...others] = rows;
  expect(first).toEndWith(`,28600,${source}${more}`);
  expect(trial).toEndWith(`,2025,${column},614000,${source}${more}`);
  expect(latest).toEndWith(`,786500,${source}${more}`);
  for (const row of others) expect(row).toEndWith(`,${source}`);
  expect(rows.some((row) => row.includes(',806,'))).toBe(true);
});
