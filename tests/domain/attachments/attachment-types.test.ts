import { describe, expect, test } from 'bun:test';
import { attachmentExtension, matchesExtension } from '../../../src/domain/attachments/attachment-types.ts';

test.each([
  ['a.jpg', 'jpg'],
  ['a.JPEG', 'jpeg'],
  ['a.b.png', 'png'],
  ['.pdf', 'pdf'],
  ['a.doc', 'doc'],
  ['a.Docx', 'docx'],
  ['a.exe', undefined],
  ['pdf', undefined],
  ['a.pdf ', undefined],
  ['a.constructor', undefined],
] as const)('%p has the accepted extension %p', (filename, extension) => {
  expect(attachmentExtension(filename)).toBe(extension);
});

const header = '0000000d49484452000000010000000108060000001f15c489';
const ole = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const zip = Buffer.from('504b0304', 'hex');
const word = Buffer.from('WordDocument', 'utf16le');
const list = Buffer.from('[Content_Types].xml');
const folder = Buffer.from('word/');
const filler = (length: number) => Buffer.alloc(length, 0x2e);

describe.each([
  ['jpg', Buffer.from('ffd8ffe0', 'hex'), true],
  ['jpeg', Buffer.from('ffd8ff', 'hex'), true],
  ['jpg', Buffer.from('00ffd8ff', 'hex'), false],
  ['jpg', Buffer.from('ffd8', 'hex'), false],
  ['png', Buffer.from(`89504e470d0a1a0a${header}0000000049444154`, 'hex'), true],
  ['png', Buffer.from('89504e470d0a1a0a', 'hex'), false],
  ['png', Buffer.from('89504e470d0a1a0b', 'hex'), false],
  ['pdf', Buffer.from('%PDF-1.7'), true],
  ['pdf', Buffer.from(' %PDF-1.7'), true],
  ['pdf', Buffer.from(`${' '.repeat(1024)}%PDF-1.7`), true],
  ['pdf', Buffer.from(`${' '.repeat(1025)}%PDF-1.7`), false],
  ['pdf', Buffer.from('PDF-1.7'), false],
  ['doc', Buffer.concat([ole, filler(100), word]), true],
  ['doc', Buffer.concat([ole, filler(65_520), word, filler(10)]), true],
  ['doc', Buffer.concat([ole, filler(65_528), word]), true],
  ['doc', Buffer.concat([ole, filler(70_000)]), false],
  ['doc', Buffer.concat([filler(8), word]), false],
  ['docx', Buffer.concat([zip, list, folder]), true],
  ['docx', Buffer.concat([zip, folder, filler(200_000), list]), true],
  ['docx', Buffer.concat([zip, list]), false],
  ['docx', Buffer.concat([zip, folder]), false],
  ['docx', Buffer.concat([ole, list, folder]), false],
] as const)('as a %s', (extension, content, holds) => {
  test(`${content.length} bytes have the content of their type: ${holds}`, async () => {
    expect(await matchesExtension(content, extension)).toBe(holds);
  });
});
