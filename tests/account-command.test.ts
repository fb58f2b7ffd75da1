import { afterAll, beforeAll, expect, test } from 'bun:test';
import { openDatabase } from '../src/db/client.ts';
import { findByPassword } from '../src/domain/accounts/commands.ts';
import { beginAttempt } from '../src/domain/accounts/sign-in-delays.ts';
import { type FreshDatabase, makeDatabase } from './support/databases.ts';
import { editor, withSecondFactor } from './support/people.ts';
import { run, settingsOf } from './support/processes.ts';
import { slow } from './support/slow.ts';

let place: FreshDatabase;
beforeAll(async () => {
  place = await makeDatabase();
}, slow);
afterAll(() => place.remove());

async function operate(...words: string[]) {
  const command = run('src/server.ts', settingsOf(place), ['account', ...words]);
  const said = await command.nextLine();
  return { said, ...(await command.end()) };
}

/** What the database says meanwhile; embedded, only one program may have it open. */
async function lookInto<Result>(look: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<Result>) {
  const database = await openDatabase(place);
  try {
    return await look(database.db);
  } finally {
    await database.close();
  }
}

test(
  'an operator makes an account, and no second one of that name',
  async () => {
    const { said, code } = await operate('create', 'Sari');
    expect(code).toBe(0);
    const password = said?.split(' ').at(-1) ?? '';
    expect(await lookInto((db) => findByPassword(db, 'sari', password))).toMatchObject({ username: 'sari' });
    const again = await operate('create', 'sari');
    expect(again).toMatchObject({ code: 1, errors: 'There is an account "sari" already.\n' });
  },
  slow,
);

test(
  'an operator helps somebody who cannot sign in any more',
  async () => {
    await lookInto(async (db) => {
      await withSecondFactor(db);
      for (let attempt = 0; attempt < 4; attempt += 1)
        await beginAttempt(db, { username: editor.username, address: '' });
    });
    const { said } = await operate('reset', editor.username);
    const password = said?.split(' ').at(-1) ?? '';
    await lookInto(async (db) => {
      expect(await findByPassword(db, editor.username, editor.password)).toBeUndefined();
      expect(await findByPassword(db, editor.username, password)).toMatchObject({ totpSecret: null });
      expect(await beginAttempt(db, { username: editor.username, address: '' })).toEqual({ wait: 0 });
    });
    expect((await operate('reset', 'nobody')).errors).toBe('There is no account "nobody".\n');
  },
  slow,
);

test(
  'waits can be ended, Microsoft accounts listed, and whatever is mistyped is explained',
  async () => {
    await operate('create', 'budi');
    expect(await operate('unlock')).toMatchObject({ code: 0, said: 'Everybody may try to sign in again at once.' });
    expect((await operate('allow', 'budi', 'Budi@Example.com')).said).toContain('"budi@example.com" may sign in');
    expect((await operate('allow', 'budi', 'budi@example.com')).errors).toContain('listed already');
    expect((await operate('disallow', 'budi', 'budi@example.com')).code).toBe(0);
    for (const mistyped of [[], ['create'], ['explode', 'x'], ['create', 'a', 'b']]) {
      expect((await operate(...mistyped)).errors).toStartWith('Usage:');
    }
    expect((await operate('create', 'a b')).errors).toContain('must be 3 to 64 letters');
  },
  slow,
);
