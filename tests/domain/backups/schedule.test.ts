import { beforeEach, describe, expect, test } from 'bun:test';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { backups } from '../../../src/db/schema/index.ts';
import { deleteOldBackups, momentOf } from '../../../src/domain/backups/backup-files.ts';
import {
  claimBackup,
  claimProof,
  finishBackup,
  finishProof,
  goodBackups,
  lastScheduled,
  noteAlive,
} from '../../../src/domain/backups/schedule.ts';
import { noBackups, readBackupState } from '../../../src/domain/backups/state.ts';
import { lastingWorld } from '../../support/world.ts';

const world = await lastingWorld();
beforeEach(async () => {
  await world.db.delete(backups);
});

const at = (text: string) => new Date(text);
const result = (file: string) => ({ file, sizeInBytes: 1000, sha256: 'a'.repeat(64) });
/** Two o'clock in Pontianak is 19:00 UTC of the day before. */
const night = '2026-11-22T19:20:00Z';

const plan = { ...noBackups, folder: '/backups', recipients: ['age1x'], identityFile: '/key', hour: 2, proofInDays: 7 };

async function madeAt(moment: string, file = `alumina-site-${moment}`): Promise<number> {
  const id = (await claimBackup(world.db, 2, at(moment))) ?? 0;
  await finishBackup(world.db, id, result(file), at(moment));
  return id;
}

test('the hour of the schedule is in the time zone of the company, on any day in UTC', () => {
  expect(lastScheduled(2, at(night))).toEqual(at('2026-11-22T19:00:00Z'));
  expect(lastScheduled(2, at('2026-11-22T18:59:59Z'))).toEqual(at('2026-11-21T19:00:00Z'));
  expect(lastScheduled(0, at('2026-11-22T17:00:00Z'))).toEqual(at('2026-11-22T17:00:00Z'));
  expect(lastScheduled(23, at('2026-11-22T15:59:00Z'))).toEqual(at('2026-11-21T16:00:00Z'));
});

describe('a backup is due', () => {
  test('at once on a site without one, then once a night, for one node', async () => {
    await madeAt('2026-11-22T10:00:00Z');
    expect(await claimBackup(world.db, 2, at('2026-11-22T18:30:00Z'))).toBeUndefined();
    const claims = await Promise.all([1, 2, 3].map(() => claimBackup(world.db, 2, at(night))));
    expect(claims.filter((id) => id !== undefined)).toHaveLength(1);
  });

  test('again in the next hour when it has failed', async () => {
    const id = (await claimBackup(world.db, 2, at(night))) ?? 0;
    await finishBackup(world.db, id, { problem: 'There is no room.' }, at(night));
    expect(await claimBackup(world.db, 2, at('2026-11-22T19:50:00Z'))).toBeUndefined();
    expect(await claimBackup(world.db, 2, at('2026-11-22T20:01:00Z'))).toBeGreaterThan(id);
  });

  test('again when the process that made it has died, and not while it is alive', async () => {
    const id = (await claimBackup(world.db, 2, at(night))) ?? 0;
    await noteAlive(world.db, id, at('2026-11-22T20:30:00Z'));
    expect(await claimBackup(world.db, 2, at('2026-11-22T20:31:00Z'))).toBeUndefined();
    expect(await claimBackup(world.db, 2, at('2026-11-22T20:36:00Z'))).toBeGreaterThan(id);
    const [row] = await world.db.select().from(backups).where(eq(backups.id, id));
    expect(row?.problem).toBe('The process that made the backup ended before it was complete.');
  });
});

describe('a backup is tried', () => {
  const policy = { proofInDays: 7, hasIdentity: true };
  const due = async (moment: string, changes = {}) =>
    (await claimProof(world.db, { ...policy, ...changes, now: at(moment) }))?.id;

  test('once in seven days, by one node, and only the newest', async () => {
    await madeAt('2026-11-21T19:00:00Z');
    const newest = await madeAt('2026-11-22T19:00:00Z');
    const claims = await Promise.all([1, 2].map(() => due('2026-11-22T19:00:00Z')));
    expect(claims.filter((id) => id !== undefined)).toEqual([newest]);
    expect(await due('2026-11-22T19:04:00Z')).toBeUndefined();
    await finishProof(world.db, newest, { proof: 'restored', proofInSeconds: 3 }, at('2026-11-22T19:11:00Z'));
    await madeAt('2026-11-28T19:00:00Z');
    expect(await due('2026-11-28T19:10:00Z')).toBeUndefined();
    const later = await madeAt('2026-11-29T19:00:00Z');
    expect(await due('2026-11-29T19:05:00Z')).toBe(later);
  });

  test('the night after one that could not be restored', async () => {
    const bad = await madeAt('2026-11-21T19:00:00Z');
    await finishProof(world.db, bad, { proofProblem: 'damaged' }, at('2026-11-21T19:05:00Z'));
    expect(await due('2026-11-21T21:00:00Z')).toBeUndefined();
    const next = await madeAt('2026-11-22T19:00:00Z');
    expect(await due('2026-11-22T19:05:00Z')).toBe(next);
  });

  test('with the private key, as soon as that is there', async () => {
    const read = await madeAt('2026-11-21T19:00:00Z');
    await finishProof(world.db, read, { proof: 'read', proofInSeconds: 1 }, at('2026-11-21T19:05:00Z'));
    const next = await madeAt('2026-11-22T19:00:00Z');
    expect(await due('2026-11-22T19:05:00Z', { hasIdentity: false })).toBeUndefined();
    expect(await due('2026-11-22T19:05:00Z')).toBe(next);
  });
});

describe('an operator is told', () => {
  const problems = async (moment: string, changes = {}) =>
    (await readBackupState(world.db, { ...plan, ...changes }, at(moment))).problems.map(({ kind }) => kind);

  test('that there are no backups when folder or key is missing, and nothing when others make them', async () => {
    expect(await problems(night, { folder: undefined })).toEqual(['none']);
    expect(await problems(night, { recipients: [] })).toEqual(['none']);
    expect(await problems(night, { folder: undefined, hour: undefined })).toEqual([]);
  });

  test('that a backup failed, until one succeeds', async () => {
    const id = (await claimBackup(world.db, 2, at(night))) ?? 0;
    await finishBackup(world.db, id, { problem: 'There is no room.' }, at(night));
    expect(await problems(night)).toEqual(['failed']);
    await madeAt('2026-11-22T20:01:00Z');
    expect(await problems('2026-11-22T20:02:00Z')).toEqual([]);
  });

  test('that there has been none for more than 36 hours', async () => {
    await madeAt('2026-11-22T19:00:00Z');
    expect(await problems('2026-11-24T06:59:00Z')).toEqual([]);
    expect(await problems('2026-11-24T07:01:00Z')).toEqual(['overdue']);
  });

  test('that one could not be restored, until another one was', async () => {
    const bad = await madeAt('2026-11-21T19:00:00Z');
    await finishProof(world.db, bad, { proofProblem: 'damaged' }, at('2026-11-21T19:05:00Z'));
    const good = await madeAt('2026-11-22T19:00:00Z');
    expect(await problems('2026-11-22T19:01:00Z')).toEqual(['proof-failed']);
    await finishProof(world.db, good, { proof: 'restored', proofInSeconds: 3 }, at('2026-11-22T19:05:00Z'));
    expect(await problems('2026-11-22T19:06:00Z')).toEqual([]);
  });

  test('that none was restored for fifteen days; reading the file is not enough where the key is', async () => {
    const first = await madeAt('2026-11-01T19:00:00Z');
    await finishProof(world.db, first, { proof: 'read', proofInSeconds: 1 }, at('2026-11-01T19:05:00Z'));
    const last = await madeAt('2026-11-16T19:00:00Z');
    await finishProof(world.db, last, { proof: 'read', proofInSeconds: 1 }, at('2026-11-16T19:05:00Z'));
    expect(await problems('2026-11-16T20:00:00Z')).toEqual(['unproven']);
    expect(await problems('2026-11-16T20:00:00Z', { identityFile: undefined })).toEqual([]);
  });
});

describe('old files', () => {
  const now = at('2026-12-31T20:00:00Z');
  const old = 'alumina-site-2026-11-26T190000Z.tar.age';
  const young = 'alumina-site-2026-11-27T190000Z.tar.age';
  const newest = 'alumina-site-2026-12-30T190000Z.tar.age';
  const folderWith = (...files: string[]) => {
    const folder = mkdtempSync(join(tmpdir(), 'backups-'));
    for (const file of files) writeFileSync(join(folder, file), '');
    return folder;
  };
  const leftOf = (files: string[], last?: string) => {
    const folder = folderWith(...files);
    deleteOldBackups(folder, { keepInDays: 35, last, now });
    const left = readdirSync(folder).sort();
    rmSync(folder, { recursive: true });
    return left;
  };

  test('are deleted after 35 days with their checksums; other files stay', () => {
    const others = ['alumina-site.txt', 'erasures.ndjson', 'key.txt', `${old}.copy`];
    expect(leftOf([old, `${old}.sha256`, young, newest, ...others], newest)).toEqual([young, newest, ...others].sort());
  });

  test('stay when they are the last good one, or the only one', () => {
    expect(leftOf([old, `${old}.sha256`], old)).toEqual([old, `${old}.sha256`]);
    expect(leftOf([old])).toEqual([old]);
    expect(leftOf(['alumina-site-2026-11-20T190000Z.tar', old], 'gone')).toEqual([old]);
  });

  test('of a broken backup go after a day', () => {
    const folder = folderWith(`${old}.part`, `${newest}.part`);
    utimesSync(join(folder, `${old}.part`), at('2026-12-30T10:00:00Z'), at('2026-12-30T10:00:00Z'));
    utimesSync(join(folder, `${newest}.part`), now, now);
    deleteOldBackups(folder, { keepInDays: 35, last: undefined, now });
    expect(readdirSync(folder)).toEqual([`${newest}.part`]);
    rmSync(folder, { recursive: true });
  });

  test('are told by their names, not by what a copy did to their times', () => {
    expect(momentOf(old)).toEqual(at('2026-11-26T19:00:00Z'));
    expect(momentOf('alumina-site-latest.tar.age')).toBeUndefined();
  });
});

test('a file that is gone is no good backup', async () => {
  await madeAt('2026-11-21T19:00:00Z', 'first');
  const second = await madeAt('2026-11-22T19:00:00Z', 'second');
  await world.db.update(backups).set({ problem: 'gone' }).where(eq(backups.id, second));
  expect((await goodBackups(world.db)).map(({ file }) => file)).toEqual(['first']);
});
