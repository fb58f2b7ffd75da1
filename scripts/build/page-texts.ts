import { tmpdir } from 'node:os';
import { getTableName, isTable } from 'drizzle-orm';
import { FolderStore } from '../../src/domain/files/folder-store.ts';
import type { BuiltPageText } from '../../src/domain/search/entries.ts';
import { indexedRoutes } from '../../src/domain/search/site-pages.ts';
import { languageCodes } from '../../src/i18n/site/language.ts';
import { createApp } from '../../src/server/app.ts';
import { readEnv } from '../../src/settings/env.ts';
import { createSite } from '../../src/site.ts';
import { PageCache } from '../../src/web/pages/page-cache.ts';

/** What the pages say on an empty database, in both languages. */
export async function readPageTexts(): Promise<BuiltPageText[]> {
  const { database, tables } = emptyDatabase();
  const site = createSite({
    settings: readEnv({ SITE_URL: 'http://localhost' }),
    database,
    staleness: { subscribe: () => () => {} },
    cache: new PageCache(0, {}),
    fileStore: new FolderStore(tmpdir()),
    log: { info: () => {}, warn: () => {}, error: () => {} },
    // Only what pages are rendered with.
  } as unknown as Parameters<typeof createSite>[0]);
  createApp(site);
  const texts: BuiltPageText[] = [];
  for (const route of indexedRoutes) {
    tables.clear();
    const read = [];
    for (const language of languageCodes)
      read.push({ language, text: await site.pageServer.readText(route, language) });
    // Of both languages: what is remembered for a minute is read for the first of them only.
    const stored = [...tables].some((table) => table !== 'assets') ? 'text' : tables.size > 0 ? 'pictures' : 'nothing';
    for (const { language, text } of read) {
      if (!text) continue;
      const { route: _, ...said } = text;
      texts.push({ ...said, key: route.key, language, stored });
    }
  }
  return texts;
}

/** Answers every query with no rows, and notes the tables that are read. */
function emptyDatabase() {
  const tables = new Set<string>();
  const query = (from: readonly string[]): unknown =>
    new Proxy(() => {}, {
      get: (_target, name) => {
        if (name !== 'then' && name !== 'catch' && name !== 'finally') return query(from);
        for (const table of from.length > 0 ? from : ['unnamed']) tables.add(table);
        const rows = Promise.resolve([]);
        return rows[name].bind(rows);
      },
      apply: (_target, _this, given: unknown[]) =>
        query([...from, ...given.flatMap((one) => (isTable(one) ? getTableName(one) : []))]),
    });
  const db = query([]);
  return { database: { db, sql: db, kind: 'embedded', health: db }, tables };
}
