import { expect, test } from 'bun:test';
import { assets } from '../../../src/db/schema/index.ts';
import { only, textOf } from '../../support/html.ts';
import { lastingWorld } from '../../support/world.ts';

const world = await lastingWorld();

const pages = [
  ['/id/pengendalian-gratifikasi', 'Pengendalian Gratifikasi', 'Pasal 1. Pengertian'],
  ['/en/gratification-control', 'Gratification Control', 'Article 1. Definitions'],
  ['/id/piagam-dewan-komisaris', 'Piagam Dewan Komisaris', 'Pasal 1. '],
  ['/en/board-of-commissioners-charter', 'Board of Commissioners Charter', 'Article 1. '],
  ['/id/piagam-direksi', 'Piagam Direksi', 'Pasal 1. '],
  ['/en/board-of-directors-charter', 'Board of Directors Charter', 'Article 1. '],
  ['/id/kode-etik', 'Kode Etik', 'Pasal 1. Untuk siapa'],
  ['/en/code-of-conduct', 'Code of Conduct', 'Article 1. For whom'],
  ['/id/standar-etika-perusahaan', 'Standar Etika Perusahaan', 'Pasal 1. '],
  ['/en/company-ethics-standard', 'Company Ethics Standard', 'Article 1. '],
] as const;

test.each(pages)(
  '%s has the whole policy, and a table of contents that leads to every part',
  async (path, title, first) => {
    const page = await world.html(path);
    expect(textOf(only(page, 'h1'))).toBe(title);
    expect(textOf(page.querySelector('#article-1 h2'))).toStartWith(first);
    const parts = page.querySelectorAll('main section[id^="article-"], main section[id^="annex-"]');
    expect(parts.length).toBeGreaterThan(6);
    const ids = parts.map((part) => `#${part.getAttribute('id')}`);
    // Folded on narrow screens, beside the text on wide ones.
    const lists = page.querySelectorAll('[data-contents]');
    expect(lists.map((list) => list.querySelectorAll('a').map((link) => link.getAttribute('href')))).toEqual([
      ids,
      ids,
    ]);
  },
);

test('clauses, annexes and control facts are in the language of the page', async () => {
  const english = await world.html('/en/gratification-control');
  expect(textOf(only(english, '#article-4'))).toContain('worth no more than Rp500,000');
  expect(english.querySelectorAll('#annex-1 thead th').map(textOf)).toEqual(['Field', 'To be filled in']);
  expect(textOf(only(english, '[aria-labelledby="control"]'))).toContain('3.0, in force from July 1, 2024');
  const indonesian = await world.html('/id/pengendalian-gratifikasi');
  expect(textOf(only(indonesian, '#article-4'))).toContain('bernilai paling banyak Rp500.000');
});

test('the PDF is linked with its size and length once it has been uploaded', async () => {
  expect((await world.html('/en/code-of-conduct')).querySelectorAll('main a[download]')).toHaveLength(0);
  await world.db.insert(assets).values({
    name: 'Kode_Etik',
    path: '/assets/Kode_Etik.pdf',
    filename: 'Kode_Etik.pdf',
    category: 'reports',
    mediaType: 'document',
    size: 536_576,
    pages: 24,
  });
  world.cache.apply('changed');
  const page = await world.html('/en/code-of-conduct');
  expect(only(page, 'main a[download]').getAttribute('href')).toBe('/assets/Kode_Etik.pdf');
  expect(textOf(only(page, 'main header'))).toContain('PDF, 524 KB, 24 pages');
});
