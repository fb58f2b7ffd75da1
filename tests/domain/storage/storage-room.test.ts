import { afterAll, beforeAll, expect, test } from 'bun:test';
import { statfsSync } from 'node:fs';
import { StorageRoom } from '../../../src/domain/storage/storage-room.ts';
import { makeDirectory } from '../../support/databases.ts';

let directory: ReturnType<typeof makeDirectory>;
beforeAll(() => {
  directory = makeDirectory();
});
afterAll(() => directory.remove());

const megabyte = 1024 * 1024;

async function* pieces(count: number) {
  for (let number = 0; number < count; number += 1) yield new Uint8Array(megabyte);
}

test('the reserve is 2 % of the volume, but at least 256 MB', async () => {
  const { blocks, bsize } = statfsSync(directory.path);
  const { reserveInBytes, freeInBytes } = await new StorageRoom(directory.path).state();
  expect(reserveInBytes).toBe(Math.max(268_435_456, Math.floor(blocks * bsize * 0.02)));
  expect(freeInBytes).toBeGreaterThan(0);
});

test('an upload is aborted when the space runs low while it is received', async () => {
  let free = 300 * megabyte;
  class Shrinking extends StorageRoom {
    override async state() {
      free -= 100 * megabyte;
      return { freeInBytes: free, reserveInBytes: 150 * megabyte, isLow: free < 150 * megabyte };
    }
  }
  const room = new Shrinking(directory.path);
  let received = 0;
  const receive = async () => {
    for await (const piece of room.whileRoom(pieces(100))) received += piece.length;
  };
  await expect(receive()).rejects.toThrow('nearly full');
  expect(received).toBe(7 * megabyte);
});
