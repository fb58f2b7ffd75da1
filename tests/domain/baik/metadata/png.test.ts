import { expect, test } from 'bun:test';
import { deflateSync } from 'node:zlib';
import { attachmentBudget, Budget } from '../../../../src/domain/attachments/budget.ts';
import { inspectPicture } from '../../../../src/domain/baik/metadata/pictures.ts';
import { stripPng } from '../../../../src/domain/baik/metadata/png.ts';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(type: string, content = 'ab'): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, Buffer.from(type + content, 'latin1'), Buffer.from('cccc')]);
}

const png = (...types: string[]) => Buffer.concat([signature, ...types.map((type) => chunk(type))]);
const strip = (bytes: Buffer) => Buffer.from(stripPng(bytes)).toString('hex');

test.each('IHDR PLTE IDAT tRNS gAMA cHRM sRGB cICP sBIT bKGD pHYs acTL fcTL fdAT'.split(' '))(
  'the chunk %s is part of the picture and kept',
  (type) => {
    expect(strip(png(type, 'IEND'))).toBe(png(type, 'IEND').toString('hex'));
  },
);

test.each('tEXt zTXt iTXt eXIf tIME iCCP prVt'.split(' '))('the chunk %s is removed', (type) => {
  expect(strip(png('IHDR', type, 'IDAT', 'IEND'))).toBe(png('IHDR', 'IDAT', 'IEND').toString('hex'));
});

test('data after the end is removed', () => {
  expect(strip(png('IHDR', 'IEND', 'IDAT'))).toBe(png('IHDR', 'IEND').toString('hex'));
});

test('empty chunks are valid', () => {
  const bytes = Buffer.concat([signature, chunk('IDAT', ''), chunk('IEND', '')]);
  expect(strip(bytes)).toBe(bytes.toString('hex'));
});

test.each([
  ['has no end', png('IHDR', 'IDAT')],
  ['breaks off within a chunk', png('IHDR', 'IEND').subarray(0, -1)],
  ['has a chunk whose type is none', png('IH0R', 'IEND')],
])('a PNG that %s is damaged', (_what, bytes) => {
  expect(() => stripPng(bytes)).toThrow(expect.objectContaining({ name: 'DamagedFileError' }));
});

test('a text that unpacks to more than the budget is refused, although the library has caught that', async () => {
  const packed = (length: number) => `Author\0\0${deflateSync(Buffer.alloc(length, 'a')).toString('latin1')}`;
  const picture = (length: number) =>
    Buffer.concat([signature, chunk('IHDR', 'ab'.repeat(6)), chunk('zTXt', packed(length)), chunk('IEND', '')]);
  const inspect = (length: number) =>
    inspectPicture(
      picture(length),
      (bytes) => stripPng(bytes),
      new Budget({ ...attachmentBudget, maxUnpackedInBytes: 100 }),
    );
  expect((await inspect(100)).findings).toContainEqual({ kind: 'author', value: 'a'.repeat(100) });
  await expect(inspect(101)).rejects.toThrow(expect.objectContaining({ name: 'OverBudgetError' }));
});
