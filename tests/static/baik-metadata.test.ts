import { describe, expect, test } from 'bun:test';
import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import ExifReader from 'exifreader';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import type { AttachmentExtension } from '../../src/domain/attachments/attachment-types.ts';
import { cleanFile, inspectFile } from '../../src/domain/baik/metadata/inspect.ts';
import { revealing, unreadable } from '../support/files-with-metadata.ts';

const mark = 'BUDI';
const files: [kind: string, AttachmentExtension, () => Promise<File>, revealed: string[]][] = [
  ['a JPEG', 'jpg', () => revealing.jpeg(mark), ['place', 'camera', 'author', 'company', 'time']],
  ['a PNG', 'png', () => revealing.png(mark), ['place', 'camera', 'author', 'company', 'time']],
  ['a PDF', 'pdf', () => revealing.pdf(mark), ['author', 'title', 'software', 'time', 'embedded']],
  ['a DOCX', 'docx', () => revealing.docx(mark), ['author', 'company', 'time', 'history', 'embedded']],
  ['a DOC', 'doc', () => revealing.doc(mark), ['author', 'history', 'embedded']],
];

describe.each(files)('%s', (_kind, extension, make, revealed) => {
  test('has its metadata reported', async () => {
    const { condition, findings } = await inspectFile(await (await make()).bytes(), extension);
    expect(condition).toBe('clean');
    expect([...new Set(findings.map(({ kind }) => kind))]).toEqual(expect.arrayContaining(revealed));
    expect(findings.some(({ value }) => value.includes(mark))).toBe(true);
  });

  test('has no metadata after cleaning', async () => {
    const clean = await cleanFile(await (await make()).bytes(), extension);
    expect(await inspectFile(clean, extension)).toEqual({ condition: 'clean', findings: [] });
    const bytes = Buffer.from(clean);
    for (const encoding of ['latin1', 'utf16le'] as const)
      expect(bytes.includes(Buffer.from(mark, encoding))).toBe(false);
  });
});

test('a cleaned photograph has the same orientation and pixels', async () => {
  const bytes = await (await revealing.jpeg(mark)).bytes();
  const clean = await cleanFile(bytes, 'jpg');
  expect(ExifReader.load(Uint8Array.from(clean).buffer).Orientation?.value).toBe(6);
  const scan = (picture: Uint8Array) => Buffer.from(picture.subarray(Buffer.from(picture).indexOf('ffda', 0, 'hex')));
  expect(scan(clean).equals(scan(bytes))).toBe(true);
});

test('a cleaned document keeps its text and valid pictures', async () => {
  const doc = Buffer.from(await cleanFile(await (await revealing.doc(mark)).bytes(), 'doc'));
  expect(doc.includes('Isi memo')).toBe(true);
  for (const start of ['ffd8ff', '89504e470d0a1a0a']) {
    const picture = doc.subarray(doc.indexOf(start, 0, 'hex'));
    const { width, exif } = await sharp(picture, { failOn: 'error' }).metadata();
    expect({ width, exif }).toEqual({ width: 320, exif: undefined });
  }
});

describe('embedded metadata', () => {
  const docx = async () => unzipSync(await cleanFile(await (await revealing.docx(mark)).bytes(), 'docx'));
  const textOf = (part: Uint8Array | undefined) => new TextDecoder().decode(part);

  test('is removed from a sheet in a letter, and from comments and the template path', async () => {
    const parts = await docx();
    const sheet = unzipSync(parts['word/embeddings/sheet.xlsx'] ?? new Uint8Array());
    expect(textOf(sheet['docProps/core.xml'])).toBe('<cp:coreProperties><dc:creator></dc:creator></cp:coreProperties>');
    expect(textOf(parts['word/commentsExtensible.xml'])).not.toContain('2026');
    expect(textOf(parts['word/_rels/settings.xml.rels'])).not.toContain('Users');
  });

  test('is removed from custom parts, including references to them', async () => {
    const parts = await docx();
    expect(Object.keys(parts).filter((name) => name.startsWith('customXml'))).toEqual([]);
    expect(textOf(parts['word/_rels/document.xml.rels'])).not.toContain('customXml');
    expect(textOf(parts['[Content_Types].xml'])).not.toContain('customXml');
  });

  test('is removed from photographs in a PDF even if they are deflated again', async () => {
    const pdf = await PDFDocument.load(await (await revealing.pdf(mark)).bytes());
    for (const [ref, object] of pdf.context.enumerateIndirectObjects()) {
      if (!(object instanceof PDFRawStream && object.dict.get(PDFName.of('Subtype')) === PDFName.of('Image'))) continue;
      object.dict.set(PDFName.of('Filter'), pdf.context.obj(['FlateDecode', 'DCTDecode']));
      pdf.context.assign(ref, PDFRawStream.of(object.dict, deflateSync(object.getContents())));
    }
    const deflated = await pdf.save({ useObjectStreams: false });
    expect((await inspectFile(deflated, 'pdf')).findings).toContainEqual({ kind: 'embedded', value: '' });
    const clean = Buffer.from(await cleanFile(deflated, 'pdf'));
    expect(clean.includes('ffd8ff', 0, 'hex')).toBe(true);
    expect(await inspectFile(clean, 'pdf')).toEqual({ condition: 'clean', findings: [] });
  });
});

describe('a file that cannot be inspected', () => {
  test.each([
    ['a protected PDF', 'pdf', () => unreadable.protectedPdf(), 'protected'],
    ['a broken PDF', 'pdf', async () => unreadable.brokenPdf(), 'damaged'],
    ['a JPEG that breaks off', 'jpg', () => unreadable.brokenJpeg(), 'damaged'],
    ['an invalid DOCX', 'docx', async () => new File(['PK\u0003\u0004 and nothing'], 'a.docx'), 'damaged'],
    ['an invalid DOC', 'doc', async () => new File([new Uint8Array(4000)], 'a.doc'), 'damaged'],
  ] as const)('%s is told apart, and not cleaned', async (_what, extension, make, condition) => {
    const bytes = await (await make()).bytes();
    expect(await inspectFile(bytes, extension)).toEqual({ condition, findings: [] });
    expect(cleanFile(bytes, extension)).rejects.toThrow();
  });
});
