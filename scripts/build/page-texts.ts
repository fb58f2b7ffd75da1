import { tmpdir } from 'node:os';
import { createApp } from '../../src/app.ts';
import { FolderStore } from '../../src/domain/files/folder-store.ts';
import { assetsTag } from '../../src/domain/publishing/page-tags.ts';
import type { BuiltPageText } from '../../src/domain/search/pages/built-texts.ts';
import type { PageText } from '../../src/domain/search/pages/page-text.ts';
import { indexedRoutes } from '../../src/domain/search/pages/site-pages.ts';
import { languageCodes } from '../../src/i18n/site/language.ts';
import { routes } from '../../src/routes.ts';
import { readEnv } from '../../src/settings/env.ts';
import { createSite } from '../../src/site.ts';
import { PageCache } from '../../src/web/pages/page-cache.ts';

/** What the pages say on an empty database, in both languages. */
export async function readPageTexts(): Promise<BuiltPageText[]> {
  const { database, queries } = emptyDatabase();
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
  for (const language of languageCodes) {
    for (const route of indexedRoutes) {
      const before = queries();
      const text = await site.pageServer.readText(route, language);
      if (!text) continue;
      const { route: _, ...said } = text;
      const hasQueries = queries() > before;
      const stored = hasStoredText(text, hasQueries) ? 'text' : hasQueries ? 'pictures' : 'nothing';
      texts.push({ ...said, key: route.key, language, stored });
    }
  }
  return texts;
}

/** These say how the site is: whether the report channel is open, and what it measures. */
const ofTheSite = [routes.baik.index.key, routes.quality.index.key];

function hasStoredText({ route, tags, incomplete }: PageText, hasQueries: boolean): boolean {
  if (ofTheSite.includes(route.key) || incomplete || tags.some((tag) => tag !== assetsTag)) return true;
  return hasQueries && tags.length === 0;
}

/** Answers every query with no rows, and counts them. */
function emptyDatabase() {
  let count = 0;
  const nothing: unknown = new Proxy(() => {}, {
    get: (_target, name) => {
      if (name !== 'then' && name !== 'catch' && name !== 'finally') return nothing;
      count += 1;
      const rows = Promise.resolve([]);
      return rows[name].bind(rows);
    },
    apply: () => nothing,
  });
  return { database: { db: nothing, sql: nothing, kind: 'embedded', health: nothing }, queries: () => count };
}
