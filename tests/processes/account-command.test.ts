import { afterAll, beforeAll, expect, spyOn, test } from 'bun:test';
import { existsSync, mkdirSync, realpathSync, statSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type CheckoutCopy, copyCheckout } from '../../scripts/setup/checkout-copy.ts';
import { openDatabase } from '../../src/db/client.ts';
import { findByPassword } from '../../src/domain/accounts/commands.ts';
import { beginAttempt } from '../../src/domain/accounts/sign-in-delays.ts';
import { setSealKey } from '../../src/domain/activity/chain.ts';
import { runAccountCommand } from '../../src/operator/account-command.ts';
import { readEnv } from '../../src/settings/env.ts';
import { auditKey } from '../support/audit-key.ts';
import { operate as runCommand } from '../support/database/backups.ts';
import { databaseKind, type FreshDatabase, makeDatabase } from '../support/databases.ts';
import { editor, withSecondFactor } from '../support/people.ts';
import { run, settingsOf, startServer } from '../support/processes.ts';
import { root } from '../support/sources.ts';
import { testOnce } from '../support/test-on.ts';

let place: FreshDatabase;
beforeAll(async () => {
  // The one of the server, which an earlier test of this process may have changed.
  setSealKey(auditKey.sealKey);
  place = await makeDatabase();
});
afterAll(() => place.remove());

/** Runs the command in a separate process, as an operator does. */
async function operateOutside(...words: string[]) {
  const command = run('src/server.ts', settingsOf(place), ['account', ...words]);
  const said = await command.nextLine();
  return { said, ...(await command.end()) };
}

const operate = (...words: string[]) => runAccountCommand(readEnv(settingsOf(place)), words);

/** Why a command is refused. `rejects` of Bun would keep the driver from connecting while it waits. */
const refusal = (...words: string[]): Promise<string> => operate(...words).then(() => '', String);

/** What commands print, which must all succeed. */
async function printedBy(...commands: string[][]): Promise<string> {
  const write = spyOn(process.stdout, 'write').mockImplementation(() => true);
  try {
    for (const [name = '', ...words] of commands)
      expect([name, await runCommand(place, name, words)]).toEqual([name, 0]);
    return write.mock.calls.map(([text]) => String(text)).join('');
  } finally {
    write.mockRestore();
  }
}

/** Queries the database, which has to be opened and closed each time: only one process may open the embedded one. */
async function lookInto<Result>(look: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<Result>) {
  const database = await openDatabase(place);
  try {
    return await look(database.db);
  } finally {
    await database.close();
  }
}

testOnce('an operator creates an account; a duplicate name is rejected', async () => {
  const { said, code } = await operateOutside('create', 'Sari');
  expect(code).toBe(0);
  const password = said?.split(' ').at(-1) ?? '';
  expect(await lookInto((db) => findByPassword(db, 'sari', password))).toMatchObject({ username: 'sari' });
  const again = await operateOutside('create', 'sari');
  expect(again).toMatchObject({ code: 1, errors: 'There is an account "sari" already.\n' });
});

testOnce('an operator chooses a password on standard input, by the same rules as everybody', async () => {
  const choose = async (password: string, ...words: string[]) => {
    const command = Bun.spawn([process.execPath, '--no-env-file', 'src/server.ts', 'account', ...words], {
      cwd: root,
      env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...settingsOf(place) },
      stdin: new Blob([`${password}\n`]),
      stdout: 'pipe',
      stderr: 'pipe',
    });
    return { code: await command.exited, errors: await new Response(command.stderr).text() };
  };
  const refused = await choose('mempawah-jaya-2026', 'create', 'budi', '-');
  expect(refused.code).toBe(1);
  expect(refused.errors).toContain('A password must not be made of the names of the company');
  expect(refused.errors).toContain('Kata sandi tidak boleh terdiri dari nama perusahaan');
  expect((await choose('kiln and kettle and rain', 'create', 'budi', '-')).code).toBe(0);
  const found = await lookInto((db) => findByPassword(db, 'budi', 'kiln and kettle and rain'));
  expect(found).toMatchObject({ username: 'budi' });
});

testOnce('an operator resets the password and second factor of an account', async () => {
  await lookInto(async (db) => {
    await withSecondFactor(db);
    for (let attempt = 0; attempt < 4; attempt += 1) await beginAttempt(db, { username: editor.username, address: '' });
  });
  const said = await operate('reset', editor.username);
  const [, password = ''] = /password (\S+)/.exec(said) ?? [];
  await lookInto(async (db) => {
    expect(await findByPassword(db, editor.username, editor.password)).toBeUndefined();
    expect(await findByPassword(db, editor.username, password)).toMatchObject({ totpSecret: null });
    expect(await beginAttempt(db, { username: editor.username, address: '' })).toEqual({ wait: 0 });
  });
  expect(await refusal('reset', 'nobody')).toContain('There is no account "nobody".');
});

testOnce('an operator ends sign-in delays and lists Microsoft accounts; invalid input is explained', async () => {
  await operate('create', 'wati');
  expect(await operate('unlock')).toBe('Everybody may try to sign in again at once.');
  expect(await operate('allow', 'wati', 'Wati@Example.com')).toContain('"wati@example.com" may sign in');
  expect(await operate('reset', 'wati')).toContain('"wati@example.com" may still sign in as it');
  expect(await refusal('allow', 'wati', 'wati@example.com')).toContain('listed already');
  expect(await operate('disallow', 'wati', 'wati@example.com')).toContain('may no longer sign in');
  for (const mistyped of [[], ['create'], ['explode', 'x'], ['create', 'dewi', 'b']]) {
    expect(await refusal(...mistyped)).toContain('Usage:');
  }
  expect(await refusal('create', 'a b')).toContain('must be 3 to 64 letters');
});

test('all commands work while the site runs, with the embedded database too', async () => {
  const server = await startServer(place);
  const socket = join(place.dataDirectory, 'operator.sock');
  if (databaseKind === 'embedded') expect(statSync(socket).mode & 0o777).toBe(0o600);
  const said = await operate('invite', 'ratna', 'writer,translator:en');
  const link = said.split('\n')[1] ?? '';
  const opened = await fetch(`${server.address}${new URL(link).pathname}`, { redirect: 'manual' });
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/backend/invitation']);
  expect(await operate('roles', 'ratna', 'auditor')).toBe('"ratna" has these roles: auditor.');
  expect(await operate('list')).toMatch(/^ratna\tauditor\tpassword only\tnever signed in$/m);
  expect(await operate('disable', 'ratna')).toBe('"ratna" is disabled, and its sessions have ended.');
  expect((await fetch(`${server.address}${new URL(link).pathname}`)).status).toBe(410);
  expect(await operate('enable', 'ratna')).toBe('"ratna" is enabled.');
  expect(await refusal('roles', 'ratna', 'root')).toContain('There is no role "root".');
  expect(await refusal('invite', 'ratna', 'none')).toContain('There is an account "ratna" already.');
  // In a process of its own, as an operator calls it.
  expect(await operateOutside('end-sessions', 'ratna')).toMatchObject({
    code: 0,
    said: 'All sessions of "ratna" have ended.',
    errors: '',
  });
  const printed = await printedBy(['check'], ['migrate'], ['audit', 'verify']);
  expect(printed).toMatch(/^ok {6}database: /m);
  expect(printed).toContain('The activity log is intact');
  expect(await server.stop()).toMatchObject({ code: 0, errors: '' });
  expect(existsSync(socket)).toBe(false);
  expect(await operate('list')).toMatch(/^ratna\tauditor/m);
});

testOnce('the last administrator keeps the role, from the command line too', async () => {
  const names = (await operate('list')).split('\n').map((line) => line.split('\t')[0] ?? '');
  const [last = '', ...others] = names.filter((name) => name !== 'ratna');
  for (const name of others) await operate('disable', name);
  expect(await refusal('disable', last)).toContain(`"${last}" is the last administrator.`);
  expect(await refusal('roles', last, 'editor')).toContain(`"${last}" is the last administrator.`);
});

testOnce('npm run account finds the Bun that npm start found, without a PATH that names it', async () => {
  const copy = copyCheckout();
  const withNode = join(copy.root, 'with-node');
  const withBun = join(copy.root, 'with-bun');
  try {
    mkdirSync(withNode);
    symlinkSync(realpathSync(Bun.which('node') ?? ''), join(withNode, 'node'));
    mkdirSync(withBun);
    symlinkSync(process.execPath, join(withBun, 'bun'));
    const list = () => runInCopy(copy, [join(withNode, 'node'), 'scripts/command.mjs', 'account', 'list'], withNode);

    const before = await list();
    expect(before).toMatchObject({ code: 1, text: '' });
    expect(before.errors).toStartWith('Bun is missing: run "npm start" once');

    const setUp = "await (await import('./scripts/setup/bun.mjs')).ensureBun()";
    const path = [withNode, withBun].join(delimiter);
    await runInCopy(copy, [join(withNode, 'node'), '--input-type=module', '--eval', setUp], path);

    const after = await list();
    expect(after).toMatchObject({ code: 0, errors: '' });
    expect(after.text).toMatch(/^ratna\tauditor/m);
  } finally {
    copy.remove();
  }
});

/** Runs a command in a copy of the checkout on a machine that has nothing else. */
async function runInCopy(copy: CheckoutCopy, words: string[], path: string) {
  const command = Bun.spawn(words, {
    cwd: copy.root,
    env: { HOME: copy.root, PATH: path, ...settingsOf(place) },
    stdout: 'pipe',
    stderr: 'pipe',
  });
  const [text, errors] = await Promise.all([new Response(command.stdout).text(), new Response(command.stderr).text()]);
  return { code: await command.exited, text, errors };
}
