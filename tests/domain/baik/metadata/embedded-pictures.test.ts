import { describe, expect, test } from 'bun:test';
import { crc32 } from 'node:zlib';
import { blankPictures } from '../../../../src/domain/baik/metadata/embedded-pictures.ts';

const around = 'beefbeef';
const inside = (picture: string) => Buffer.from(around + picture + around, 'hex');
const blanked = (picture: string) => {
  const bytes = inside(picture);
  const had = blankPictures(bytes);
  return { had, picture: bytes.toString('hex').slice(around.length, -around.length) };
};

describe('a JPEG in a document', () => {
  const scan = 'ffda0003011234ffd9';
  const profile = `ffe2000f${Buffer.from('ICC_PROFILE').toString('hex')}0001`;

  test.each(['ffe1', 'ffe2', 'ffed', 'ffef', 'fffe'])('has segment %s blanked without moving others', (marker) => {
    expect(blanked(`ffd8${marker}00044546${scan}`)).toEqual({ had: true, picture: `ffd8${marker}00040000${scan}` });
  });

  test.each([
    ['its header', 'ffe000044546'],
    ['its colour transform', 'ffee00044546'],
    ['a table', 'ffdb00044546'],
    ['a colour profile', profile],
    ['a segment that is blank', 'ffe100040000'],
  ])('keeps %s', (_what, segment) => {
    const picture = `ffd8${segment}${scan}`;
    expect(blanked(picture)).toEqual({ had: false, picture });
  });

  test('has several segments blanked', () => {
    expect(blanked(`ffd8ffe100044546ffdb00044546fffe000347${scan}`)).toEqual({
      had: true,
      picture: `ffd8ffe100040000ffdb00044546fffe000300${scan}`,
    });
  });

  test.each([
    ['a segment goes beyond the document', 'ffd8ffe1ffff4546'],
    ['a segment has no length', `ffd8ffe10001${scan}`],
    ['no marker follows a segment', `ffd8ffe10004454600db${scan}`],
    ['a marker is none', `ffd8ffe100044546ffbf0004${scan}`],
    ['it has no data', 'ffd8ffe100044546'],
  ])('is none when %s', (_what, picture) => {
    expect(blanked(picture)).toEqual({ had: false, picture });
  });
});

describe('a PNG in a document', () => {
  const signature = '89504e470d0a1a0a';
  const chunk = (type: string, content: string) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(content.length / 2);
    const named = Buffer.concat([Buffer.from(type), Buffer.from(content, 'hex')]);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]).toString('hex');
  };
  const end = chunk('IEND', '');

  test.each(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME'])('has its chunk %s replaced by an empty one', (type) => {
    expect(blanked(signature + chunk(type, '4546') + end)).toEqual({
      had: true,
      picture: signature + chunk('noTe', '0000') + end,
    });
  });

  test.each(['IHDR', 'IDAT', 'iCCP'])('keeps its chunk %s', (type) => {
    const picture = signature + chunk(type, '4546') + end;
    expect(blanked(picture)).toEqual({ had: false, picture });
  });

  test('with an empty chunk has no metadata', () => {
    const picture = signature + chunk('tEXt', '0000') + end;
    expect(blanked(picture)).toEqual({ had: false, picture });
  });

  test.each([
    ['has no end', signature + chunk('tEXt', '4546')],
    ['has a chunk whose type is none', signature + chunk('tEXt', '4546') + chunk('I0ND', '')],
    ['breaks off', `${signature + chunk('tEXt', '4546')}ffffff00${end.slice(8)}`],
  ])('that %s is none', (_what, picture) => {
    expect(blanked(picture)).toEqual({ had: false, picture });
  });
});

test('several pictures lose their metadata', () => {
  const one = 'ffd8ffe100044546ffda0003011234ffd9';
  const bytes = Buffer.from(one + around + one, 'hex');
  expect(blankPictures(bytes)).toBe(true);
  expect(bytes.includes('4546', 0, 'hex')).toBe(false);
});

test('a document without pictures has no picture metadata', () => {
  expect(blankPictures(Buffer.from(around, 'hex'))).toBe(false);
});
