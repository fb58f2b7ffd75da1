/**
 * Writes the tables and files of a report channel in use, as a release stores them, to tests/fixtures/baik-first-release.json.
 * It was run in a checkout of the last release before entries were signed; later releases store another format.
 */
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../src/db/client.ts';
import { openSession } from '../../src/domain/accounts/sessions.ts';
import { joinAudit } from '../../src/domain/audit/open.ts';
import { sessionCookie } from '../../src/web/sessions/session.ts';
import { makeDatabase } from './databases.ts';
import { revealing } from './files-with-metadata.ts';
import { freePort, run, settingsOf } from './processes.ts';
import { readyFields } from './proof.ts';

const passphrase = 'lima kata acak yang panjang';
const asBrowser = { accept: 'text/html,application/xhtml+xml' };

const place = await makeDatabase();
const prepared = await openDatabase(place);
await joinAudit(prepared.db, { dataDirectory: place.dataDirectory, auditKey: undefined });
// In SQL, because the function that makes accounts is another one in every release.
await prepared.db.execute(sql`insert into accounts (username, password_hash) values ('rini', 'none')`);
const account = { id: 1, username: 'rini' };
const [cookie = ''] = sessionCookie(await openSession(prepared.db, account)).split(';');
await prepared.close();

const port = freePort();
const server = run('src/server.ts', { ...settingsOf(place), SEED: 'none', PORT: String(port) });
for (let line = await server.nextLine(); !line?.includes('"listening"'); line = await server.nextLine()) {
  if (line === undefined) throw new Error((await server.end()).errors);
}
const address = `http://127.0.0.1:${port}`;
const post = (path: string, body: FormData | string, headers: Record<string, string> = {}) =>
  fetch(address + path, { method: 'POST', body, headers: { ...asBrowser, ...headers }, redirect: 'manual' });
const desk = (path: string, fields: Record<string, string> = {}) =>
  post(`/backend/baik${path}`, new URLSearchParams(fields).toString(), {
    cookie,
    'content-type': 'application/x-www-form-urlencoded',
  });
const formOf = (fields: Record<string, string>, files: File[] = []) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const file of files) form.append('attachments', file);
  return form;
};
const submit = (fields: Record<string, string>, files: File[] = []) =>
  fetch(`${address}/api/baik/submit`, {
    method: 'POST',
    body: formOf({ language: 'id', anonymous: '1', ...fields }, files),
  });

const joined = await desk('/recipients/join', {
  kind: 'passphrase',
  passphrase,
  passphrase_again: passphrase,
  recovery: 'make',
});
const recoveryKey = /AGE-SECRET-KEY-1\w+/.exec(await joined.text())?.[0];
const receipts: string[] = [];
for (const [report, files] of [
  ['Kuitansi solar dipalsukan', [await revealing.pdf('x', 'bukti.pdf')]],
  ['Limbah dibuang ke sungai', []],
] as const) {
  const ready = await readyFields((fields) => submit({ report, ...fields }));
  const answer = (await (await submit({ report, metadata: 'strip', ...ready }, [...files])).json()) as {
    receipt: string;
  };
  receipts.push(answer.receipt);
}
await desk('/cases/1/message', { text: 'Terima kasih, kapan itu terjadi?', submission_key: crypto.randomUUID() });
await post(
  '/id/budaya-baik/kotak-surat',
  formOf({ receipt: receipts[0] ?? '', action: 'reply', text: 'Pada bulan Mei' }),
);
await desk('/cases/1/status', { status: 'under_review' });
server.process.kill('SIGTERM');
await server.end();

const { db, close } = await openDatabase(place);
const tables: Record<string, unknown> = {};
const names = ['accounts', 'secrets', 'baik_recipients', 'baik_cases', 'baik_entries', 'baik_history', 'baik_files'];
for (const name of names) tables[name] = await db.execute(sql.raw(`select * from ${name}`));
await close();
const files: Record<string, string> = {};
for (const name of new Bun.Glob('baik/*.age').scanSync(place.dataDirectory)) {
  files[name] = (await Bun.file(join(place.dataDirectory, name)).bytes()).toBase64();
}
await place.remove();
const fixture = { passphrase, recoveryKey, receipts, tables, files };
const target = join(import.meta.dir, '../fixtures/baik-first-release.json');
await Bun.write(target, `${JSON.stringify(fixture, null, 2)}\n`);
console.info(`${target}: ${Object.keys(files).length} file, ${receipts.length} reports`);
process.exit(0);
