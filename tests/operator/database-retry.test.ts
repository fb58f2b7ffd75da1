import { expect, test } from 'bun:test';
import { DatabaseHealth } from '../../src/db/health.ts';
import { DatabaseUnavailableError } from '../../src/db/unavailable.ts';
import { outcomeOfWork } from '../../src/db/work.ts';
import { retryWhenAvailable } from '../../src/operator/database-retry.ts';

const late = () => new DatabaseUnavailableError('The database has not answered in time');

test('the command of an operator begins when the database answers again', async () => {
  let answers = false;
  const health = new DatabaseHealth({
    probe: () => (answers ? Promise.resolve() : Promise.reject(late())),
    dropConnections: () => {},
  });
  const isDown = Promise.withResolvers<void>();
  health.onChange((isAvailable) => {
    if (!isAvailable) isDown.resolve();
  });
  health.suspect();
  await isDown.promise;
  const begun: boolean[] = [];
  const command = retryWhenAvailable(health, async () => {
    begun.push(health.isAvailable);
    return 'done';
  });
  answers = true;
  expect(await command).toBe('done');
  expect(begun).toEqual([true]);
  health.stop();
});

test('a command that meets a late database is begun again, unless some of it is stored', async () => {
  const health = new DatabaseHealth({ probe: () => Promise.resolve(), dropConnections: () => {} });
  const commandThat = (stores: 'nothing' | 'something' | 'unknown') => {
    const counted = { times: 0 };
    const result = retryWhenAvailable(health, async () => {
      counted.times += 1;
      if (stores !== 'nothing') outcomeOfWork()(stores);
      if (counted.times === 1) throw late();
      return 'done';
    });
    return { counted, result };
  };
  const nothing = commandThat('nothing');
  expect(await nothing.result).toBe('done');
  expect(nothing.counted.times).toBe(2);
  for (const stores of ['something', 'unknown'] as const) {
    const { counted, result } = commandThat(stores);
    await expect(result).rejects.toThrow(late());
    expect({ stores, times: counted.times }).toEqual({ stores, times: 1 });
  }
});

test('a database that stays late is said to be after the time', async () => {
  const health = new DatabaseHealth({ probe: () => Promise.resolve(), dropConnections: () => {} });
  const command = retryWhenAvailable(health, () => Promise.reject(late()), 0);
  await expect(command).rejects.toThrow(late());
});
