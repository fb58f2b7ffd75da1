import { describe, expect, test } from 'bun:test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifest } from '../../src/manifest.ts';

const directory = 'static/documents';
const files = readdirSync(directory).map((name) => ({ name, pdf: readFileSync(join(directory, name), 'latin1') }));

/** Text of the information dictionary, which may be UTF-16. */
function informationOf(pdf: string, key: string): string {
  const [, hexadecimal = ''] = new RegExp(`/${key} <FEFF([0-9A-F]*)>`).exec(pdf) ?? [];
  const [, plain = ''] = new RegExp(`/${key} \\(([^)]*)\\)`).exec(pdf) ?? [];
  return hexadecimal ? Buffer.from(hexadecimal, 'hex').swap16().toString('utf16le') : plain;
}

test('reports and five policies exist', () => {
  expect(files.map(({ name }) => name).sort()).toEqual(Object.keys(manifest().documents));
  expect(files).toHaveLength(7);
});

describe.each(files)('$name', ({ name, pdf }) => {
  test('is accessible: tagged, with headings, bookmarks, languages and a title', () => {
    expect(pdf).toContain('/Marked true');
    expect(pdf).toContain('/StructTreeRoot');
    expect(pdf).toContain('/Outlines');
    expect(pdf).toContain('/DisplayDocTitle true');
    expect(pdf).toContain('/S /H2');
    expect(pdf).toContain('/Lang (id-ID)');
    expect(pdf).toContain('/Lang (en-US)');
    expect(informationOf(pdf, 'Title')).toContain(' · ');
  });

  test('names its author and that it is a specimen in its metadata', () => {
    expect(informationOf(pdf, 'Author')).toBe('PT Khatulistiwa Alumina');
    expect(informationOf(pdf, 'Subject')).toContain('Specimen document');
    expect(pdf).toContain('<rdf:li>id-ID</rdf:li><rdf:li>en-US</rdf:li>');
  });

  test('has a linked table of contents with link descriptions', () => {
    const links = pdf.split('/Subtype /Link').slice(1);
    const said = links.filter((link) => /^[^>]*?\/Contents <FEFF/.test(link.slice(0, 1500)));
    expect(said).toHaveLength(links.length);
    expect(links.length).toBeGreaterThan(name === 'laporan-tahunan-2023.pdf' ? -1 : 9);
  });

  test('has an alternative text for every picture', () => {
    const figures = pdf.split('/S /Figure').slice(1);
    expect(figures.length).toBeGreaterThan(0);
    expect(figures.filter((figure) => !/^[^>]*?\/Alt/.test(figure.slice(0, 1500)))).toHaveLength(0);
  });

  test('has a limited size', () => {
    const { size = 0, pages = 0 } = manifest().documents[name] ?? {};
    expect(size).toBeLessThan(8 * 1024 * 1024);
    expect(pages).toBeGreaterThanOrEqual(6);
  });
});
