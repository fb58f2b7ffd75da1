import { describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { cleanWebm } from '../../../src/domain/assets/upload/webm-file.ts';
import { Budget } from '../../../src/domain/attachments/budget.ts';
import { makeDirectory } from '../../support/databases.ts';

async function clean(film: Buffer) {
  const { path, remove } = makeDirectory();
  const file = join(path, 'film.webm');
  try {
    await Bun.write(file, new Uint8Array(film));
    const facts = await cleanWebm(file, new Budget());
    return { facts, film: Buffer.from(await Bun.file(file).bytes()).toString('hex') };
  } finally {
    remove();
  }
}

const bytesOf = (part: Buffer | string) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part);

/** An element with a one-byte size. */
function short(id: string, ...content: (Buffer | string)[]): Buffer {
  const inner = Buffer.concat(content.map(bytesOf));
  return Buffer.concat([Buffer.from(id, 'hex'), Buffer.from([0x80 | inner.length]), inner]);
}

/** An element with an eight-byte size. */
function long(id: string, ...content: (Buffer | string)[]): Buffer {
  const inner = Buffer.concat(content.map(bytesOf));
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE((1n << 56n) | BigInt(inner.length));
  return Buffer.concat([Buffer.from(id, 'hex'), size, inner]);
}

const ids = { head: '1a45dfa3', segment: '18538067', info: '1549a966', tracks: '1654ae6b', cluster: '1f43b675' };
const number = (value: number) => Buffer.from(value.toString(16).padStart(4, '0'), 'hex');
const video = (width: number, height: number) =>
  short('ae', short('e0', short('b0', number(width)), short('ba', number(height))));
const sound = short('ae', short('86', 'opus'));
const head = short(ids.head, 'webm');
const cluster = short(ids.cluster, 'film');
const film = (...parts: Buffer[]) => Buffer.concat([head, long(ids.segment, ...parts)]);
const tracks = short(ids.tracks, video(640, 360));
const zeros = (count: number) => '\0'.repeat(count);
const cut = (bytes: Buffer, by: number) => bytes.subarray(0, bytes.length - by);

describe('of a WebM', () => {
  test('the size is that of the first track that has one', async () => {
    const size = async (...given: Buffer[]) => (await clean(film(short(ids.tracks, ...given), cluster))).facts;
    expect(await size(sound, video(640, 360), video(320, 180))).toEqual({ width: 640, height: 360 });
    expect(await size(video(0, 360), video(640, 0))).toEqual({ width: null, height: null });
    expect(await size(sound)).toEqual({ width: null, height: null });
    expect(await size(short('ac', short('e0', short('b0', number(1)), short('ba', number(1)))))).toEqual({
      width: null,
      height: null,
    });
    const four = Buffer.from('00000280', 'hex');
    const five = Buffer.from('0000000280', 'hex');
    expect(await size(short('ae', short('e0', short('b0', four), short('ba', four))))).toEqual({
      width: 640,
      height: 640,
    });
    expect(await size(short('ae', short('e0', short('b0', five), short('ba', ''))))).toEqual({
      width: null,
      height: null,
    });
  });

  test.each(['1254c367', '1941a469'])('%s is blanked without moving other elements', async (id) => {
    const given = film(tracks, cluster, short(id, 'Budi'));
    const blank = film(tracks, cluster, short('ec', zeros(7)));
    expect((await clean(given)).film).toBe(blank.toString('hex'));
  });

  test.each([128, 129, 130, 70_000])('an element of %i bytes is blanked exactly to its end', async (length) => {
    const given = long('1254c367', 'B'.repeat(length - 12));
    const blank = length < 129 ? short('ec', zeros(length - 2)) : long('ec', zeros(length - 9));
    expect((await clean(film(tracks, given, cluster))).film).toBe(film(tracks, blank, cluster).toString('hex'));
  });

  test.each(['7ba9', '7384', '4461'])('the info element %s is blanked, and others are kept', async (id) => {
    const other = short('4d80', 'Muxer');
    const given = film(short(ids.info, other, short(id, 'Budi'), other), tracks, cluster);
    const blank = film(short(ids.info, other, short('ec', zeros(5)), other), tracks, cluster);
    expect((await clean(given)).film).toBe(blank.toString('hex'));
  });

  test('their checksum is removed with them', async () => {
    const given = film(short(ids.info, short('bf', 'abcd')), tracks, cluster);
    expect((await clean(given)).film).toBe(
      film(short(ids.info, short('ec', 'abcd')), tracks, cluster)
        .toString('hex')
        .replace('ec8461626364', 'ec8400000000'),
    );
  });

  test('a recording of unknown length ends with the file', async () => {
    const parts = Buffer.concat([tracks, cluster]);
    for (const unknown of ['ff', '01ffffffffffffff']) {
      const live = Buffer.concat([head, Buffer.from(ids.segment + unknown, 'hex'), parts]);
      expect((await clean(live)).facts).toEqual({ width: 640, height: 360 });
    }
  });
});

test.each([
  ['does not begin as one', Buffer.concat([short('1a45dfa4', 'webm'), long(ids.segment, tracks, cluster)])],
  ['has no segment', Buffer.concat([head, long('18538068', tracks, cluster)])],
  ['has no tracks', film(cluster)],
  ['has no film', film(tracks)],
  ['is cut off', cut(film(tracks, cluster), 1)],
  ['is cut off in the head of an element', film(tracks, cluster, Buffer.from('1254c3', 'hex'))],
  ['has an element that goes beyond its own', film(short(ids.tracks, cut(video(1, 1), 1)), cluster)],
  ['has an element with an id of five bytes', film(tracks, cluster, Buffer.from('0812345678' + '80', 'hex'))],
  ['has an element without a size', film(tracks, cluster, Buffer.from('ec00', 'hex'))],
  ['has facts of more than a megabyte', film(long(ids.info, zeros(1024 * 1024 + 1)), tracks, cluster)],
  ['is empty', Buffer.alloc(0)],
])('a WebM that %s is refused', async (_what, bytes) => {
  expect(clean(bytes)).rejects.toThrow('videoDamaged');
});
