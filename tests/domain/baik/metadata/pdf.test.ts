import { describe, expect, test } from 'bun:test';
import { PDFDocument, PDFName, PDFRawStream, PDFString } from '@cantoo/pdf-lib';
import { cleanPdf, inspectPdf } from '../../../../src/domain/baik/metadata/pdf.ts';

async function pdf(fill: (document: PDFDocument) => void): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.addPage([100, 100]);
  fill(document);
  return document.save({ useObjectStreams: false });
}

const findingsOf = async (bytes: Uint8Array) => (await inspectPdf(bytes)).findings;

function info(entries: Record<string, PDFString | PDFName>): Promise<Uint8Array> {
  return pdf(({ context }) => {
    context.trailerInfo.Info = context.register(context.obj(entries));
  });
}

describe('the information of a PDF', () => {
  test.each([
    ['Author', 'author'],
    ['Creator', 'software'],
    ['Producer', 'software'],
    ['Company', 'company'],
    ['Title', 'title'],
    ['Subject', 'title'],
  ] as const)('%s is told as %s', async (name, kind) => {
    expect(await findingsOf(await info({ [name]: PDFString.of('Budi') }))).toEqual([{ kind, value: 'Budi' }]);
    expect(await findingsOf(await info({ [name]: PDFName.of('Budi') }))).toEqual([{ kind, value: 'Budi' }]);
  });

  test.each(['CreationDate', 'ModDate', 'SourceModified'])('%s is reported as a formatted time', async (name) => {
    const told = async (time: string) => findingsOf(await info({ [name]: PDFString.of(time) }));
    expect(await told("D:20261119101112+07'00'")).toEqual([{ kind: 'time', value: '2026-11-19 10:11' }]);
    expect(await told('D:2026111910')).toEqual([{ kind: 'time', value: '2026-11-19 10:00' }]);
    expect(await told('D:202611')).toEqual([{ kind: 'time', value: '2026-11' }]);
    expect(await told('yesterday')).toEqual([{ kind: 'time', value: 'yesterday' }]);
  });

  test('Trapped is not metadata', async () => {
    expect(await findingsOf(await info({ Trapped: PDFName.of('False') }))).toEqual([]);
  });
});

/** All objects of a PDF, uncompressed. */
async function objectsIn(bytes: Uint8Array): Promise<Buffer> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  return Buffer.from(await document.save({ useObjectStreams: false }));
}

const remark = (subtype: string, rect = true) =>
  pdf(({ catalog, context }) => {
    const place = rect ? { Rect: [0, 0, 1, 1] } : {};
    const texts = { T: PDFString.of('Budi'), NM: PDFString.of('Budi'), Contents: PDFString.of('Isi') };
    catalog.set(PDFName.of('Remark'), context.register(context.obj({ Subtype: subtype, ...texts, ...place })));
  });

test.each([
  ['Text', true, true],
  ['Highlight', true, true],
  ['Widget', true, false],
  ['Link', true, false],
  ['Text', false, false],
])('%s with a place (%p) is a remark that names who made it: %p', async (subtype, rect, isRemark) => {
  const bytes = await remark(subtype, rect);
  expect(await findingsOf(bytes)).toEqual(isRemark ? [{ kind: 'author', value: 'Budi' }] : []);
  const clean = await objectsIn(await cleanPdf(bytes));
  expect([clean.includes('(Budi)'), clean.includes('(Isi)')]).toEqual([!isRemark, true]);
});

const exif = 'ffd8ffe100044546ffda0003011234ffd9';
const plain = 'ffd8ffda0003011234ffd9';
const withStream = (dictionary: Record<string, string | string[]>, content: string | Uint8Array) =>
  pdf((document) => {
    const { context } = document;
    const dict = context.obj(dictionary);
    const ref = context.register(PDFRawStream.of(dict, typeof content === 'string' ? Buffer.from(content) : content));
    document.catalog.set(PDFName.of('Kept'), ref);
  });

test('a photograph loses its metadata and is otherwise unchanged', async () => {
  const bytes = await withStream({ Filter: 'DCTDecode', DecodeParms: 'x' }, Buffer.from(exif, 'hex'));
  expect(await findingsOf(bytes)).toEqual([{ kind: 'embedded', value: '' }]);
  const clean = Buffer.from(await cleanPdf(bytes));
  expect([clean.includes(exif, 0, 'hex'), clean.includes(plain, 0, 'hex')]).toEqual([false, true]);
  expect(clean.includes('/Filter /DCTDecode')).toBe(true);
  expect(clean.includes('DecodeParms')).toBe(false);
});

test.each([
  ['of another filter', { Filter: 'FlateDecode' }],
  ['without a filter', {}],
  ['under three filters', { Filter: ['FlateDecode', 'FlateDecode', 'DCTDecode'] }],
  ['under an unknown first filter', { Filter: ['LZWDecode', 'DCTDecode'] }],
])('a stream %s is no photograph', async (_what, dictionary) => {
  const bytes = await withStream(dictionary, Buffer.from(exif, 'hex'));
  expect(await findingsOf(bytes)).toEqual([]);
  expect((await objectsIn(await cleanPdf(bytes))).includes(exif, 0, 'hex')).toBe(true);
});

test('a malformed JPEG is unchanged', async () => {
  const bytes = await withStream({ Filter: 'DCTDecode' }, Buffer.from('ffd8ffda0003011234', 'hex'));
  expect((await objectsIn(await cleanPdf(bytes))).includes('ffd8ffda0003011234', 0, 'hex')).toBe(true);
});

test('an XMP packet is reported and removed', async () => {
  const packet = '<x:xmpmeta><dc:creator>Budi</dc:creator></x:xmpmeta>';
  const bytes = await pdf((document) => {
    const dict = document.context.obj({ Type: 'Metadata', Subtype: 'XML' });
    document.catalog.set(PDFName.of('Metadata'), document.context.register(PDFRawStream.of(dict, Buffer.from(packet))));
  });
  expect(await findingsOf(bytes)).toEqual([{ kind: 'author', value: 'Budi' }]);
  const clean = await cleanPdf(bytes);
  expect((await objectsIn(clean)).includes('Budi')).toBe(false);
  expect((await PDFDocument.load(clean)).getPageCount()).toBe(1);
});

test('private application data is reported as history and removed', async () => {
  const bytes = await pdf(({ catalog, context }) => {
    catalog.set(PDFName.of('PieceInfo'), context.obj({ Budi: 1 }));
  });
  expect(await findingsOf(bytes)).toEqual([{ kind: 'history', value: '' }]);
  expect((await objectsIn(await cleanPdf(bytes))).includes('Budi')).toBe(false);
});

test.each(['LastModified', 'AF', 'EmbeddedFiles'])('%s is removed', async (name) => {
  const bytes = await pdf(({ catalog }) => catalog.set(PDFName.of(name), PDFString.of('Budi')));
  expect(await findingsOf(bytes)).toEqual(name === 'EmbeddedFiles' ? [{ kind: 'embedded', value: '' }] : []);
  expect((await objectsIn(await cleanPdf(bytes))).includes('Budi')).toBe(false);
});

test('an attached file is reported as embedded', async () => {
  expect(await findingsOf(await withStream({ Type: 'EmbeddedFile' }, 'Isi'))).toEqual([
    { kind: 'embedded', value: '' },
  ]);
});

test('unreferenced objects are removed', async () => {
  const bytes = await pdf(({ context }) => void context.register(PDFString.of('Left behind')));
  expect(Buffer.from(bytes).includes('Left behind')).toBe(true);
  expect((await objectsIn(await cleanPdf(bytes))).includes('Left behind')).toBe(false);
});

test('a cleaned PDF has neither an information dictionary nor an id', async () => {
  const given = await info({ Author: PDFString.of('Budi') });
  const { trailerInfo } = (await PDFDocument.load(await cleanPdf(given), { updateMetadata: false })).context;
  expect([trailerInfo.Info, trailerInfo.ID]).toEqual([undefined, undefined]);
});

test('a PDF without pages is invalid', async () => {
  const empty = await (await PDFDocument.create()).save({ addDefaultPage: false });
  expect(await inspectPdf(empty)).toEqual({ condition: 'damaged', findings: [] });
  expect(cleanPdf(empty)).rejects.toThrow('The PDF cannot be opened.');
});
