import { expect, test } from 'bun:test';
import { OverwrittenBuffers } from '../../src/report-processes/overwritten-buffers.ts';

const never = 1_000_000_000;
const unexpected = (error: unknown) => {
  throw error;
};

/** Lengths of each time that buffers were overwritten, as they come. */
function collected() {
  const waiting: ((lengths: readonly number[]) => void)[] = [];
  const done: (readonly number[])[] = [];
  return {
    overwrite: async (lengths: readonly number[]) => {
      const next = waiting.shift();
      if (next) next(lengths);
      else done.push(lengths);
    },
    next: () => {
      const first = done.shift();
      return first ? Promise.resolve(first) : new Promise<readonly number[]>((resolve) => waiting.push(resolve));
    },
  };
}

test('forms of many lengths leave none of them out', async () => {
  const { overwrite, next } = collected();
  const buffers = new OverwrittenBuffers({
    overwrite,
    delays: { quiet: never, max: never, retry: never },
    onError: unexpected,
  });
  for (let length = 1; length <= 20; length += 1) buffers.overwriteSoon(length);
  expect(await next()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
});

test('requests that follow one another for ever do not put it off for ever', async () => {
  const { overwrite, next } = collected();
  const buffers = new OverwrittenBuffers({
    overwrite,
    delays: { quiet: never, max: 20, retry: never },
    onError: unexpected,
  });
  const flood = setInterval(() => buffers.overwriteSoon(700), 1);
  expect(await next()).toEqual([700]);
  clearInterval(flood);
});

test('a request without a body takes no place among the lengths', async () => {
  const { overwrite, next } = collected();
  const buffers = new OverwrittenBuffers({
    overwrite,
    delays: { quiet: 0, max: never, retry: never },
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
    overwrite: async (lengths) => {
      tries += 1;
      if (tries === 1) throw new Error('EMFILE');
      await overwrite(lengths);
    },
    delays: { quiet: 0, max: never, retry: 1 },
    onError: (error) => errors.push(error),
  });
  buffers.overwriteSoon(512);
  expect(await next()).toEqual([512]);
  expect(errors).toEqual([new Error('EMFILE')]);
});
