import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { Sql } from 'postgres';
import { connectPlainly, type Db, type OpenDatabase, openCurrentDatabase } from '../db/client.ts';
import { readSchemaState } from '../db/migrate.ts';
import { pageCacheEpoch } from '../db/schema/index.ts';
import { operator } from '../domain/accounts/operator-commands.ts';
import { event, recordActivity } from '../domain/activity/commands.ts';
import { listAddressParts, listPublishedAddresses } from '../domain/articles/addresses/published-addresses.ts';
import { nextTransition } from '../domain/articles/publication-clock.ts';
import { AuditLog } from '../domain/audit/audit-log.ts';
import { auditKeyFrom, seedSize } from '../domain/audit/key.ts';
import { AuditKeyError, joinAudit } from '../domain/audit/open.ts';
import type { Contents, Pages } from '../domain/backups/archive/format.ts';
import { beginReading, type OpenRows, writeArchive } from '../domain/backups/archive/write-archive.ts';
import { copyIdleDatabase } from '../domain/backups/database-copy.ts';
import type { Place } from '../domain/backups/restore.ts';
import { FolderStore } from '../domain/files/folder-store.ts';
import { fileStoreOf } from '../domain/files/open-files.ts';
import { momentSetting } from '../domain/publishing/present.ts';
import { watchStaleness } from '../domain/publishing/staleness.ts';
import type { PageText } from '../domain/search/entries.ts';
import { type Language, languageCodes } from '../i18n/site/language.ts';
import { buildName } from '../manifest.ts';
import { askRunningSite } from '../operator/socket.ts';
import { allRoutes, type Route, routes } from '../routes.ts';
import { type Env, readEnv } from '../settings/env.ts';
import { CommandError } from '../start-error.ts';
import type { Log } from '../web/log/log.ts';

/** The archive of the site with these settings, which may be running. */
export function archiveOf(env: Env, onComplete: (contents: Contents) => void): AsyncIterable<Uint8Array> {
  const { dataDirectory, siteUrl } = env;
  const openRows = () => openRowsOf(env);
  const files = fileStoreOf(env, async () => false);
  return writeArchive({ dataDirectory, files, siteUrl, build: buildName(), openRows, onComplete });
}

export function openRowsOf(env: Env): Promise<OpenRows> {
  return env.databaseUrl === undefined ? openCopy(env) : openServer(env);
}

/** Public content may change while its pages are read: so often it is tried again. */
const maxReadings = 3;

async function openServer(env: Env): Promise<OpenRows> {
  const connection = await connectPlainly(env);
  try {
    const { newest, missing, isNewer } = await readSchemaState(connection.sql);
    if (newest === undefined)
      throw new CommandError('The database behind DATABASE_URL is empty: there is nothing to back up.');
    // An older schema is left as it is: this may be the backup before an upgrade.
    const isCurrent = missing === 0 && !isNewer;
    if (isCurrent) await logBackup(env);
    await connection.sql.unsafe('set statement_timeout = 0');
    await beginReading(connection.sql);
    const pages = isCurrent ? await unlessItFails(readPagesOfServer(env, connection.sql)) : undefined;
    return { sql: connection.sql, pages: async () => pages, close: connection.close };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** Leaves the connection in a transaction that sees the content which the pages show; undefined when that does not come to rest. */
async function readPagesOfServer(env: Env, reading: Sql): Promise<Pages | undefined> {
  const database = await openCurrentDatabase(env);
  try {
    const epoch = async () =>
      (await database.db.select({ epoch: pageCacheEpoch.epoch }).from(pageCacheEpoch))[0]?.epoch;
    for (let round = 0; round < maxReadings; round += 1) {
      const begun = new Date();
      const before = await epoch();
      const pages = await digestPages({ ...env, database });
      await reading.unsafe('rollback');
      await beginReading(reading);
      const { next: passed } = await nextTransition(database.db, begun);
      if ((await epoch()) === before && !(passed && passed.at <= new Date())) return pages;
    }
    return undefined;
  } finally {
    await database.close();
  }
}

async function logBackup(env: Env): Promise<void> {
  const database = await openCurrentDatabase(env);
  try {
    await joinAudit(database.db, env);
    await recordActivity(database.db, operator, event('backedUp'));
  } catch (error) {
    if (!(error instanceof AuditKeyError)) throw error;
    process.stderr.write(`The backup is not in the activity log: ${error.message}\n`);
  } finally {
    await database.close();
  }
}

/** Reads a copy of the embedded database: the running site stops for a moment only, while it is copied. */
async function openCopy(env: Env): Promise<OpenRows> {
  const running = await askRunningSite(env, 'backup');
  const directory = running?.text ?? copyIdleDatabase(env.dataDirectory);
  const copy = { databaseUrl: undefined, dataDirectory: directory };
  const removeCopy = () => rm(directory, { recursive: true, force: true });
  try {
    const { sql, close } = await connectPlainly(copy);
    const { newest, missing, isNewer } = await readSchemaState(sql);
    const copiedAt = new Date();
    await beginReading(sql);
    let isOpen = true;
    const closeRows = async () => {
      if (isOpen) await close();
      isOpen = false;
    };
    const pages = async () => {
      await closeRows();
      return newest === undefined || missing > 0 || isNewer
        ? undefined
        : unlessItFails(readPagesOf(copy, env.siteUrl, copiedAt));
    };
    const closeAndRemove = async () => {
      await closeRows();
      await removeCopy();
    };
    return { sql, pages, close: closeAndRemove };
  } catch (error) {
    await removeCopy();
    throw error;
  }
}

/** A page that fails must not prevent a backup. */
async function unlessItFails(reading: Promise<Pages | undefined>): Promise<Pages | undefined> {
  try {
    return await reading;
  } catch (error) {
    process.stderr.write(`The pages of the site are not noted in the backup: ${error}\n`);
    return undefined;
  }
}

/** The pages of an embedded database in a folder of its own as they are at a moment: what is scheduled for later stays away. */
export async function readPagesOf(place: Place, siteUrl: string, moment: Date): Promise<Pages> {
  const database = await openCurrentDatabase(place);
  try {
    await database.sql`select set_config(${momentSetting}, ${moment.toISOString()}, false)`;
    return await digestPages({ database, dataDirectory: place.dataDirectory, siteUrl });
  } finally {
    await database.close();
  }
}

/** Only the newest articles are rendered: each takes about 10 ms, and all are made from the same kinds of rows. */
const maxArticles = 300;

type StoredSite = { database: OpenDatabase; dataDirectory: string; siteUrl: string };

/**
 * Reads the public pages of a site that does not run, and returns a digest of what each says, by address. Nothing is
 * scheduled, sent or requested from other machines.
 */
export async function digestPages({ database, dataDirectory, siteUrl }: StoredSite): Promise<Pages> {
  // Loads the whole site, which other commands do not need.
  const [{ createSite }, { createApp }, { PageCache }] = await Promise.all([
    import('../site.ts'),
    import('../server/app.ts'),
    import('../web/pages/page-cache.ts'),
  ]);
  const staleness = await watchStaleness(database);
  // Signs nothing: pages of staff are not read.
  const key = auditKeyFrom(crypto.getRandomValues(new Uint8Array(seedSize)));
  const site = createSite({
    settings: readEnv({ SITE_URL: siteUrl, DATA_DIR: dataDirectory }),
    database,
    staleness,
    cache: new PageCache(0, {}),
    fileStore: new FolderStore(dataDirectory),
    audit: new AuditLog(database.db, key, dataDirectory),
    log: quiet,
  });
  try {
    createApp(site);
    const digests: Pages = {};
    for (const [route, language, parameters] of await addressesOf(database.db)) {
      const text = await site.pageServer.readText(route, language, parameters);
      if (text && !text.incomplete) digests[text.href] = digestOf(text);
    }
    return digests;
  } finally {
    await site.presence.stop();
    await staleness.close();
  }
}

/** Shows the time that the site has been running: it differs from minute to minute. */
const ofTheMoment = routes.quality.index;

type Address = [route: Route, language: Language, parameters?: Record<string, string>];

async function addressesOf(db: Db): Promise<Address[]> {
  const fixed = allRoutes.filter((route) => !route.path.id.includes(':') && route !== ofTheMoment);
  const addresses: Address[] = fixed.flatMap((route) => languageCodes.map((code): Address => [route, code]));
  let count = 0;
  for (const part of (await listAddressParts(db)).reverse()) {
    for (const { id, texts } of await listPublishedAddresses(db, part)) {
      if (count === maxArticles) return addresses;
      count += 1;
      const written = languageCodes.filter((code) => texts.some(({ language }) => language === code));
      // Without the slug, as archives of earlier releases have them.
      addresses.push(...written.map((code): Address => [routes.articles.show, code, { id: String(id) }]));
    }
  }
  return addresses;
}

function digestOf({ title, description, blocks, pictures }: PageText): string {
  return createHash('sha256')
    .update(JSON.stringify([title, description, blocks, pictures]))
    .digest('hex');
}

/** A part that fails makes a page incomplete, which is reported as a difference. */
const quiet: Log = { info() {}, warn() {}, error() {} };
