import { expect, test } from 'bun:test';
import { assets } from '../../../src/db/schema/index.ts';
import type { Language } from '../../../src/i18n/site/language.ts';
import { href, routes } from '../../../src/routes.ts';
import { textOf } from '../../support/html.ts';
import { freshWorld } from '../../support/world.ts';

const world = await freshWorld();

const governance = (language: Language) => world.html(href(routes.governance.index, language, {}, { complete: 1 }));
const rows = async (language: Language) => (await governance(language)).querySelectorAll('#documents li');

test('a document that is not uploaded has its known size and a link to request it', async () => {
  const shown = await rows('en');
  expect(shown.map((row) => textOf(row.querySelector('h3')))).toEqual([
    'Gratification Control',
    'Board of Commissioners Charter',
    'Board of Directors Charter',
    'Code of Conduct',
    'Company Ethics Standard',
  ]);
  expect(shown.map((row) => /PDF, (\d+ [KM]B)/.exec(textOf(row))?.[1])).toEqual([
    '277 KB',
    '254 KB',
    '14 MB',
    '524 KB',
    '524 KB',
  ]);
  const pages = [
    '/en/gratification-control',
    '/en/board-of-commissioners-charter',
    '/en/board-of-directors-charter',
    '/en/code-of-conduct',
    '/en/company-ethics-standard',
  ];
  for (const [index, row] of shown.entries()) {
    expect(row.querySelectorAll('a').map((link) => link.getAttribute('href')?.split('?')[0])).toEqual([
      pages[index],
      'mailto:info@khatulistiwa-alumina.example',
    ]);
    expect(textOf(row)).toContain('Available on request');
  }
});

test('an uploaded document opens in a new tab and has its measured size', async () => {
  await world.db.insert(assets).values({
    name: 'Kode_Etik',
    path: '/assets/kode-etik.pdf',
    filename: 'kode-etik.pdf',
    category: 'governance',
    mediaType: 'document',
    size: 2_516_582,
    pages: 12,
  });
  const [, , , code] = await rows('id');
  const link = code?.querySelector('a');
  expect(link?.getAttribute('href')).toBe('/assets/kode-etik.pdf');
  expect(link?.getAttribute('target')).toBe('_blank');
  expect(link?.getAttribute('rel')).toBe('noopener');
  expect(textOf(link)).toContain('membuka tab baru');
  expect(textOf(code)).toContain('PDF, 2,4 MB, 12 halaman');
  expect(textOf(code)).not.toContain('Tersedia atas permintaan');
  const download = code?.querySelector('a[download]');
  expect(download?.getAttribute('href')).toBe('/assets/kode-etik.pdf');
  expect(textOf(download)).toBe('Unduh: Kode Etik');
});
