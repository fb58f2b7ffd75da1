import { expect, test } from 'bun:test';
import { sql as raw } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { ConnectionSlots, withDeadlines } from '../../src/db/deadlines.ts';
import { DatabaseHealth } from '../../src/db/health.ts';
import { outcomeRecorder } from '../../src/db/request-scope.ts';
import { retryWhenAvailable } from '../../src/operator/answers.ts';
import { late, unavailableHealth } from '../support/database/unavailable-database.ts';

test('the command of an operator begins when the database answers again', async () => {
  let answers = false;
  const health = await unavailableHealth(() => (answers ? Promise.resolve() : Promise.reject(late())));
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
      if (stores !== 'nothing') outcomeRecorder()(stores);
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
  const command = retryWhenAvailable(health, () => Promise.reject(late()), { maxMilliseconds: 0 });
  await expect(command).rejects.toThrow(late());
});

test('a late query of a command, whose error Drizzle wraps, is asked again', async () => {
  const health = new DatabaseHealth({ probe: () => Promise.resolve(), dropConnections: () => {} });
  let times = 0;
  const answer = async () => {
    times += 1;
    if (times === 1) throw late();
    return [[7]];
  };
  // Never connects: its queries are answered here.
  const sql = postgres('postgres://localhost/none');
  Object.assign(sql, { unsafe: () => ({ values: answer }) });
  const db = drizzle(withDeadlines(sql, { health, sockets: undefined, slots: new ConnectionSlots(1) }));
  const seven = db.select({ seven: raw<number>`7` }).from(raw`unnamed`);
  expect(await retryWhenAvailable(health, async () => await seven)).toEqual([{ seven: 7 }]);
  expect(times).toBe(2);
});

test('a command whose operator has left while it waited is not carried out', async () => {
  const health = await unavailableHealth();
  const begun: string[] = [];
  const operator = new AbortController();
  operator.abort(new Error('left'));
  const command = retryWhenAvailable(health, async () => begun.push('begun'), {
    signal: operator.signal,
    maxMilliseconds: 10,
  });
  await expect(command).rejects.toThrow('left');
  expect(begun).toEqual([]);
  health.stop();
});
