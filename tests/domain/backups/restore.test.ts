import { afterAll, beforeAll, describe, expect, spyOn, test } from 'bun:test';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { connectPlainly } from '../../../src/db/client.ts';
import { contactAttachments, contactMessages } from '../../../src/db/schema/index.ts';
import { openSession } from '../../../src/domain/accounts/sessions.ts';
import { setSealKey } from '../../../src/domain/activity/chain.ts';
import { encrypted, makeKeyFile, openArchiveFile, readKeyFile } from '../../../src/domain/backups/encryption.ts';
import { ErasureList } from '../../../src/domain/backups/erase-again.ts';
import { eraseDueCases } from '../../../src/domain/baik/cases/case-commands.ts';
import { SealedFiles } from '../../../src/domain/baik/sealing/sealed-files.ts';
import { AttachmentStore } from '../../../src/domain/contact/attachment-store.ts';
import { erasePerson } from '../../../src/domain/contact/erasure.ts';
import { erasureSecret } from '../../../src/domain/erasures/commands.ts';
import { FolderStore } from '../../../src/domain/files/folder-store.ts';
import { sharedSecret } from '../../../src/domain/secrets/commands.ts';
import { seedDemo } from '../../../src/seed/seed.ts';
import { measureDemoFile } from '../../../src/web/files/asset-files.ts';
import { sessionCookie } from '../../../src/web/sessions/session.ts';
import { auditKey } from '../../support/audit-key.ts';
import {
  caseKeys,
  cases,
  pageOf,
  type RecipientInTest,
  receiptOf,
  recipient,
  screen,
  submit,
  toMailbox,
  unlock,
} from '../../support/baik.ts';
import {
  emptyPlaces,
  everything,
  everythingAt,
  filesOf,
  operate,
  restoredIn,
  takeCommands,
  withoutTraces,
} from '../../support/database/backups.ts';
import { databaseKind, type FreshDatabase, makeDatabase, makeDirectory } from '../../support/databases.ts';
import { revealing } from '../../support/files/files-with-metadata.ts';
import { isLongRun } from '../../support/long-run.ts';
import { anyActor, editor, withSecondFactor } from '../../support/people.ts';
import { slow } from '../../support/slow.ts';
import { testOn } from '../../support/test-on.ts';
import { openWorld, type World } from '../../support/world.ts';

const folder = makeDirectory();
const backup = join(folder.path, 'site.tar.age');
const keyFile = join(folder.path, 'key.txt');

let source: FreshDatabase;
let world: World;
let ratna: RecipientInTest;
let receipt: string;
let app: Awaited<ReturnType<typeof withSecondFactor>>['app'];
let recipientKey: string;
let before: Record<string, string[]>;
let pages: Record<string, string>;

const publicPages = ['/id', '/en', '/en/news', '/id/profil/manajemen', '/en/products/alumina', '/sitemap.xml'];

beforeAll(async () => {
  spyOn(process.stdout, 'write').mockImplementation(() => true);
  source = await makeDatabase();
  world = await openWorld({ at: source });
  await seedDemo(world.db, world.staleness, measureDemoFile);
  // As every site does at its start.
  await sharedSecret(world.db, erasureSecret);
  ({ app } = await withSecondFactor(world.db));
  ratna = await recipient(world, 'ratna');
  const report = { report: 'Kuitansi palsu di gudang' };
  receipt = await receiptOf(await submit(world, report, [await revealing.jpeg('Budi')]));
  await contactMessage('Budi', 'budi@example.com');
  await contactMessage('Wati', 'wati@example.com');
  mkdirSync(join(source.dataDirectory, 'assets/.kept'), { recursive: true });
  writeFileSync(join(source.dataDirectory, 'assets/uploaded.bin'), new Uint8Array(3_000_001).fill(7));
  writeFileSync(join(source.dataDirectory, 'assets/.kept/empty'), '');
  recipientKey = await makeKeyFile(keyFile);
  const socket = await takeCommands(world);
  await operate(source, 'backup', [backup, '--to', recipientKey]);
  await socket?.stop();
  before = await everything(world.database.sql);
  pages = await readPages(world);
}, 3 * slow);
afterAll(async () => {
  // Restored logs have other keys, and later tests of this process write entries too.
  setSealKey(auditKey.sealKey);
  await world.close();
  await source.remove();
  folder.remove();
});

const messageOf = (name: string, email: string) => {
  const submissionKey = crypto.randomUUID();
  return { submissionKey, name, email, subject: 'Harga', message: `Dari ${name}`, language: 'id' };
};

async function contactMessage(name: string, email: string): Promise<void> {
  const [row] = await world.db.insert(contactMessages).values(messageOf(name, email)).returning();
  const storedAs = `${crypto.randomUUID()}.pdf`;
  await Bun.write(join(source.dataDirectory, 'contact', storedAs), `File of ${name}`);
  const file = { filename: 'a.pdf', storedAs, contentType: 'application/pdf', size: 12 };
  await world.db.insert(contactAttachments).values({ messageId: row?.id ?? 0, ...file });
}

async function readPages(of: World): Promise<Record<string, string>> {
  const read: Record<string, string> = {};
  for (const address of publicPages) read[address] = await (await of.get(`${address}?complete=1`)).text();
  return read;
}

const emptyPlace = emptyPlaces();

const kinds = new Set([databaseKind, ...(isLongRun ? ['embedded' as const] : [])]);

describe.each([...kinds])('restored into an empty place (%s),', (kind) => {
  let place: FreshDatabase;
  let restored: World;
  let rows: Record<string, string[]>;
  beforeAll(async () => {
    place = await emptyPlace(kind);
    expect(await operate(place, 'restore', [backup, '--identity', keyFile])).toBe(0);
    rows = await everythingAt(place);
    restored = await openWorld({ at: place });
  }, 2 * slow);
  afterAll(() => restored?.close());

  test('every row of every table and every file is as it was', async () => {
    expect(Object.keys(rows).length).toBeGreaterThan(55);
    expect(withoutTraces(rows)).toEqual(withoutTraces(before));
    expect(rows.activity_logs).toHaveLength((before.activity_logs?.length ?? 0) + 1);
    const files = await filesOf(place.dataDirectory);
    expect(Object.keys(files).length).toBeGreaterThan(4);
    expect(files).toEqual(await filesOf(source.dataDirectory));
    expect(restoredIn(place.dataDirectory)).not.toContain('restoring');
  });

  test('every page is as it was', async () => {
    expect(await readPages(restored)).toEqual(pages);
  });

  test('staff sign in with their second factor', async () => {
    const signIn = (path: string, fields: Record<string, string>, cookie = '') =>
      restored.handle(path, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { cookie, accept: 'text/html' },
      });
    const password = await signIn('/backend/login', editor);
    expect([password.status, password.headers.get('location')]).toEqual([303, '/backend/login/code']);
    const cookie = password.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const code = await signIn('/backend/login/code', { code: app.generate() }, cookie);
    expect([code.status, code.headers.get('location')]).toEqual([303, '/backend/dashboard']);
  });

  test('a reporter opens the mailbox with the receipt, and a recipient reads the case and its file', async () => {
    expect((await pageOf(await toMailbox(restored, { receipt }))).text).toContain('Kuitansi palsu di gudang');
    // Her session before the backup has ended.
    expect((await screen(restored, ratna.cookie, '/backend/baik')).status).toBe(303);
    const [cookie = ''] = sessionCookie(await openSession(restored.db, ratna.actor)).split(';');
    await unlock(restored, { ...ratna, cookie });
    const [row] = await cases(restored);
    const page = await (await screen(restored, cookie, `/backend/baik/cases/${row?.id}`)).text();
    expect(page).toContain('Kuitansi palsu di gudang');
    const [file = ''] = /\/backend\/baik\/cases\/\d+\/files\/[^"]+/.exec(page) ?? [];
    const download = await screen(restored, cookie, file);
    expect([download.status, (await download.bytes()).length > 100]).toEqual([200, true]);
    expect(await caseKeys(restored)).toEqual(await caseKeys(world));
  });

  test('new rows get new ids', async () => {
    const [row] = await restored.db.insert(contactMessages).values(messageOf('A', 'a@example.com')).returning();
    expect(row?.id).toBe(3);
  });
});

test('the archive is an ordinary age file and tar file with checksums, for its owner only', async () => {
  expect(readFileSync(backup).subarray(0, 21).toString()).toBe('age-encryption.org/v1');
  expect(statSync(backup).mode & 0o777).toBe(0o600);
  const plain = await openArchiveFile(backup, await readKeyFile(keyFile))();
  await Bun.write(join(folder.path, 'plain.tar'), Buffer.concat(await Array.fromAsync(plain)));
  const check = Bun.spawnSync(
    [
      'sh',
      '-c',
      'mkdir out && tar -xf plain.tar -C out && cd out && sha256sum --check --quiet SHA256SUMS && wc -l < SHA256SUMS',
    ],
    { cwd: folder.path },
  );
  expect([check.exitCode, check.stderr.toString()]).toEqual([0, '']);
  expect(Number(check.stdout)).toBeGreaterThan(30);
  const all = Bun.spawnSync(['grep', '-r', 'Kuitansi palsu', 'out'], { cwd: folder.path });
  expect(all.stdout.toString()).toBe('');
});

testOn('postgres', 'what was erased since the backup is erased again', async () => {
  const place = await emptyPlace();
  const attachmentStore = new AttachmentStore(new FolderStore(source.dataDirectory));
  const { db, staleness } = world;
  const erasures = { runSoon: async () => {} };
  await erasePerson({ db, attachmentStore, staleness, erasures }, anyActor, 'BUDI@example.com');
  await world.database.sql.unsafe(
    `update baik_cases set status = 'closed', reason = 'duplicate', erase_on = '2026-01-01'`,
  );
  await eraseDueCases({ db: world.db, files: new SealedFiles(new FolderStore(source.dataDirectory)) });
  const list = join(folder.path, 'erasures.ndjson');
  // As the site keeps it.
  await new ErasureList(world.db, [folder.path, '/missing']).write();
  const lines = readFileSync(list, 'utf8');
  expect(lines.split('\n')).toHaveLength(3);
  expect(lines.toLowerCase()).not.toContain('budi');
  await operate(place, 'restore', [backup], { BACKUP_AGE_IDENTITY_FILE: keyFile });
  const again = await openWorld({ at: place });
  const left = await again.db.select({ email: contactMessages.email }).from(contactMessages);
  expect(left).toEqual([{ email: 'wati@example.com' }]);
  expect(await caseKeys(again)).toEqual([]);
  const files = Object.keys(await filesOf(place.dataDirectory));
  expect(files.filter((path) => path.startsWith('baik/'))).toEqual([]);
  expect(files.filter((path) => path.startsWith('contact/'))).toHaveLength(1);
  expect((await pageOf(await toMailbox(again, { receipt }))).text).not.toContain('Kuitansi palsu');
  expect(await again.db.$count(contactMessages, eq(contactMessages.name, 'Budi'))).toBe(0);
  await again.close();
});

describe('a backup is not restored, and nothing is left behind,', () => {
  const refused = async (content: Uint8Array, words: string[] = ['--identity', keyFile]) => {
    const place = await emptyPlace('embedded');
    const path = join(folder.path, `${crypto.randomUUID()}.age`);
    writeFileSync(path, content);
    const answer = await operate(place, 'restore', [path, ...words]).then(
      () => 'restored',
      (error: Error) => error.message,
    );
    expect(restoredIn(place.dataDirectory)).toEqual([]);
    return answer;
  };

  test('when it is damaged, wherever that is', async () => {
    const whole = readFileSync(backup);
    for (const share of [0.001, 0.5, 0.999]) {
      const damaged = Uint8Array.from(whole);
      const at = Math.max(400, Math.floor(whole.length * share));
      damaged[at] = (damaged[at] ?? 0) ^ 1;
      expect(await refused(damaged)).toBe('The backup is damaged or incomplete: it cannot be decrypted to its end.');
    }
  });

  test('when it is cut off', async () => {
    const whole = readFileSync(backup);
    for (const length of [whole.length - 1, 65_000]) {
      expect(await refused(whole.subarray(0, length))).toBe(
        'The backup is damaged or incomplete: it cannot be decrypted to its end.',
      );
    }
    const plain = readFileSync(join(folder.path, 'plain.tar'));
    expect(await refused(plain.subarray(0, plain.length >> 1))).toBe(
      'The backup is incomplete: it ends in the middle.',
    );
  });

  test('with another key, without one, or with a file that holds none', async () => {
    const other = join(folder.path, 'other.txt');
    await makeKeyFile(other);
    const whole = readFileSync(backup);
    expect(await refused(whole, ['--identity', other])).toBe(
      'The backup is encrypted to another key than the one in the key file.',
    );
    expect(await refused(whole, [])).toContain('The backup is encrypted. Name the file with its private key');
    expect(await refused(whole, ['--identity', backup])).toContain('holds no private key of age');
  });

  test('when it was made before the first release', async () => {
    const old = await makeDatabase();
    const { sql, close } = await connectPlainly(old);
    await sql`update drizzle.__drizzle_migrations set created_at = ${Date.UTC(2026, 10, 24)}`;
    await close();
    const path = join(folder.path, 'old.tar');
    await operate(old, 'backup', [path, '--unencrypted']);
    await old.remove();
    expect(await refused(readFileSync(path), [])).toBe(
      'The backup is from before the first release, and no release can restore it: start with an empty site instead ("bun run reset").',
    );
  });

  test('into a place that holds a site', async () => {
    const place = await makeDatabase();
    const before = restoredIn(place.dataDirectory);
    const attempt = operate(place, 'restore', [backup, '--identity', keyFile]);
    await expect(attempt).rejects.toThrow(place.databaseUrl ? 'is not empty' : 'holds a site already');
    expect(restoredIn(place.dataDirectory)).toEqual(before);
    await place.remove();
  });
});

testOn(
  'embedded',
  'of two restores into the same place at once one succeeds, and the other one changes nothing',
  async () => {
    const place = await emptyPlace('embedded');
    const attempts = [1, 2].map(() =>
      operate(place, 'restore', [backup, '--identity', keyFile]).then(
        () => 'restored',
        (error: Error) => error.message,
      ),
    );
    const answers = await Promise.all(attempts);
    expect(answers.filter((answer) => answer === 'restored')).toHaveLength(1);
    expect(answers.find((answer) => answer !== 'restored')).toMatch(/is in use: by a site, or by another restore/);
    expect((await everythingAt(place)).accounts).toEqual(before.accounts);
    expect(restoredIn(place.dataDirectory)).not.toContain('restoring');
  },
);

test('a backup that cannot be written leaves nothing behind, and none is overwritten', async () => {
  const socket = await takeCommands(world);
  await expect(operate(source, 'backup', [backup, '--to', recipientKey])).rejects.toThrow('exists already');
  await expect(operate(source, 'backup', [join(folder.path, 'x')])).rejects.toMatchObject({ exitCode: 2 });
  await expect(operate(source, 'backup', [join(folder.path, 'x'), '--to', 'age1abc'])).rejects.toThrow(
    'not a public key',
  );
  await expect(operate(source, 'backup', [join(folder.path, 'none/x'), '--to', recipientKey])).rejects.toThrow();
  await socket?.stop();
  expect(await encrypted((async function* () {})(), [recipientKey])).toBeDefined();
});
