import { afterEach, expect, jest, test } from 'bun:test';
import { setImmediate as turnEnded } from 'node:timers/promises';
import { timeLimitInMilliseconds, withRequestScope, withTimeLimit, writeOutcome } from '../../src/db/request-scope.ts';
import { Jobs } from '../../src/domain/jobs.ts';

const unexpected = (_name: string, error: unknown): void => {
  throw error;
};

function loopOf(work: () => Promise<void>, onError = unexpected) {
  const jobs = new Jobs(onError);
  return { ...jobs.every('hour', 'test.run', work), stop: () => jobs.stop() };
}

afterEach(() => void jest.useRealTimers());

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

test('a failure is reported once until the job succeeds; a stopped job does nothing', async () => {
  const reported: unknown[] = [];
  const broken = new Error('no room');
  const results = [broken, broken, undefined, broken, broken];
  const loop = loopOf(
    async () => {
      const result = results.shift();
      if (result) throw result;
    },
    (name, error) => void reported.push([name, error]),
  );
  for (let round = 1; round <= 4; round += 1) {
    await turnEnded();
    if (round < 4) loop.wake();
  }
  expect(reported).toEqual([
    ['test.run', broken],
    ['test.run', broken],
  ]);
  await loop.stop();
  loop.wake();
  await turnEnded();
  expect(results).toHaveLength(1);
});

test('each job says when it last succeeded', async () => {
  const jobs = new Jobs(() => {});
  const before = new Date();
  jobs.every('minute', 'trash.purge', async () => {});
  jobs.every('minute', 'links.check', () => Promise.reject(new Error('no room')));
  await jobs.stop();
  const runs = jobs.lastRuns();
  expect([...runs.keys()]).toEqual(['trash.purge']);
  expect(Number(runs.get('trash.purge'))).toBeGreaterThanOrEqual(Number(before));
});

test('a job with a delay runs once for a series of wake-ups, and after its end not for those before', async () => {
  jest.useFakeTimers();
  const jobs = new Jobs(unexpected);
  let rounds = 0;
  const count = async () => {
    rounds += 1;
  };
  const { wake } = jobs.every('hour', 'links.check', count, { delay: 30_000 });
  wake();
  jest.advanceTimersByTime(29_999);
  expect(rounds).toBe(0);
  jest.advanceTimersByTime(1);
  expect(rounds).toBe(1);
  wake();
  await jobs.stop();
  jest.advanceTimersByTime(7_200_000);
  expect(rounds).toBe(1);
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
