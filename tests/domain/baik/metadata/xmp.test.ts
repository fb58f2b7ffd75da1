import { describe, expect, test } from 'bun:test';
import { Budget } from '../../../../src/domain/attachments/budget.ts';
import { readXmp } from '../../../../src/domain/baik/metadata/xmp.ts';

const said = (packet: string): unknown[] =>
  readXmp(packet, new Budget()).filter(([, value]) => value !== undefined && value !== false);

describe.each([
  ['dc:creator', 'author'],
  ['pdf:Author', 'author'],
  ['xmp:Author', 'author'],
  ['dc:publisher', 'company'],
  ['pdfx:Company', 'company'],
  ['photoshop:Credit', 'company'],
  ['xmp:CreatorTool', 'software'],
  ['pdf:Producer', 'software'],
  ['xmp:CreateDate', 'time'],
  ['xmp:ModifyDate', 'time'],
  ['dc:title', 'title'],
  ['exif:GPSLatitude', 'place'],
  ['exif:GPSLongitude', 'place'],
  ['photoshop:City', 'place'],
  ['photoshop:State', 'place'],
  ['photoshop:Country', 'place'],
  ['Iptc4xmpCore:Location', 'place'],
  ['aux:SerialNumber', 'camera'],
  ['tiff:Make', 'camera'],
  ['tiff:Model', 'camera'],
])('%s', (property, kind) => {
  test(`reports the ${kind} as an attribute and as an element`, () => {
    expect(said(`<rdf:Description ${property}="Budi"/>`)).toEqual([[kind, 'Budi']]);
    expect(said(`<${property}>Budi</${property}>`)).toEqual([[kind, 'Budi']]);
  });
});

test('a list in an element is read as one string', () => {
  const packet = '<dc:creator id="1"><rdf:Seq>\n<rdf:li>Budi</rdf:li>\n<rdf:li>Sari</rdf:li></rdf:Seq></dc:creator>';
  expect(said(packet)).toEqual([['author', 'Budi Sari']]);
});

test.each(['<rdf:li xmpMM:DocumentID="x"/>', '<xmpMM:History/>'])('%s is reported as history', (packet) => {
  expect(said(packet)).toEqual([['history', true]]);
});

test('a packet without personal data has no findings', () => {
  expect(said('<x:xmpmeta xmp:Rating="5" xmpMM:HistoryX="1"/>')).toEqual([]);
});

test.each([
  ['Budi &amp; Sari', 'Budi & Sari'],
  ['&lt;b&gt; &quot;it&apos;s&quot;', `<b> "it's"`],
  ['&#66;&#x75;&#x64;&#105;', 'Budi'],
  ['&amp;lt;', '&lt;'],
  ['  Budi \n\t Sari ', 'Budi Sari'],
  ['<![CDATA[Budi & Sari]]>', 'Budi & Sari'],
])('%p is read as %p', (written, text) => {
  expect(said(`<dc:title>${written}</dc:title>`)).toEqual([['title', text]]);
});

test.each(['<dc:title>Budi', '<dc:title>Budi &nbsp;</dc:title>', '<a b=c/>'])(
  'data after the damage in %p may contain metadata',
  (packet) => {
    expect(said(packet)).toEqual([['embedded', true]]);
  },
);

test('a packet says the same when a program writes its elements deep within others', () => {
  const deep = (levels: number) =>
    `${'<rdf:Bag>'.repeat(levels)}<dc:title>Budi</dc:title>${'</rdf:Bag>'.repeat(levels)}`;
  expect(said(deep(499))).toEqual([['title', 'Budi']]);
  expect(() => said(deep(500))).toThrow(expect.objectContaining({ name: 'OverBudgetError' }));
});
