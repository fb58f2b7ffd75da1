import { describe, expect, test } from 'bun:test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifest } from '../../src/manifest.ts';
import { site } from '../../src/site.ts';

const directory = 'static/documents';
const files = readdirSync(directory).map((name) => ({ name, pdf: readFileSync(join(directory, name), 'latin1') }));

/** Text of the document's information, which PDF keeps in UTF-16 where it must. */
function informationOf(pdf: string, key: string): string {
  const [, hexadecimal = ''] = new RegExp(`/${key} <FEFF([0-9A-F]*)>`).exec(pdf) ?? [];
  const [, plain = ''] = new RegExp(`/${key} \\(([^)]*)\\)`).exec(pdf) ?? [];
  return hexadecimal ? Buffer.from(hexadecimal, 'hex').swap16().toString('utf16le') : plain;
}

test('the reports and the five policies are there', () => {
  expect(files.map(({ name }) => name).sort()).toEqual(Object.keys(manifest().documents));
  expect(files).toHaveLength(7);
});

describe.each(files)('$name', ({ name, pdf }) => {
  test('can be read with assistive technology: tagged, with headings, bookmarks, languages and a title', () => {
    expect(pdf).toContain('/Marked true');
    expect(pdf).toContain('/StructTreeRoot');
    expect(pdf).toContain('/Outlines');
    expect(pdf).toContain('/DisplayDocTitle true');
    expect(pdf).toContain('/S /H2');
    expect(pdf).toContain('/Lang (id-ID)');
    expect(pdf).toContain('/Lang (en-US)');
    expect(informationOf(pdf, 'Title')).toContain(' · ');
  });

  test('says who made it and that it is a specimen, where programs look for it', () => {
    expect(informationOf(pdf, 'Author')).toBe(site.legalName);
    expect(informationOf(pdf, 'Subject')).toContain('Specimen document');
    expect(pdf).toContain('<rdf:li>id-ID</rdf:li><rdf:li>en-US</rdf:li>');
  });

  test('leads from its contents to what they name, and says so of every link', () => {
    const links = pdf.split('/Subtype /Link').slice(1);
    const said = links.filter((link) => /^[^>]*?\/Contents <FEFF/.test(link.slice(0, 1500)));
    expect(said).toHaveLength(links.length);
    expect(links.length).toBeGreaterThan(name === 'laporan-tahunan-2023.pdf' ? -1 : 9);
  });

  test('gives every picture in it an alternative text', () => {
    const figures = pdf.split('/S /Figure').slice(1);
    expect(figures.length).toBeGreaterThan(0);
    expect(figures.filter((figure) => !/^[^>]*?\/Alt/.test(figure.slice(0, 1500)))).toHaveLength(0);
  });

  test('is no larger than what a phone loads in passing', () => {
    const { size = 0, pages = 0 } = manifest().documents[name] ?? {};
    expect(size).toBeLessThan(8 * 1024 * 1024);
    expect(pages).toBeGreaterThanOrEqual(6);
  });
});
