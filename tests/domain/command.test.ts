import { expect, test } from 'bun:test';
import { z } from 'zod';
import { activityLogs, leaders } from '../../src/db/schema/index.ts';
import { event } from '../../src/domain/activity/commands.ts';
import { command, conflict, done, missing, noInput, perform, refused, unchanged } from '../../src/domain/command.ts';
import { asStaff } from '../../src/domain/rights/staff.ts';
import { rowById } from '../../src/domain/row-by-id.ts';
import { problem } from '../../src/fields/problem.ts';
import { commandSite, lastEntry } from '../support/application/command-site.ts';
import { leader } from '../support/leaders.ts';
import { anyActor } from '../support/people.ts';

const site = commandSite();
const by = anyActor;

const find = rowById(leaders);
const write = { needs: 'leaders.write', logs: ['update', 'leader'] } as const;
const entry = event('updated', { noun: 'leader', id: 1, name: 'Dewi' });
const outcomes = {
  refused: refused('name', 'required'),
  conflict: conflict(undefined),
  missing: missing(problem('noSuchLeader', { id: 9 })),
};

test('what was written is stored and logged when the command is done', async () => {
  const add = command({
    ...write,
    input: z.object({ name: z.string() }),
    run: async ({ tx, input: { name } }) => {
      await tx.insert(leaders).values(leader({ name }));
      return done(name.length, { log: entry });
    },
  });
  expect(await perform(site, add, { input: { name: 'Ratna' }, by })).toMatchObject({ kind: 'done', value: 5 });
  expect(await site.db.$count(leaders)).toBe(1);
  expect(await lastEntry(site.db)).toMatchObject({ description: 'Updated leader "Dewi"', username: 'somebody' });
});

test.each(['refused', 'conflict', 'missing'] as const)('what was written is undone when it is %s', async (kind) => {
  const add = command({
    ...write,
    input: noInput,
    run: async ({ tx }) => {
      await tx.insert(leaders).values(leader());
      return outcomes[kind];
    },
  });
  expect(await perform(site, add, { by })).toEqual(outcomes[kind]);
  expect([await site.db.$count(leaders), await site.db.$count(activityLogs)]).toEqual([0, 0]);
});

test('a command runs with the row of its id, and not at all without one', async () => {
  await site.db.insert(leaders).values(leader({ name: 'Ratna' }));
  const read = command({
    ...write,
    input: noInput,
    find,
    run: async ({ row }) => unchanged(row.name),
  });
  expect(await perform(site, read, { id: 1, by })).toMatchObject({ kind: 'done', value: 'Ratna' });
  expect(await perform(site, read, { id: 2, by })).toMatchObject({ kind: 'missing' });
  expect(await site.db.$count(activityLogs)).toBe(0);
});

test('without its right it does not run; by whom is the account of the request', async () => {
  const ran: string[] = [];
  const note = command({
    ...write,
    input: noInput,
    run: async ({ by: actor }) => unchanged(ran.push(actor.username)),
  });
  const writer = { id: 7, username: 'wayan', roles: ['writer'], language: 'en' } as const;
  await expect(asStaff(writer, () => perform(site, note, {}))).rejects.toThrow('Forbidden');
  await asStaff({ ...writer, roles: ['editor'] }, () => perform(site, note, {}));
  expect(ran).toEqual(['wayan']);
});

test('a command says what it does to public pages; one that says nothing leaves them as they are', async () => {
  const heard: unknown[] = [];
  const stop = site.staleness.subscribe((change) => heard.push(change));
  const show = (shows: 'changed' | 'withdrawn' | undefined) =>
    command({ ...write, input: noInput, run: async () => done(shows, { log: entry, shows }) });
  for (const shows of [undefined, 'changed', 'withdrawn'] as const) await perform(site, show(shows), { by });
  stop();
  expect(heard).toEqual(['changed', 'withdrawn']);
});

test('the compiler refuses a command without a right, an input or a log entry', () => {
  const { needs, logs } = write;
  const run = async () => unchanged(undefined);
  // Never called: `tsc` fails when one of these compiles.
  const refusedByCompiler = () => [
    // @ts-expect-error the right is missing
    command({ logs, input: noInput, run }),
    // @ts-expect-error there is no such right
    command({ needs: 'leaders.wriet', logs, input: noInput, run }),
    // @ts-expect-error the input is missing
    command({ needs, logs, run }),
    // @ts-expect-error what refused attempts are logged as is missing
    command({ needs, input: noInput, run }),
    // @ts-expect-error the log entry is missing
    command({ needs, logs, input: noInput, run: async () => done('saved', {}) }),
    // @ts-expect-error a row is no outcome
    command({ needs, logs, input: noInput, run: async () => leader() }),
    // @ts-expect-error one way to the end returns nothing
    command({ needs, logs, input: noInput, run: async ({ by: { id } }) => (id > 1 ? unchanged(id) : undefined) }),
    // @ts-expect-error a command with a row needs an id
    perform(site, command({ needs, logs, input: noInput, find, run }), {}),
  ];
  expect(typeof refusedByCompiler).toBe('function');
});

test('what a command does outside of its transaction sees what was stored, also when it was undone', async () => {
  const seen: number[] = [];
  const add = command({
    ...write,
    input: z.object({ name: z.string() }),
    async around({ input: { name } }, transact, { db }) {
      const outcome = await transact(async ({ tx }) => {
        await tx.insert(leaders).values(leader({ name }));
        return name === '' ? outcomes.refused : done(name, { log: entry });
      });
      seen.push(await db.$count(leaders));
      return outcome;
    },
  });
  expect(await perform(site, add, { input: { name: '' }, by })).toEqual(outcomes.refused);
  expect(await perform(site, add, { input: { name: 'Ratna' }, by })).toMatchObject({ kind: 'done', value: 'Ratna' });
  expect(seen).toEqual([0, 1]);
});

test('a row is found by all parameters of its address', async () => {
  const read = command({
    ...write,
    input: noInput,
    find: async (_db, id, _lock, at) => (at?.kind === 'leaders' ? { id } : undefined),
    run: async ({ row, at }) => unchanged(`${at.kind} ${row.id}`),
  });
  expect(await perform(site, read, { id: 1, at: { kind: 'leaders' }, by })).toMatchObject({ value: 'leaders 1' });
  expect(await perform(site, read, { id: 1, at: { kind: 'assets' }, by })).toMatchObject({ kind: 'missing' });
});
