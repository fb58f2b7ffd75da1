import { expect, test } from 'bun:test';
import { bufferSizeFor, OverwrittenBuffers, overwriteBuffers } from '../../src/report-processes/overwritten-buffers.ts';

const never = 1_000_000_000;
const unexpected = (error: unknown) => {
  throw error;
};

/** Sizes of each time that buffers were overwritten, as they come. */
function collected() {
  const waiting: ((sizes: readonly number[]) => void)[] = [];
  const done: (readonly number[])[] = [];
  return {
    overwrite: async (sizes: readonly number[]) => {
      const next = waiting.shift();
      if (next) next(sizes);
      else done.push(sizes);
    },
    next: () => {
      const first = done.shift();
      return first ? Promise.resolve(first) : new Promise<readonly number[]>((resolve) => waiting.push(resolve));
    },
  };
}

test('forms of many sizes leave none of them out', async () => {
  const { overwrite, next } = collected();
  const buffers = new OverwrittenBuffers({
    overwrite,
    delays: { quietInMilliseconds: never, maxInMilliseconds: never, retryInMilliseconds: never },
    onError: unexpected,
  });
  for (const length of [7, 60, 61, 100, 1000, 1200, 200_000, 255_000, 262_144, 5_000_000, 8_388_608, 8_388_609]) {
    buffers.overwriteSoon(length);
  }
  expect(await next()).toEqual([8, 64, 112, 1024, 1280, 229_376, 262_144, 5_242_880, 8_388_608]);
});

test('forms that arrive while buffers are overwritten are next', async () => {
  const isRunning = Promise.withResolvers<void>();
  const isDone = Promise.withResolvers<void>();
  const { overwrite, next } = collected();
  let times = 0;
  const buffers = new OverwrittenBuffers({
    overwrite: async (sizes) => {
      times += 1;
      if (times === 1) {
        isRunning.resolve();
        await isDone.promise;
      }
      await overwrite(sizes);
    },
    delays: { quietInMilliseconds: 0, maxInMilliseconds: never, retryInMilliseconds: never },
    onError: unexpected,
  });
  buffers.overwriteSoon(512);
  await isRunning.promise;
  buffers.overwriteSoon(640);
  isDone.resolve();
  expect(await next()).toEqual([512]);
  expect(await next()).toEqual([640]);
});

test('for bodies of any length the buffers have at most 80 sizes, none of them smaller than its body', () => {
  const sizes = new Set<number>();
  for (let length = 1; length <= 8 * 1024 * 1024; length += length < 5000 ? 1 : 97) {
    const size = bufferSizeFor(length);
    sizes.add(size);
    if (size < length || size > Math.max(8, 1.25 * length + 8)) throw new Error(`${length} gets ${size}`);
  }
  expect(sizes.size).toBeLessThanOrEqual(80);
});

test('requests that follow one another for ever do not put it off for ever', async () => {
  const { overwrite, next } = collected();
  const buffers = new OverwrittenBuffers({
    overwrite,
    delays: { quietInMilliseconds: never, maxInMilliseconds: 20, retryInMilliseconds: never },
    onError: unexpected,
  });
  const flood = setInterval(() => buffers.overwriteSoon(700), 1);
  expect(await next()).toEqual([768]);
  clearInterval(flood);
});

test('a request without a body takes no place among the sizes', async () => {
  const { overwrite, next } = collected();
  const buffers = new OverwrittenBuffers({
    overwrite,
    delays: { quietInMilliseconds: 0, maxInMilliseconds: never, retryInMilliseconds: never },
    onError: unexpected,
  });
  buffers.overwriteSoon(0);
  expect(await next()).toEqual([]);
});

test('what could not be overwritten is reported, and overwritten later', async () => {
  const errors: unknown[] = [];
  const { overwrite, next } = collected();
  let tries = 0;
  const buffers = new OverwrittenBuffers({
    overwrite: async (sizes) => {
      tries += 1;
      if (tries === 1) throw new Error('EMFILE');
      await overwrite(sizes);
    },
    delays: { quietInMilliseconds: 0, maxInMilliseconds: never, retryInMilliseconds: 1 },
    onError: (error) => errors.push(error),
  });
  buffers.overwriteSoon(512);
  expect(await next()).toEqual([512]);
  expect(errors).toEqual([new Error('EMFILE')]);
});

test('after a failure nothing is tried before its time, however many forms follow', async () => {
  const { promise: hasFailed, resolve } = Promise.withResolvers<unknown>();
  let tries = 0;
  const buffers = new OverwrittenBuffers({
    overwrite: async () => {
      tries += 1;
      throw new Error('EMFILE');
    },
    delays: { quietInMilliseconds: 0, maxInMilliseconds: never, retryInMilliseconds: never },
    onError: resolve,
  });
  buffers.overwriteSoon(512);
  await hasFailed;
  for (let length = 1000; length <= 100_000; length *= 2) buffers.overwriteSoon(length);
  // A timer of no time that is set later comes later.
  await new Promise((done) => setTimeout(done, 1));
  expect(tries).toBe(1);
});

test('buffers are overwritten also where all requests go through a proxy', async () => {
  const { HTTP_PROXY, NO_PROXY } = process.env;
  // Nothing listens on the port of this proxy.
  Object.assign(process.env, { HTTP_PROXY: 'http://127.0.0.1:9', NO_PROXY: 'intranet.example' });
  await overwriteBuffers([bufferSizeFor(700)]);
  expect(process.env.NO_PROXY).toBe('intranet.example,127.0.0.1');
  for (const [name, value] of Object.entries({ HTTP_PROXY, NO_PROXY })) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
});
