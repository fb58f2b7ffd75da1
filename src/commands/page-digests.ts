import { createHash } from 'node:crypto';
import type { Db, OpenDatabase } from '../db/client.ts';
import { listAddressParts, listPublishedAddresses } from '../domain/articles/published-addresses.ts';
import { AuditLog } from '../domain/audit/audit-log.ts';
import { auditKeyFrom, seedSize } from '../domain/audit/key.ts';
import type { Pages } from '../domain/backups/format.ts';
import { FolderStore } from '../domain/files/folder-store.ts';
import { watchStaleness } from '../domain/publishing/staleness.ts';
import type { PageText } from '../domain/search/pages/page-text.ts';
import { type Language, languageCodes } from '../i18n/site/language.ts';
import { allRoutes, type Route, routes } from '../routes.ts';
import { readEnv } from '../settings/env.ts';
import type { Log } from '../web/log/log.ts';

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
    import('../app.ts'),
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
    for (const { id, languages } of await listPublishedAddresses(db, part)) {
      if (count === maxArticles) return addresses;
      count += 1;
      const written = languageCodes.filter((code) => languages.includes(code));
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
