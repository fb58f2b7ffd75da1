import { expect, test } from 'bun:test';
import { FairQueue } from '../../../src/domain/limits/fair-queue.ts';

const limits = { maxRunning: 1, maxWaiting: 3, maxWaitInMilliseconds: 60_000 };

test('of those that wait the sender goes first who has used the least time', async () => {
  const queue = new FairQueue(limits);
  const [greedy, modest] = [{}, {}];
  const first = await queue.take(greedy);
  first();
  const second = await queue.take(modest);
  const order: string[] = [];
  const note = (name: string, end: () => void) => {
    order.push(name);
    end();
  };
  const waiting = [
    queue.take(greedy).then((end) => note('greedy', end)),
    queue.take({}).then((end) => note('new', end)),
  ];
  second();
  await Promise.all(waiting);
  expect(order).toEqual(['new', 'greedy']);
});

test('a task that ends twice gives one place back', async () => {
  const queue = new FairQueue(limits);
  const end = await queue.take({});
  end();
  end();
  const other = await queue.take({});
  let hasStarted = false;
  const waiting = queue.take({}).then(() => {
    hasStarted = true;
  });
  await Promise.resolve();
  expect(hasStarted).toBe(false);
  other();
  await waiting;
});

test('more than the queue holds are refused, and those that wait are not', async () => {
  const queue = new FairQueue(limits);
  const end = await queue.take({});
  const waiting = [queue.take({}), queue.take({}), queue.take({})];
  await expect(queue.take({})).rejects.toMatchObject({ name: 'QueueFullError' });
  end();
  (await waiting[0])?.();
  (await waiting[1])?.();
  expect(await waiting[2]).toBeFunction();
});

test('what has waited for too long is refused', async () => {
  const queue = new FairQueue({ ...limits, maxWaitInMilliseconds: 1 });
  await queue.take({});
  await expect(queue.take({})).rejects.toMatchObject({ name: 'QueueFullError' });
});

test('tasks of one sender come in order, a few at a time, and hold up no other sender', async () => {
  const queue = new FairQueue({ maxRunningOfOne: 2, maxWaitingOfOne: 1 });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (sender: string, name: string) =>
    queue.run(sender, () => {
      begun.push(name);
      const { promise, resolve } = Promise.withResolvers<void>();
      ends.set(name, resolve);
      return promise;
    });
  const running = [task('one', 'a'), task('one', 'b'), task('one', 'c')];
  await expect(task('one', 'd')).rejects.toMatchObject({ name: 'QueueFullError' });
  running.push(task('two', 'e'));
  await Promise.resolve();
  expect(begun).toEqual(['a', 'b', 'e']);
  for (const name of ['a', 'b', 'e']) ends.get(name)?.();
  while (!ends.has('c')) await Promise.resolve();
  ends.get('c')?.();
  await Promise.all(running);
  expect(queue.load).toEqual({ running: 0, waiting: 0 });
});
