import { describe, expect, test } from 'bun:test';
import ExifReader from 'exifreader';
import { cleanFile, inspectFile } from '../../src/domain/baik/metadata/inspect.ts';
import type { AttachmentExtension } from '../../src/domain/contact/attachment-types.ts';
import { revealing, unreadable } from '../support/revealing-files.ts';

const mark = 'BUDI';
const files: [kind: string, AttachmentExtension, () => Promise<File>, revealed: string[]][] = [
  ['a JPEG', 'jpg', () => revealing.jpeg(mark), ['place', 'camera', 'author', 'company', 'time']],
  ['a PNG', 'png', () => revealing.png(mark), ['place', 'camera', 'author', 'company', 'time']],
  ['a PDF', 'pdf', () => revealing.pdf(mark), ['author', 'title', 'software', 'time']],
  ['a DOCX', 'docx', () => revealing.docx(mark), ['author', 'company', 'time', 'embedded']],
  ['a DOC', 'doc', () => revealing.doc(mark), ['author', 'history']],
];

describe.each(files)('%s', (_kind, extension, make, revealed) => {
  test('says what it reveals', async () => {
    const { condition, findings } = await inspectFile(await (await make()).bytes(), extension);
    expect(condition).toBe('clean');
    expect([...new Set(findings.map(({ kind }) => kind))]).toEqual(expect.arrayContaining(revealed));
    expect(findings.some(({ value }) => value.includes(mark))).toBe(true);
  });

  test('reveals nothing once it is cleaned', async () => {
    const clean = await cleanFile(await (await make()).bytes(), extension);
    expect(await inspectFile(clean, extension)).toEqual({ condition: 'clean', findings: [] });
    const bytes = Buffer.from(clean);
    for (const encoding of ['latin1', 'utf16le'] as const)
      expect(bytes.includes(Buffer.from(mark, encoding))).toBe(false);
  });
});

test('a cleaned photograph still stands upright, and its dots are the same', async () => {
  const bytes = await (await revealing.jpeg(mark)).bytes();
  const clean = await cleanFile(bytes, 'jpg');
  expect(ExifReader.load(Uint8Array.from(clean).buffer).Orientation?.value).toBe(6);
  const scan = (picture: Uint8Array) => Buffer.from(picture.subarray(Buffer.from(picture).indexOf('ffda', 0, 'hex')));
  expect(scan(clean).equals(scan(bytes))).toBe(true);
});

test('a cleaned document keeps its text', async () => {
  const doc = Buffer.from(await cleanFile(await (await revealing.doc(mark)).bytes(), 'doc'));
  expect(doc.includes('Isi memo')).toBe(true);
});

describe('what nobody can look into', () => {
  test.each([
    ['a protected PDF', 'pdf', () => unreadable.protectedPdf(), 'protected'],
    ['a broken PDF', 'pdf', async () => unreadable.brokenPdf(), 'damaged'],
    ['a JPEG that breaks off', 'jpg', () => unreadable.brokenJpeg(), 'damaged'],
    ['a DOCX that is none', 'docx', async () => new File(['PK\u0003\u0004 and nothing'], 'a.docx'), 'damaged'],
    ['a DOC that is none', 'doc', async () => new File([new Uint8Array(4000)], 'a.doc'), 'damaged'],
  ] as const)('%s is told apart, and not cleaned', async (_what, extension, make, condition) => {
    const bytes = await (await make()).bytes();
    expect(await inspectFile(bytes, extension)).toEqual({ condition, findings: [] });
    expect(cleanFile(bytes, extension)).rejects.toThrow();
  });
});

test('a document that says it unfolds to more than the memory holds is not unfolded', async () => {
  const bomb = Buffer.from(await (await revealing.docx(mark)).bytes());
  const unfoldedSize = 24;
  bomb.writeUInt32LE(200 * 1024 * 1024, bomb.indexOf('504b0102', 0, 'hex') + unfoldedSize);
  expect(await inspectFile(bomb, 'docx')).toEqual({ condition: 'damaged', findings: [] });
});
