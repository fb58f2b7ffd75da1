import { describe, expect, test } from 'bun:test';
import { emptyPropertySet, readPropertySet } from '../../../../src/domain/baik/metadata/property-set.ts';

type Value = { type: number; content: Buffer };

const narrow = (bytes: string): Value => {
  const content = Buffer.alloc(4 + bytes.length);
  content.writeUInt32LE(bytes.length);
  content.write(bytes, 4, 'latin1');
  return { type: 0x1e, content };
};
const wide = (text: string): Value => {
  const content = Buffer.alloc(4 + 2 * text.length);
  content.writeUInt32LE(text.length);
  content.write(text, 4, 'utf16le');
  return { type: 0x1f, content };
};
const time = (ticks: bigint): Value => {
  const content = Buffer.alloc(8);
  content.writeBigUInt64LE(ticks);
  return { type: 0x40, content };
};

/** A stream with one property set at offset 48. */
function stream(...properties: [id: number, value: Value][]): Buffer {
  const head = Buffer.alloc(48);
  Buffer.from('feff0000', 'hex').copy(head);
  head.fill(0xab, 28, 44);
  head.writeUInt32LE(1, 24);
  head.writeUInt32LE(48, 44);
  const set = Buffer.alloc(8 + 8 * properties.length);
  set.writeUInt32LE(properties.length, 4);
  const values: Buffer[] = [];
  let at = set.length;
  for (const [index, [id, { type, content }]] of properties.entries()) {
    set.writeUInt32LE(id, 8 + index * 8);
    set.writeUInt32LE(at, 12 + index * 8);
    const value = Buffer.alloc(4 + content.length);
    value.writeUInt32LE(type);
    content.copy(value, 4);
    values.push(value);
    at += value.length;
  }
  return Buffer.concat([head, set, ...values]);
}

describe('of a property set', () => {
  test('strings of both widths are read up to the first zero', () => {
    expect(readPropertySet(stream([4, narrow('Budi\0xx')], [8, wide('Sari é\0')]))).toEqual([
      { id: 4, value: 'Budi' },
      { id: 8, value: 'Sari é' },
    ]);
  });

  test('8-bit strings are UTF-8 or Windows-1252', () => {
    expect(readPropertySet(stream([4, narrow('\xc3\xa9')], [5, narrow('caf\xe9\x80')]))).toEqual([
      { id: 4, value: 'é' },
      { id: 5, value: 'café€' },
    ]);
  });

  test('times count from 1601 in tenths of a microsecond, and 0 means none', () => {
    expect(readPropertySet(stream([12, time(134_237_454_720_000_000n)], [13, time(0n)]))).toEqual([
      { id: 12, value: new Date('2026-05-20T10:11:12Z') },
    ]);
  });

  test('numbers are ignored', () => {
    expect(readPropertySet(stream([1, { type: 3, content: Buffer.alloc(4, 7) }], [4, narrow('Budi')]))).toEqual([
      { id: 4, value: 'Budi' },
    ]);
  });

  test('truncated data ends the set, and properties read before are kept', () => {
    const bytes = stream([4, narrow('Budi')], [5, narrow('Sari')]);
    bytes.writeUInt32LE(9999, 48 + 12 + 8);
    expect(readPropertySet(bytes)).toEqual([{ id: 4, value: 'Budi' }]);
    expect(readPropertySet(bytes.subarray(0, 20))).toEqual([]);
  });

  test('a string longer than the stream ends with it', () => {
    const bytes = stream([4, narrow('Budi')]);
    bytes.writeUInt32LE(5000, bytes.length - 8);
    expect(readPropertySet(bytes)).toEqual([{ id: 4, value: 'Budi' }]);
  });

  test('at most two hundred properties are read', () => {
    const many = Array.from({ length: 201 }, (_, id): [number, Value] => [id, narrow('x')]);
    expect(readPropertySet(stream(...many))).toHaveLength(200);
  });
});

describe('an empty property set', () => {
  const given = stream([4, narrow('Budi')]);

  test('has the length and id of the original and no properties', () => {
    const empty = Buffer.from(emptyPropertySet(given));
    expect(empty.length).toBe(given.length);
    expect(empty.toString('hex')).toBe(
      'feff0000'.padEnd(48, '0') +
        '01000000' +
        'ab'.repeat(16) +
        '30000000' +
        '08000000'.padEnd(2 * given.length - 96, '0'),
    );
    expect(readPropertySet(empty)).toEqual([]);
  });

  test('of a stream that is too short has only an id', () => {
    expect(Buffer.from(emptyPropertySet(given.subarray(0, 55))).toString('hex')).toBe(
      'feff0000'.padEnd(56, '0') + 'ab'.repeat(16) + '00'.repeat(11),
    );
    expect(emptyPropertySet(given.subarray(0, 56))[24]).toBe(1);
  });
});
