import { expect, test } from 'bun:test';
import { setImmediate as turnEnded } from 'node:timers/promises';
import { timeLimitInMilliseconds, withRequestScope, withTimeLimit, writeOutcome } from '../../src/db/request-scope.ts';
import { startLoop } from '../../src/domain/background-loop.ts';

const unexpected = (error: unknown): void => {
  throw error;
};

const loopOf = (work: () => Promise<void>, onError = unexpected) =>
  startLoop({ work, everyMilliseconds: 3_600_000, onError });

test('a wake-up is never lost, however many microtasks after the work began', async () => {
  for (let microtasks = 0; microtasks < 12; microtasks += 1) {
    let rounds = 0;
    const loop = loopOf(async () => {
      rounds += 1;
    });
    for (let passed = 0; passed < microtasks; passed += 1) await Promise.resolve();
    loop.wake();
    await turnEnded();
    expect({ microtasks, rounds }).toEqual({ microtasks, rounds: 2 });
    await loop.stop();
  }
});

test('several wake-ups during the work are one more round, never two at the same time', async () => {
  let rounds = 0;
  let atOnce = 0;
  let maxAtOnce = 0;
  const work = async () => {
    rounds += 1;
    atOnce += 1;
    maxAtOnce = Math.max(maxAtOnce, atOnce);
    await turnEnded();
    atOnce -= 1;
  };
  const loop = loopOf(work);
  for (let wakes = 0; wakes < 5; wakes += 1) loop.wake();
  await Bun.sleep(20);
  expect([rounds, maxAtOnce]).toEqual([2, 1]);
  await loop.stop();
});

test('work that fails is reported and done again when woken; a stopped loop does nothing', async () => {
  const reported: unknown[] = [];
  const broken = new Error('no room');
  const loop = loopOf(
    () => Promise.reject(broken),
    (error) => void reported.push(error),
  );
  await turnEnded();
  loop.wake();
  await turnEnded();
  expect(reported).toEqual([broken, broken]);
  await loop.stop();
  loop.wake();
  await turnEnded();
  expect(reported).toEqual([broken, broken]);
});

test('stopping waits for the round that is under way', async () => {
  let isDone = false;
  const work = async () => {
    await Bun.sleep(20);
    isDone = true;
  };
  const loop = loopOf(work);
  await loop.stop();
  expect(isDone).toBe(true);
});

test('a round has the time of background work, not that of the request that woke it, and is not counted for it', async () => {
  const seen: unknown[] = [];
  const work = async () => {
    await turnEnded();
    seen.push([timeLimitInMilliseconds(), writeOutcome()]);
  };
  const loop = await withRequestScope(async () => withTimeLimit(30_000, () => loopOf(work)));
  await loop.stop();
  expect(seen).toEqual([[undefined, 'unknown']]);
});
