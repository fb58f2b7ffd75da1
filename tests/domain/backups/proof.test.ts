import { afterAll, beforeAll, expect, spyOn, test } from 'bun:test';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { archiveOf, openRowsOf } from '../../../src/commands/site-archive.ts';
import { backups, mails } from '../../../src/db/schema/index.ts';
import { setSealKey } from '../../../src/domain/activity/chain.ts';
import { writeArchive } from '../../../src/domain/backups/archive/write-archive.ts';
import { encrypted, makeKeyFile } from '../../../src/domain/backups/encryption.ts';
import { goodBackups } from '../../../src/domain/backups/schedule.ts';
import { readBackupState } from '../../../src/domain/backups/state.ts';
import { FolderStore } from '../../../src/domain/files/folder-store.ts';
import { noteMinute } from '../../../src/domain/quality/installation-figures.ts';
import { buildName } from '../../../src/manifest.ts';
import { BackupClock } from '../../../src/server/backup-clock.ts';
import { readEnv } from '../../../src/settings/env.ts';
import { auditKey } from '../../support/audit-key.ts';
import { operate, takeCommands } from '../../support/database/backups.ts';
import { type FreshDatabase, makeDatabase, makeDirectory, makeSeededDatabase } from '../../support/databases.ts';
import { isLongRun, longTest } from '../../support/long-run.ts';
import { settingsOf } from '../../support/processes.ts';
import { slow } from '../../support/slow.ts';
import { openWorld, type World } from '../../support/world.ts';

const folder = makeDirectory();
const keyFile = join(folder.path, 'key.txt');
let source: FreshDatabase;
let world: World;
let socket: Awaited<ReturnType<typeof takeCommands>>;
let recipient: string;
let good: string;
let said: string[];

beforeAll(async () => {
  spyOn(process.stdout, 'write').mockImplementation((text) => {
    said.push(String(text));
    return true;
  });
  said = [];
  recipient = await makeKeyFile(keyFile);
  source = await (isLongRun ? makeSeededDatabase() : makeDatabase());
  world = await openWorld({ at: source });
  // A page shows how long the site has been running, which is another time at each trial.
  await noteMinute(world.db, new Date(Date.now() - 3_600_000));
  socket = await takeCommands(world);
  mkdirSync(join(source.dataDirectory, 'assets'), { recursive: true });
  writeFileSync(join(source.dataDirectory, 'assets/uploaded.bin'), new Uint8Array(100_000).fill(7));
});
afterAll(async () => {
  setSealKey(auditKey.sealKey);
  await socket?.stop();
  await world.close();
  await source.remove();
  folder.remove();
});

const settings = (changes: Record<string, string> = {}) => ({
  ...settingsOf(source),
  BACKUP_TO: folder.path,
  BACKUP_AGE_RECIPIENT: recipient,
  BACKUP_AGE_IDENTITY_FILE: keyFile,
  BACKUP_MAIL_TO: 'operator@example.com',
  ...changes,
});

function clock(changes: Record<string, string> = {}): BackupClock {
  const given = settings(changes);
  return new BackupClock({
    db: world.db,
    settings: readEnv(given),
    environment: { ...process.env, ...given },
    log: world.log,
    wakeOutbox: () => {},
  });
}

const state = () => readBackupState(world.db, readEnv(settings()).backups);
const scratch = () => readdirSync(source.dataDirectory).filter((name) => /^(backup-copy|trial)/.test(name));

/** What the trial of a file says. */
async function trial(path: string, words: string[] = [], changes: Record<string, string> = {}): Promise<string> {
  said = [];
  const done = operate(source, 'restore', [path, '--prove', ...words], { ...settings(), ...changes });
  const answer = await done.then(
    () => said.join(''),
    (error: Error) => error.message,
  );
  expect(scratch()).toEqual([]);
  return answer;
}

/** A copy of the good backup, changed. */
function changed(name: string, change: (path: string) => void): string {
  const path = join(folder.path, name);
  copyFileSync(good, path);
  change(path);
  return path;
}

// The restore starts an embedded database and renders all pages at low priority: `npm run test:all`.
const isRestored = isLongRun;

test('a server that stops while it takes on a backup starts no process for it, and the backup is due again', async () => {
  const empty = join(folder.path, 'stopped');
  mkdirSync(empty);
  const stopping = clock({ BACKUP_TO: empty });
  const round = stopping.round(new Date());
  // It has begun and waits for the database.
  await Bun.sleep(0);
  stopping.stop();
  await round;
  expect(readdirSync(empty)).toEqual([]);
  expect(await world.db.$count(backups)).toBe(0);
});

test(
  `the nightly round makes a backup and ${isRestored ? 'restores it on trial: rows, files and pages' : 'reads it again'}`,
  async () => {
    await clock(isRestored ? {} : { BACKUP_AGE_IDENTITY_FILE: '' }).round(new Date());
    const [made] = await goodBackups(world.db);
    good = join(folder.path, made?.file ?? '');
    const { last, proof, problems } = await state();
    expect(problems).toEqual([]);
    expect(last?.sizeInBytes).toBe(readFileSync(good).length);
    expect(proof?.kind).toBe(isRestored ? 'restored' : 'read');
    expect(proof?.seconds).toBeGreaterThan(0);
    expect(scratch()).toEqual([]);
    expect(await world.db.$count(mails)).toBe(0);
    const [told] = world.log.events.filter(({ event }) => event === 'backup_proven');
    if (!isRestored) return expect(told?.fields).toMatchObject({ proof: 'read' });
    expect(told?.fields).toMatchObject({ proof: 'restored', files: 1 });
    expect(Number(told?.fields.rows)).toBeGreaterThan(500);
    expect(Number(told?.fields.pages)).toBeGreaterThan(100);
  },
  // Two processes with low priority, on a machine that is busy with other tests.
  5 * slow,
);

test('without the private key the file is compared with the one that was written, and no more is claimed', async () => {
  const without = { BACKUP_AGE_IDENTITY_FILE: '' };
  expect(await trial(good, [], without)).toMatch(/^The file is the one that was written .* It was not restored/);
  const [made] = await goodBackups(world.db);
  const other = changed('unknown.tar.age', () => {});
  expect(await trial(other, [], without)).toBe(
    'Without the private key and without the checksum of the file, nothing can be proven.',
  );
  expect(await trial(other, ['--sha256', made?.sha256 ?? ''], without)).toMatch(
    /^The file is the one that was written/,
  );
});

test('a truncated file is found', async () => {
  const cut = changed('cut.tar.age', (path) => truncateSync(path, 70_000));
  expect(await trial(cut)).toBe('The backup is damaged or incomplete: it cannot be decrypted to its end.');
});

longTest('a page that is missing or says something else is named', async () => {
  const pages = { '/en/never-there': 'a'.repeat(64) };
  const path = join(folder.path, 'pages.tar.age');
  const archive = writeArchive({
    dataDirectory: source.dataDirectory,
    files: new FolderStore(source.dataDirectory),
    siteUrl: 'https://www.example.test',
    build: buildName(),
    openRows: async () => ({ ...(await openRowsOf(readEnv(settings()))), pages: async () => pages }),
  });
  writeFileSync(path, Buffer.concat(await Array.fromAsync(await encrypted(archive, [recipient]))));
  expect(await trial(path)).toMatch(/^1\d\d pages of the restored site are not as they were: \/en\/never-there, /);
});

test('an archive that somebody has put in the place of the newest one raises an alert everywhere, once a day', async () => {
  const [newest] = await goodBackups(world.db);
  // Complete, and encrypted to the public key, which is no secret.
  const archive = archiveOf(readEnv(settings()), () => {});
  writeFileSync(good, Buffer.concat(await Array.fromAsync(await encrypted(archive, [recipient]))));
  writeFileSync(`${good}.sha256`, `${new Bun.CryptoHasher('sha256').update(readFileSync(good)).digest('hex')}  x\n`);
  await world.database.sql.unsafe(`update backups set proved_at = null, proof = null where id = ${newest?.id}`);
  world.expectErrors(2);
  const rounds = clock();
  await rounds.round(new Date());
  await rounds.round(new Date());
  expect((await state()).problems).toEqual([
    { kind: 'proof-failed', detail: 'The file is not the one that was written: its checksum is another one.' },
  ]);
  expect(world.log.events.filter(({ level }) => level === 'error').map(({ event }) => event)).toEqual([
    'backup_not_proven',
    'backup_problem',
  ]);
  const sent = await world.db.select({ to: mails.recipients, subject: mails.subject, body: mails.body }).from(mails);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.to).toEqual(['operator@example.com']);
  expect(sent[0]?.subject).toBe('Problem with the backups of localhost:3000 / Masalah cadangan situs localhost:3000');
  expect(sent[0]?.body).toContain('its checksum is another one');
});

/** A volume with one backup, proven at that moment, in place of all others. */
async function volumeWith({ at, wasMissing = false }: { at: Date; wasMissing?: boolean }): Promise<string> {
  await world.database.sql.unsafe('delete from backups');
  const volume = join(folder.path, crypto.randomUUID());
  mkdirSync(volume);
  const file = 'alumina-site-2026-11-20T190000Z.tar.age';
  writeFileSync(join(volume, file), 'an archive');
  const times = { dueAt: at, startedAt: at, finishedAt: at, provedAt: at };
  const facts = { file, sizeInBytes: 10, sha256: 'a'.repeat(64), proof: 'restored', proofInSeconds: 1 } as const;
  const problem = wasMissing ? `The file ${file} is no longer in the folder of backups.` : undefined;
  await world.db.insert(backups).values({ ...times, ...facts, problem });
  return volume;
}

test('backups on a volume that is not mounted are not lost, its folder is not made, and the one that failed meanwhile is made as soon as it is back', async () => {
  const volume = await volumeWith({ at: new Date(Date.now() - 30 * 3_600_000) });
  const rounds = clock({ BACKUP_TO: volume });
  const good = async () => (await goodBackups(world.db)).length;
  const detail = `The folder ${volume} (BACKUP_TO) does not exist: make it, or mount its volume.`;

  renameSync(volume, `${volume}-unmounted`);
  world.expectErrors(2);
  await rounds.round(new Date());
  await rounds.round(new Date());
  expect([await good(), (await state()).problems]).toEqual([1, [{ kind: 'failed', detail }]]);
  // One sentence, without a stack.
  const errors = world.log.events.flatMap(({ level, error }) => (level === 'error' ? [error] : []));
  expect(errors.slice(-2)).toEqual([detail, 'failed']);
  expect(existsSync(volume)).toBe(false);

  renameSync(`${volume}-unmounted`, volume);
  await rounds.round(new Date());
  expect([await good(), (await state()).problems]).toEqual([2, []]);
});

test('a backup whose file was missing counts again when the file is back', async () => {
  const volume = await volumeWith({ at: new Date(), wasMissing: true });
  expect(await goodBackups(world.db)).toEqual([]);
  await clock({ BACKUP_TO: volume }).round(new Date());
  expect(await goodBackups(world.db)).toHaveLength(1);
});

test('backup by hand makes nothing in place of a volume that is not mounted', async () => {
  const missing = join(folder.path, 'not-mounted');
  await expect(operate(source, 'backup', [], settings({ BACKUP_TO: missing }))).rejects.toThrow(
    `The folder ${missing} (BACKUP_TO) does not exist: make it, or mount its volume.`,
  );
  const deeper = join(missing, 'site.tar.age');
  await expect(operate(source, 'backup', [deeper], settings())).rejects.toThrow(
    `The backup ${deeper} cannot be written: its folder does not exist.`,
  );
  expect(existsSync(missing)).toBe(false);
});
