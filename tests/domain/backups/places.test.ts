import { afterAll, beforeAll, describe, expect, setDefaultTimeout, spyOn, test } from 'bun:test';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { and, eq, inArray } from 'drizzle-orm';
import {
  activityLogs,
  articleDetails,
  articles,
  assets,
  leaders,
  trash,
  versions,
} from '../../../src/db/schema/index.ts';
import { isDatabaseUnavailable } from '../../../src/db/unavailable.ts';
import { setSealKey } from '../../../src/domain/activity/chain.ts';
import { AssetStore } from '../../../src/domain/assets/asset-store.ts';
import { makeKeyFile } from '../../../src/domain/backups/encryption.ts';
import { ErasureList } from '../../../src/domain/backups/erase-again.ts';
import { perform } from '../../../src/domain/command.ts';
import { erasureSecret } from '../../../src/domain/erasures/commands.ts';
import { FolderStore } from '../../../src/domain/files/folder-store.ts';
import { sharedSecret } from '../../../src/domain/secrets/commands.ts';
import { trashArticle, trashAsset, trashLeader } from '../../../src/domain/trash/commands.ts';
import { purgeItem } from '../../../src/domain/trash/purge.ts';
import { auditKey } from '../../support/audit-key.ts';
import {
  emptyPlaces,
  everything,
  everythingAt,
  filesOf,
  operate,
  takeCommands,
  withoutTraces,
} from '../../support/database/backups.ts';
import { type FreshDatabase, makeDatabase, makeDirectory, makeSeededDatabase } from '../../support/databases.ts';
import { leader } from '../../support/leaders.ts';
import { isLongRun, longTest } from '../../support/long-run.ts';
import { type ObjectStorage, startObjectStorage } from '../../support/object-storage/object-storage.ts';
import { anyActor } from '../../support/people.ts';
import { slow } from '../../support/slow.ts';
import { openWorld, type World } from '../../support/world.ts';

setDefaultTimeout(3 * slow);

const folder = makeDirectory();
const keyFile = join(folder.path, 'key.txt');
const notice = '/assets/notice.pdf';
const secretText = 'Nomor telepon pribadi 0812-555-019';
const cleanups: (() => Promise<void> | void)[] = [];

let source: FreshDatabase;
let world: World;
let backup: string;
let linking: number;
let purged: number;
/** Articles that were in the trash when the backup began. */
let deletedBefore: number[] = [];
let chairman: { id: number } | undefined;

beforeAll(async () => {
  spyOn(process.stdout, 'write').mockImplementation(() => true);
  // Demo content makes a backup and a restore longer, and no other, unless every row is compared.
  source = await (isLongRun ? makeSeededDatabase() : makeDatabase());
  world = await openWorld({ at: source });
  await sharedSecret(world.db, erasureSecret);
  await Bun.write(join(source.dataDirectory, notice), secretText);
  const file = { name: 'Notice', title: 'Notice', path: notice, filename: 'notice.pdf', category: 'document' } as const;
  await world.db.insert(assets).values({ ...file, mediaType: 'document' });
  linking = await world.publish({ title: 'Linking', content: `<p>Read <a href="${notice}">the notice</a>.</p>` });
  purged = await world.publish({ title: 'Withdrawn', content: `<p>${secretText}</p>` });
  [chairman] = await world.db.insert(leaders).values(leader()).returning({ id: leaders.id });
  await makeKeyFile(keyFile);
  backup = await backUpWhileStaffWrite();
}, 3 * slow);
afterAll(async () => {
  setSealKey(auditKey.sealKey);
  await world.close();
  for (const cleanup of cleanups) await cleanup();
  await source.remove();
  folder.remove();
});

/** Publishes and deletes articles until the backup is there. */
async function backUpWhileStaffWrite(): Promise<string> {
  const deleted: number[] = [];
  let isWriting = true;
  const writing = (async () => {
    while (isWriting || deleted.length === deletedBefore.length) {
      try {
        const id = await world.publish({ title: `Note ${deleted.length}` });
        await perform(world, trashArticle, { id, by: anyActor });
        deleted.push(id);
      } catch (error) {
        // The one connection of the embedded database may be taken for longer than a request waits.
        if (!isDatabaseUnavailable(error)) throw error;
      }
    }
  })();
  while (deleted.length < 5) await Bun.sleep(1);
  deletedBefore = [...deleted];
  const path = await backUp(source);
  isWriting = false;
  await writing;
  return path;
}

/** Backs a site up; the one of the world is running. */
async function backUp(place: FreshDatabase, settings: Record<string, string> = {}): Promise<string> {
  const path = join(folder.path, `${crypto.randomUUID()}.tar`);
  const socket = place === source ? await takeCommands(world) : undefined;
  expect(await operate(place, 'backup', [path, '--unencrypted'], settings)).toBe(0);
  // Only the user of the site reads it.
  expect(statSync(path).mode & 0o777).toBe(0o600);
  await socket?.stop();
  return path;
}

async function restore(path: string, place: FreshDatabase, settings: Record<string, string> = {}) {
  expect(await operate(place, 'restore', [path], settings)).toBe(0);
  return place;
}

const emptyPlace = emptyPlaces();

async function storage(): Promise<ObjectStorage> {
  const started = await startObjectStorage();
  cleanups.push(started.stop);
  return started;
}

/** Stored rows, without the log: the backup of a restored site is logged too. */
async function rowsOf(place: FreshDatabase) {
  const { logs: _logs, ...rows } = withoutTraces(await everythingAt(place));
  return rows;
}

const objectsIn = async (bucket: ObjectStorage) => {
  const { names } = await bucket.state();
  const digest = async (name: string) =>
    new Bun.CryptoHasher('sha256').update((await bucket.object(name)) ?? new Uint8Array()).digest('hex');
  const kept = names.filter((name) => /^(assets|contact|baik)\//.test(name)).sort();
  return Object.fromEntries(await Promise.all(kept.map(async (name) => [name, await digest(name)] as const)));
};

longTest(
  'files in object storage are in the backup, and are restored into a folder or into another storage',
  async () => {
    const place = await restore(backup, await emptyPlace());
    const files = await filesOf(place.dataDirectory);
    expect(Object.keys(files)).toContain('assets/notice.pdf');
    const [first, second] = [await storage(), await storage()];
    await operate(place, 'files', ['move', '--to', 's3', '--delete-source'], first.variables);
    expect([await filesOf(place.dataDirectory), await objectsIn(first)]).toEqual([{}, files]);
    const fromStorage = await backUp(place, first.variables);

    const inFolder = await restore(fromStorage, await emptyPlace('embedded'));
    expect(await filesOf(inFolder.dataDirectory)).toEqual(files);

    const inStorage = await restore(fromStorage, await emptyPlace('embedded'), second.variables);
    expect([await filesOf(inStorage.dataDirectory), await objectsIn(second)]).toEqual([{}, files]);
    expect(await rowsOf(inStorage)).toEqual(await rowsOf(inFolder));
  },
);

if (process.env.TEST_DATABASE === 'postgres')
  longTest('a site goes from PostgreSQL into the embedded database and back, with every row and file', async () => {
    const embedded = await restore(backup, await emptyPlace('embedded'));
    const rows = await rowsOf(embedded);
    const server = await restore(await backUp(embedded), await emptyPlace());
    expect(server.databaseUrl).toStartWith('postgres');
    const again = await rowsOf(server);
    expect(again).toEqual(rows);
    expect(await filesOf(server.dataDirectory)).toEqual(await filesOf(source.dataDirectory));
  });

describe('restored after things were deleted for good,', () => {
  let place: FreshDatabase;
  let site: World;
  const leaderId = () => chairman?.id ?? 0;
  beforeAll(async () => {
    const { db, staleness } = world;
    const assetStore = new AssetStore(new FolderStore(source.dataDirectory));
    const stored = { db, staleness, assetStore, erasures: world.erasures };
    const [asset] = await db.select({ id: assets.id }).from(assets).where(eq(assets.path, notice));
    const assetId = asset?.id ?? 0;
    await perform(stored, trashArticle, { id: purged, by: anyActor });
    await perform(stored, trashAsset, { id: assetId, input: { unlink: 'true' }, by: anyActor });
    await perform({ db, staleness }, trashLeader, { id: leaderId(), by: anyActor });
    for (const [kind, id] of [
      ['articles', purged],
      ['assets', assetId],
      ['leaders', leaderId()],
    ] as const)
      expect(await perform(stored, purgeItem, { id, at: { kind }, by: anyActor })).toMatchObject({ kind: 'done' });
    await new ErasureList(db, [folder.path]).write();

    place = await restore(backup, await emptyPlace());
    expect(await operate(place, 'audit', ['verify'])).toBe(0);
    site = await openWorld({ at: place });
  }, 3 * slow);
  afterAll(() => site?.close());

  test('a backup that was made while staff wrote holds one moment: what was deleted, the trash and the log belong together', async () => {
    const inTrash = (await site.db.select({ id: trash.itemId }).from(trash).orderBy(trash.itemId)).map(({ id }) => id);
    const isDeletion = and(eq(activityLogs.actionType, 'delete'), eq(activityLogs.resourceType, 'article'));
    const logged = await site.db.select({ id: activityLogs.resourceId }).from(activityLogs).where(isDeletion);
    // The restore has deleted the other one again.
    const ids = logged.map(({ id }) => Number(id)).filter((id) => id !== purged);
    expect(ids.sort((one, other) => one - other)).toEqual(inTrash);
    expect(inTrash).toEqual(expect.arrayContaining(deletedBefore));
    expect(await site.db.$count(articles, inArray(articles.id, inTrash))).toBe(0);
  });

  test('what was deleted for good since the backup is deleted again: article, asset and leader, with files and versions', async () => {
    const files = await filesOf(place.dataDirectory);
    expect(Object.keys(files).filter((name) => name.includes('notice'))).toEqual([]);
    expect(await site.db.$count(articles, eq(articles.id, purged))).toBe(0);
    expect(await site.db.$count(assets, eq(assets.path, notice))).toBe(0);
    expect(await site.db.$count(leaders, eq(leaders.id, leaderId()))).toBe(0);
    const inTrash = await site.db.select({ name: trash.name }).from(trash);
    expect(inTrash.filter(({ name }) => !name.startsWith('Note '))).toEqual([]);
    const [text] = await site.db.select().from(articleDetails).where(eq(articleDetails.articleId, linking));
    expect(text?.content).toBe('<p>Read the notice.</p>');
    const left = await site.db
      .select({ title: versions.title })
      .from(versions)
      .where(and(eq(versions.noun, 'articles'), eq(versions.itemId, purged)));
    expect(left.map(({ title }) => title)).toEqual(['', '']);
    expect(JSON.stringify(await everything(site.database.sql))).not.toContain(secretText);
    expect(existsSync(join(place.dataDirectory, notice))).toBe(false);
  });
});
