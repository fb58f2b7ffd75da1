import { expect, test } from 'bun:test';
import { assets } from '../../../src/db/schema/index.ts';
import type { Language } from '../../../src/i18n/site/language.ts';
import { href, type Query, routes } from '../../../src/routes.ts';
import { only, textOf } from '../../support/html.ts';
import { freshWorld, type World } from '../../support/world.ts';

const world = await freshWorld();

const reports = (language: Language, query: Query = {}) => href(routes.reports.index, language, {}, query);
const read = (language: Language, query: Query = {}) => world.html(reports(language, { ...query, complete: 1 }));

const publishReport = (year: number, said: Parameters<World['publish']>[0] = {}) =>
  world.publish({
    category: 'reports',
    topic: null,
    title: { id: `Laporan ${year}`, en: `Report ${year}` },
    content: `/assets/report-${year}.pdf`,
    publishedAt: new Date(`${year}-12-31T02:00:00Z`),
    ...said,
  });

test('reports are listed newest first, with links to open in a new tab and to download', async () => {
  await publishReport(2023);
  await publishReport(2024);
  const page = await read('en');
  expect(page.querySelectorAll('#reports h3').map(textOf)).toEqual(['Report 2024', 'Report 2023']);
  const [open, download] = page.querySelectorAll('#reports a[href="/assets/report-2024.pdf"]');
  expect(open?.getAttribute('target')).toBe('_blank');
  expect(download?.hasAttribute('download')).toBe(true);
});

test('a document has its measured size and number of pages', async () => {
  await publishReport(2024);
  await world.db.insert(assets).values({
    name: 'Report_2024',
    path: '/assets/report-2024.pdf',
    filename: 'report-2024.pdf',
    category: 'reports',
    mediaType: 'document',
    size: 2_516_582,
    pages: 12,
  });
  const english = textOf(only(await read('en'), '#reports'));
  expect(english).toContain('2.4 MB');
  expect(english).toContain('12 pages');
  expect(textOf(only(await read('id'), '#reports'))).toContain('2,4 MB');
});

test('a document that has not been measured has the known figures of its year, or none', async () => {
  await publishReport(2024);
  await publishReport(2023);
  const facts = (await read('en')).querySelectorAll('#reports dl').map(textOf);
  expect(facts[0]).toContain('16 MB');
  expect(facts[0]).toContain('156 pages');
  expect(facts[1]).not.toMatch(/MB|pages/);
});

test.each([
  ['id', 'Laporan Tahunan 2025 dijadwalkan terbit pada 31 Desember 2026 di halaman ini.'],
  ['en', 'The Annual Report 2025 is due on December 31, 2026 and will be published on this page.'],
] as const)('in %s the page says when the next report comes, until it is there', async (language, text) => {
  await publishReport(2024);
  expect(textOf(only(await read(language), '#next-report p'))).toBe(text);
  await publishReport(2025);
  expect((await read(language)).querySelectorAll('#next-report')).toHaveLength(0);
});

test('the filter shows annual reports only, and unknown kinds are not found', async () => {
  await publishReport(2024);
  await publishReport(2023, { title: 'Water study', topic: 'sustainability' });
  const titles = async (query?: Query) => (await read('en', query)).querySelectorAll('#reports h3').map(textOf);
  expect(await titles()).toEqual(['Report 2024', 'Water study']);
  expect(await titles({ category: 'annual' })).toEqual(['Report 2024']);
  expect((await world.get(reports('en', { category: 'weekly' }))).status).toBe(404);
});

test('without reports the page has a message', async () => {
  expect(textOf(only(await read('id'), '#reports'))).toContain('Belum Ada Laporan');
  expect(textOf(only(await read('en'), '#reports'))).toContain('No Reports Available');
});
