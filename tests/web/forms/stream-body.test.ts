import { expect, test } from 'bun:test';
import { Writable } from 'node:stream';
import { streamBody } from '../../../src/web/forms/submitted-form.ts';

const never = new Promise<never>(() => {});

test('pieces that lie in larger memory, as those of a cipher do, arrive byte for byte', async () => {
  const memory = new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8]);
  const pieces = [Buffer.from(memory.buffer, 1, 2), Buffer.from(memory.buffer, 4, 3), new Uint8Array([9, 9])];
  const received: Buffer[] = [];
  const parser = new Writable({
    write(piece, _encoding, done) {
      received.push(piece);
      done();
    },
  });
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  await streamBody({ reader: body.getReader(), parser, largest: 100, broken: never, received: undefined });
  expect([...Buffer.concat(received)]).toEqual([2, 3, 5, 6, 7, 9, 9]);
});
