import { expect, test } from 'bun:test';
import { join } from 'node:path';
import { acceptedFiles, typeByContent, typeByName } from '../../../src/domain/assets/file-types.ts';
import { makeDirectory } from '../../support/databases.ts';

async function typeOf(content: Buffer) {
  const { path, remove } = makeDirectory();
  const file = join(path, 'file');
  await Bun.write(file, new Uint8Array(content));
  const found = await typeByContent(file);
  remove();
  return found;
}

test.each([
  ['a.jpg', 'jpg', 'image'],
  ['a.JPEG', 'jpg', 'image'],
  ['a.jfif', 'jpg', 'image'],
  ['a.png', 'png', 'image'],
  ['a.webp', 'webp', 'image'],
  ['a.avif', 'avif', 'image'],
  ['a.gif', 'gif', 'image'],
  ['a.mp4', 'mp4', 'video'],
  ['a.m4v', 'mp4', 'video'],
  ['a.webm', 'webm', 'video'],
  ['a.b.pdf', 'pdf', 'document'],
  ['takarir.VTT', 'vtt', 'captions'],
] as const)('%s is by its name a %s and a %s', (name, type, mediaType) => {
  expect(typeByName(name)).toEqual({ type, mediaType });
});

test.each(['a.svg', 'a', 'jpg', '.jpg.exe', 'a.jpg ', 'a.constructor', ''])(
  '%p does not have an accepted file extension',
  (name) => {
    expect(typeByName(name)).toBeUndefined();
  },
);

const header = '0000000d49484452000000010000000108060000001f15c489';
const png = `89504e470d0a1a0a${header}0000000049444154`;
const animatedPng = `89504e470d0a1a0a${header}000000086163544c00000001000000000000000000000000`;
/** EBML head with a document type (https://www.rfc-editor.org/rfc/rfc8794). */
const matroska = (type: string) =>
  `1a45dfa3${(0x80 + type.length + 3).toString(16)}4282${(0x80 + type.length).toString(16)}${Buffer.from(type).toString('hex')}`;

test.each([
  ['ffd8ffe0', 'jpg', 'image'],
  [png, 'png', 'image'],
  [animatedPng, 'apng', 'image'],
  [Buffer.from('GIF87a').toString('hex'), 'gif', 'image'],
  [Buffer.from('GIF89a').toString('hex'), 'gif', 'image'],
  [Buffer.from('%PDF-1.7').toString('hex'), 'pdf', 'document'],
  [Buffer.from('RIFF1234WEBPVP8 ').toString('hex'), 'webp', 'image'],
  [matroska('webm'), 'webm', 'video'],
  ...['isom', 'iso2', 'iso9', 'mp41', 'mp42', 'avc1', 'iso1', 'M4V ', 'M4VP', 'MSNV', 'dash', 'f4v '].map(
    (brand) => [Buffer.from(`\0\0\0\x20ftyp${brand}`).toString('hex'), 'mp4', 'video'] as const,
  ),
  ...['avif', 'avis'].map((brand) => [Buffer.from(`\0\0\0\x20ftyp${brand}`).toString('hex'), 'avif', 'image'] as const),
] as const)('what begins with %s is a %s', async (head, type, mediaType) => {
  expect(await typeOf(Buffer.from(head, 'hex'))).toEqual({ type, mediaType });
});

test.each([
  '',
  'ffd8',
  '00ffd8ff',
  '89504e47',
  ...['GI', ' %PDF', 'RIFF1234WAVE', 'XXXX1234WEBP', '\0\0\0\x20ftypqt  ', '\0\0\0\x20ftypheic', '<svg>'].map((text) =>
    Buffer.from(text).toString('hex'),
  ),
  // A signature beyond the first bytes, and heads that promise more than there is.
  `${'00'.repeat(4100)}ffd8ffe0`,
  `504b0304${'ff'.repeat(5000)}`,
  `1a45dfa301ffffffffffffff${'00'.repeat(5000)}`,
  `0000000866747970${'00'.repeat(5000)}`,
  `49443304000000ffffff${'7f'.repeat(5000)}`,
])('what begins with %p is nothing that is stored', async (head) => {
  expect(await typeOf(Buffer.from(head, 'hex'))).toBeUndefined();
});

test.each([
  ['image', '.jpg,.jpeg,.jfif,.png,.webp,.avif,.gif'],
  ['video', '.mp4,.m4v,.webm'],
  ['document', '.pdf'],
  ['captions', '.vtt'],
] as const)('a file input for one %s accepts %s', (mediaType, accepted) => {
  expect(acceptedFiles(mediaType)).toBe(accepted);
});
