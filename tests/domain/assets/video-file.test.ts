import { describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { cleanMp4 } from '../../../src/domain/assets/upload/video-file.ts';
import { Budget } from '../../../src/domain/attachments/budget.ts';
import { makeDirectory } from '../../support/databases.ts';

async function clean(film: Buffer) {
  const { path, remove } = makeDirectory();
  const file = join(path, 'film.mp4');
  try {
    await Bun.write(file, new Uint8Array(film));
    const facts = await cleanMp4(file, new Budget());
    return { facts, film: Buffer.from(await Bun.file(file).bytes()).toString('latin1') };
  } finally {
    remove();
  }
}

function box(type: string, ...content: (Buffer | string)[]): Buffer {
  const inner = Buffer.concat(content.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + inner.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, inner]);
}

/** A box with a 64-bit size. */
function longBox(type: string, content: string): Buffer {
  const head = Buffer.alloc(16);
  head.writeUInt32BE(1);
  head.write(type, 4, 'latin1');
  head.writeBigUInt64BE(BigInt(16 + content.length), 8);
  return Buffer.concat([head, Buffer.from(content, 'latin1')]);
}

function track(width: number, height: number, length = 84): Buffer {
  const head = Buffer.alloc(length);
  head.writeUInt32BE(width * 65_536, length - 8);
  head.writeUInt32BE(height * 65_536, length - 4);
  return box('trak', box('tkhd', head));
}

const start = box('ftyp', 'isom');
const data = box('mdat', 'film');
const film = (...index: Buffer[]) => Buffer.concat([start, box('moov', ...index), data]);
const size = async (...index: Buffer[]) => (await clean(film(...index))).facts;

describe('of an MP4', () => {
  test('the size is that of the first track that has one', async () => {
    expect(await size(track(0, 0), track(640, 360), track(320, 180))).toEqual({ width: 640, height: 360 });
    expect(await size(track(640, 0))).toEqual({ width: null, height: null });
    expect(await size(track(0, 360))).toEqual({ width: null, height: null });
    expect(await size(track(640, 360, 96))).toEqual({ width: 640, height: 360 });
    expect(await size(track(640, 360, 83))).toEqual({ width: null, height: null });
    expect(await size()).toEqual({ width: null, height: null });
  });

  test.each(['udta', 'meta', 'uuid'])('%s is blanked at every depth without moving other boxes', async (type) => {
    const given = (name: string, text: string) =>
      Buffer.concat([start, box('moov', box('trak', box(name, text)), box(name, text)), data, box(name, text)]);
    const { film: cleaned } = await clean(given(type, 'Budi'));
    expect(cleaned).toBe(given('free', '\0\0\0\0').toString('latin1'));
  });

  test('a long box is blanked exactly to its end', async () => {
    const text = 'Budi'.repeat(40_000);
    const { film: cleaned } = await clean(Buffer.concat([film(), box('udta', text), box('free', 'kept')]));
    expect(cleaned).toBe(
      Buffer.concat([film(), box('free', '\0'.repeat(text.length)), box('free', 'kept')]).toString('latin1'),
    );
  });

  test('a box may have a 64-bit size or extend to the end of the file', async () => {
    const { film: cleaned } = await clean(Buffer.concat([film(), longBox('udta', 'Budi')]));
    expect(cleaned).toBe(Buffer.concat([film(), longBox('free', '\0\0\0\0')]).toString('latin1'));
    const last = box('mdat', 'film to the end');
    last.writeUInt32BE(0);
    const whole = Buffer.concat([start, box('moov'), last]);
    expect((await clean(whole)).film).toBe(whole.toString('latin1'));
  });
});

const cut = (bytes: Buffer, by: number) => bytes.subarray(0, bytes.length - by);
const tooSmall = box('free', 'abcd');
tooSmall.writeUInt32BE(7);
const longTooSmall = longBox('free', 'abcd');
longTooSmall.writeBigUInt64BE(15n, 8);

test.each([
  ['has no index', Buffer.concat([start, data])],
  ['has no film', Buffer.concat([start, box('moov')])],
  ['is cut off in its film', cut(film(), 1)],
  ['is cut off in the head of a box', Buffer.concat([film(), cut(box('free'), 1)])],
  ['is cut off in the head of a long box', Buffer.concat([film(), cut(longBox('free', ''), 1)])],
  ['has a box that is smaller than its head', Buffer.concat([film(), tooSmall])],
  ['has a long box that is smaller than its head', Buffer.concat([film(), longTooSmall])],
  ['has a track that goes beyond its index', film(cut(track(1, 1), 1))],
])('an MP4 that %s is refused', async (_what, bytes) => {
  expect(clean(bytes)).rejects.toThrow('videoDamaged');
});
