import { describe, expect, test } from 'bun:test';
import { unzipSync, zipSync } from 'fflate';
import { cleanDocx, inspectDocx } from '../../../../src/domain/baik/metadata/docx.ts';

const types = { '[Content_Types].xml': '<Types/>' };
const bytesOf = (parts: Record<string, string | Uint8Array>) =>
  Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [
      name,
      typeof part === 'string' ? new TextEncoder().encode(part) : part,
    ]),
  );
const docx = (parts: Record<string, string | Uint8Array>) => zipSync(bytesOf({ ...types, ...parts }));
const findingsOf = async (parts: Record<string, string | Uint8Array>) => (await inspectDocx(docx(parts))).findings;

async function cleaned(parts: Record<string, string | Uint8Array>): Promise<Record<string, string>> {
  const { '[Content_Types].xml': _, ...clean } = unzipSync(await cleanDocx(docx(parts)));
  return Object.fromEntries(Object.entries(clean).map(([name, part]) => [name, new TextDecoder().decode(part)]));
}

const jpeg = (segment: string) => new Uint8Array(Buffer.from(`ffd8${segment}ffda0003011234ffd9`, 'hex'));
const telling = jpeg('ffe100044546');
const silent = jpeg('');

describe('of a letter', () => {
  test.each([
    ['dc:creator', 'author'],
    ['cp:lastModifiedBy', 'author'],
    ['dc:title', 'title'],
    ['dc:subject', 'title'],
    ['dc:description', 'title'],
    ['cp:keywords', 'title'],
  ] as const)('the core property %s is told as %s', async (name, kind) => {
    const core = `<cp:coreProperties><${name} x="1">Budi &amp; Sari</${name}></cp:coreProperties>`;
    expect(await findingsOf({ 'docProps/core.xml': core })).toEqual([{ kind, value: 'Budi & Sari' }]);
  });

  test.each(['dcterms:created', 'dcterms:modified', 'cp:lastPrinted'])('%s is reported to the minute', async (name) => {
    const core = `<${name} xsi:type="dcterms:W3CDTF">2026-11-19T10:11:12Z</${name}>`;
    expect(await findingsOf({ 'docProps/core.xml': core })).toEqual([{ kind: 'time', value: '2026-11-19 10:11' }]);
  });

  test.each([
    ['Company', 'company'],
    ['Manager', 'author'],
    ['Application', 'software'],
    ['Template', 'software'],
  ] as const)('the program’s property %s is told as %s', async (name, kind) => {
    expect(await findingsOf({ 'docProps/app.xml': `<${name}>Tinta</${name}>` })).toEqual([{ kind, value: 'Tinta' }]);
  });

  test.each(['little', 'big'])('properties in UTF-16 with the %s end first are told', async (order) => {
    const core = Buffer.from('\ufeff<dc:creator>Budi Sari</dc:creator>', 'utf16le');
    const parts = { 'docProps/core.xml': order === 'little' ? core : core.swap16() };
    expect(await findingsOf(parts)).toEqual([{ kind: 'author', value: 'Budi Sari' }]);
  });

  test('custom properties are reported', async () => {
    const custom = '<property><vt:lpwstr>Rahasia &lt;1&gt;</vt:lpwstr></property><property><vt:i4>7</vt:i4></property>';
    expect(await findingsOf({ 'docProps/custom.xml': custom })).toEqual([
      { kind: 'title', value: 'Rahasia <1>' },
      { kind: 'title', value: '7' },
    ]);
  });

  test('file paths are reported', async () => {
    const links = '<Relationship Target="file:///C:\\Users\\Budi%20S\\Normal.dotm"/><Relationship Target="a.xml"/>';
    expect(await findingsOf({ 'word/_rels/settings.xml.rels': links, 'word/other.txt': links })).toEqual([
      { kind: 'history', value: 'C:\\Users\\Budi S\\Normal.dotm' },
    ]);
  });

  test('authors of changes and comments are reported', async () => {
    const text = '<w:ins w:author="Budi &amp; Co"/><w15:person w15:author="Sari"/><w:x author="none"/>';
    const authors = [
      { kind: 'author', value: 'Budi & Co' },
      { kind: 'author', value: 'Sari' },
    ] as const;
    expect(await findingsOf({ 'word/document.xml': text })).toEqual([...authors]);
    expect(await findingsOf({ 'word/theme/theme1.xml': text, 'document.xml': text })).toEqual([]);
  });

  test.each([
    ['customXml/item1.xml', '<a>Budi</a>', true],
    ['customXml/item1.xml', '<a> </a>', false],
    ['customXml/itemProps1.xml', '<a>Budi</a>', false],
    ['word/media/image1.jpg', telling, true],
    ['word/media/image1.JPEG', telling, true],
    ['word/media/image1.jpg', silent, false],
    ['word/media/image1.gif', telling, false],
    ['word/embeddings/a.xlsx', docx({ 'docProps/core.xml': '<dc:creator>Budi</dc:creator>' }), true],
    ['word/embeddings/a.PPTX', docx({ 'docProps/app.xml': '<Company>Budi</Company>' }), true],
    ['word/embeddings/a.docx', docx({ 'docProps/core.xml': '<dc:creator></dc:creator>' }), false],
    ['word/embeddings/a.xlsx', docx({ 'xl/sheet.xml': '<c>Budi</c>' }), false],
    ['word/embeddings/a.bin', docx({ 'docProps/core.xml': '<dc:creator>Budi</dc:creator>' }), false],
  ])('%s that holds %p is embedded: %p', async (name, part, tells) => {
    expect(await findingsOf({ [name]: part })).toEqual(tells ? [{ kind: 'embedded', value: '' }] : []);
  });
});

describe('of a cleaned letter', () => {
  test.each([
    'docProps/core.xml',
    'docProps/thumbnail.jpeg',
    'customXml/item1.xml',
    'word/people.xml',
    'word/webextensions/task.xml',
    'word/vbaData.xml',
  ])('%s is gone', async (name) => {
    expect(await cleaned({ [name]: '<a/>', 'word/document.xml': '<w:t/>' })).toEqual({ 'word/document.xml': '<w:t/>' });
  });

  test('the content types list only remaining parts', async () => {
    const list = (...names: string[]) =>
      `<Types>${names.map((name) => `<Override PartName="/${name}" ContentType="a"/>`).join('')}</Types>`;
    const given = list('docProps/app.xml', 'word/document.xml', 'word/people.xml', 'customXml/itemProps1.xml');
    const parts = unzipSync(await cleanDocx(zipSync(bytesOf({ '[Content_Types].xml': given }))));
    expect(new TextDecoder().decode(parts['[Content_Types].xml'])).toBe(list('word/document.xml'));
  });

  test('relationships refer only to remaining parts', async () => {
    const link = (target: string) => `<Relationship Id="a" Target="${target}" TargetMode="b"/>`;
    const given = ['docProps/core.xml', '/docProps/app.xml', '../customXml/item1.xml', 'people.xml', 'styles.xml'];
    const links = [...given, 'file:///C:\\Users\\Budi'].map(link).join('');
    expect(await cleaned({ 'word/_rels/document.xml.rels': links })).toEqual({
      'word/_rels/document.xml.rels': link('styles.xml') + link('about:blank'),
    });
  });

  test('the text has no names, times and revision ids', async () => {
    const text =
      '<w:ins w:id="1" w:author="Budi" w:date="2026"><w:p w:rsidR="00A1" w:rsidRDefault="00B2">Isi</w:p></w:ins>' +
      '<w:comment w:initials="B" w15:author="Sari" w16du:dateUtc="2026"/>' +
      '<w:rsids><w:rsid w:val="00A1"/>\n</w:rsids><w:attachedTemplate r:id="a"/><w:saveThroughXslt r:id="b"/>';
    expect(await cleaned({ 'word/document.xml': text, 'word/theme/a.xml': text })).toEqual({
      'word/document.xml': '<w:ins w:id="1" w:author=""><w:p>Isi</w:p></w:ins><w:comment w:initials="" w15:author=""/>',
      'word/theme/a.xml': text,
    });
  });

  test('pictures lose their metadata, other files are unchanged', async () => {
    const parts = unzipSync(
      await cleanDocx(docx({ 'a.jpg': telling, 'b.jpg': new Uint8Array([1, 2]), 'c.png': telling, 'd.bin': telling })),
    );
    expect(Buffer.from(parts['a.jpg'] ?? []).equals(silent)).toBe(true);
    expect(parts['b.jpg']).toEqual(new Uint8Array([1, 2]));
    expect(parts['c.png']).toEqual(telling);
    expect(parts['d.bin']).toEqual(telling);
  });

  test('an embedded sheet keeps its cells but has empty properties', async () => {
    const sheet = docx({
      'docProps/core.xml': '<a>Budi</a>',
      'docProps/x.bin': '>Budi<',
      'xl/sheet.xml': '<c>Isi</c>',
    });
    const parts = unzipSync(await cleanDocx(docx({ 'word/embeddings/a.xlsx': sheet })));
    const inner = unzipSync(parts['word/embeddings/a.xlsx'] ?? new Uint8Array());
    const texts = Object.entries(inner).map(([name, part]) => [name, new TextDecoder().decode(part)]);
    expect(Object.fromEntries(texts)).toEqual({
      ...types,
      'docProps/core.xml': '<a></a>',
      'docProps/x.bin': '>Budi<',
      'xl/sheet.xml': '<c>Isi</c>',
    });
  });

  test('no part has a time stamp, and pictures are not compressed again', async () => {
    const clean = Buffer.from(await cleanDocx(docx({ 'word/a.jpg': telling, 'word/document.xml': 'x'.repeat(200) })));
    const entries: [packed: number, day: number, time: number][] = [];
    for (let at = clean.indexOf('504b0102', 0, 'hex'); at >= 0; at = clean.indexOf('504b0102', at + 4, 'hex')) {
      entries.push([clean.readUInt16LE(at + 10), clean.readUInt16LE(at + 14), clean.readUInt16LE(at + 12)]);
    }
    const firstOfJanuary1980 = 0x21;
    expect(entries.sort((a, b) => a[0] - b[0])).toEqual([
      [0, firstOfJanuary1980, 0],
      [8, firstOfJanuary1980, 0],
      [8, firstOfJanuary1980, 0],
    ]);
  });
});

describe('a ZIP', () => {
  test('without a content types part is not a document', async () => {
    const zip = zipSync(bytesOf({ 'word/document.xml': '<w:t/>' }));
    expect(await inspectDocx(zip)).toEqual({ condition: 'damaged', findings: [] });
    expect(() => cleanDocx(zip)).toThrow('The document has no list of its parts.');
  });

  test('may decompress to at most 64 MB, regardless of its declared size', async () => {
    const zip = (size: number) => {
      const archive = Buffer.from(docx({ 'a.bin': new Uint8Array(size) }));
      const sizeAt = archive.lastIndexOf('504b0102', archive.length, 'hex') + 24;
      archive.writeUInt32LE(10, sizeAt);
      return archive;
    };
    const listLength = '<Types/>'.length;
    const most = 64 * 1024 * 1024 - listLength;
    expect((await inspectDocx(zip(most))).condition).toBe('clean');
    expect(() => inspectDocx(zip(most + 1))).toThrow(expect.objectContaining({ name: 'OverBudgetError' }));
    expect(() => cleanDocx(zip(most + 1))).toThrow(expect.objectContaining({ name: 'OverBudgetError' }));
  });
});
