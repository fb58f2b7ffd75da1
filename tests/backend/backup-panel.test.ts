import { beforeEach, expect, test } from 'bun:test';
import { accounts, backups } from '../../src/db/schema/index.ts';
import { endpoints } from '../../src/routes.ts';
import { only, textOf } from '../support/html.ts';
import { freshWorld } from '../support/world.ts';

const plan = {
  folder: '/backups' as string | undefined,
  recipients: ['age1x'],
  identityFile: '/key',
  hour: 2,
  proofInDays: 7,
};

const world = await freshWorld({ backups: plan });
let staff: { cookie: string };
beforeEach(async () => {
  plan.folder = '/backups';
  staff = await world.signedIn(['administrator']);
});

async function panel(language: 'id' | 'en'): Promise<string> {
  await world.db.update(accounts).set({ language });
  return textOf(only(await world.html(endpoints.dashboard, 200, staff), '#backups'));
}

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000 - 60_000);

async function made(hours: number, changes: Partial<typeof backups.$inferInsert> = {}) {
  const startedAt = hoursAgo(hours);
  const finishedAt = new Date(+startedAt + 14_000);
  const file = { file: 'alumina-site.tar.age', sizeInBytes: 12_340_000, sha256: 'a'.repeat(64) };
  await world.db.insert(backups).values({ dueAt: startedAt, startedAt, finishedAt, ...file, ...changes });
}

test('without a folder it says that there is no backup, and what to set', async () => {
  plan.folder = undefined;
  expect(await panel('en')).toBe(
    'BackupsThere is no backup of this site.Set BACKUP_TO to a folder on another volume, and BACKUP_AGE_RECIPIENT to a public key.',
  );
  expect(await panel('id')).toStartWith('CadanganTidak ada cadangan situs ini.Isi BACKUP_TO dengan folder');
});

test('it says when the last backup was made, and when one was restored in how much time', async () => {
  await made(72, { provedAt: hoursAgo(72), proof: 'restored', proofInSeconds: 252 });
  await made(3);
  expect(await panel('en')).toMatch(/^BackupsLast backup: .+ 12 MB, made in 14 sRestored 3 days ago in 4 min 12 s$/);
  expect(await panel('id')).toMatch(
    /^CadanganCadangan terakhir: .+ 12 MB, dibuat dalam 14 detikDipulihkan sebagai uji coba 3 hari yang lalu dalam 4 menit 12 detik$/,
  );
});

test('it does not claim more than was proven', async () => {
  await made(3);
  expect(await panel('en')).toEndWith('No backup has been restored on trial yet.');
  await made(2, { provedAt: hoursAgo(2), proof: 'read', proofInSeconds: 1 });
  expect(await panel('en')).toEndWith('because the private key is not on this server.');
  await made(1, { provedAt: hoursAgo(1), proof: 'rows', proofInSeconds: 3 });
  expect(await panel('en')).toEndWith('Restored 1 hour ago in 3 s; its pages were not compared');
});

test('it says what is wrong, with the message of the command', async () => {
  await made(50, { provedAt: hoursAgo(50), proofProblem: 'The backup is damaged.' });
  await made(2, { file: null, problem: 'There is no room.' });
  const said = await panel('en');
  expect(said).toContain('The last backup failed.There is no room.');
  expect(said).toContain('There has been no successful backup for more than 36 hours.');
  expect(said).toContain('The latest backup that was tried cannot be restored correctly.The backup is damaged.');
  const page = await world.html(endpoints.dashboard, 200, staff);
  expect(page.querySelectorAll('#backups [lang=en]').map(textOf)).toContain('There is no room.');
  expect(await panel('id')).toContain('Cadangan terakhir gagal dibuat.There is no room.');
});

test('it is for administrators only', async () => {
  const editor = await world.signedIn(['editor']);
  const page = await world.html(endpoints.dashboard, 200, editor);
  expect(page.querySelectorAll('#backups')).toHaveLength(0);
});
