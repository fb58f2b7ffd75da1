import { expect, test } from 'bun:test';
import { only, textOf } from '../../support/html.ts';
import { lastingWorld } from '../../support/world.ts';

const world = await lastingWorld();

test.each([
  ['/id/laporan-tahunan/2024', ['28.600', '98,6%', '326 ribu ton', '75 MW', '806', '0,53', '0 m³', 'Rp268 miliar']],
  [
    '/en/annual-reports/2024',
    ['28,600', '98.6%', '326 thousand tons', '75 MW', '806', '0.53', '0 m³', 'Rp268 billion'],
  ],
])('%s has the figures of the year as its language writes them', async (path, figures) => {
  expect((await world.html(path)).querySelectorAll('#figures dd').map(textOf)).toEqual(figures);
});

test('tables give the figures behind the bars', async () => {
  const page = await world.html('/en/annual-reports/2024');
  const rows = (caption: string) =>
    only(page, `figure[aria-label="${caption}"]`)
      .querySelectorAll('tbody tr')
      .map((row) => row.querySelectorAll('th, td').map(textOf));
  expect(rows('Alumina from commissioning, tons per month, 2024')).toEqual([
    ['Oct', '6,900', '98.4'],
    ['Nov', '9,800', '98.5'],
    ['Dec', '11,900', '98.6'],
  ]);
  expect(rows('Goals for 2024, results in 2024 and goals for 2025').slice(0, 4)).toEqual([
    ['Alumina, tons', '28,000', '28,600', '580,000–640,000'],
    ['Purity, percent', '98.6', '98.6', 'min. 98.6'],
    ['Recordable injuries per million hours worked', '0.60', '0.53', '0.45'],
    ['New water, m³ per ton', '–', '3.6', '3.1'],
  ]);
});

test('the report of 2024 can be downloaded once it is published, and no other', async () => {
  const path = '/en/annual-reports/2024';
  const report = { category: 'reports', topic: null } as const;
  await world.publish({
    ...report,
    title: 'Annual Report 2023',
    content: '/assets/2023.pdf',
    publishedAt: new Date('2023-12-31'),
  });
  expect((await world.html(path)).querySelectorAll('main a[download]')).toHaveLength(0);
  await world.publish({
    ...report,
    title: 'Annual Report 2024',
    content: '/assets/2024.pdf',
    publishedAt: new Date('2024-12-31'),
  });
  expect(only(await world.html(path), 'main a[download]').getAttribute('href')).toBe('/assets/2024.pdf');
});
