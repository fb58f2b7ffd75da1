import { createApp } from '../../src/app.ts';
import { type OpenDatabase, openDatabase } from '../../src/db/client.ts';
import { type Staleness, watchStaleness } from '../../src/domain/pages/staleness.ts';
import type { Log } from '../../src/web/log.ts';
import { PageCache } from '../../src/web/page-cache.ts';
import type { Place } from './databases.ts';

export const siteUrl = 'https://www.example.test';

export type Application = ReturnType<typeof createApp> & {
  database: OpenDatabase;
  staleness: Staleness;
  cache: PageCache;
  close: () => Promise<void>;
};

/** The one place in which tests put the application together, as the server does at its start. */
export async function openApplication(place: Place, log: Log): Promise<Application> {
  const database = await openDatabase(place);
  const staleness = await watchStaleness(database);
  const cache = new PageCache(32 * 1024 * 1024);
  const created = createApp({ database, staleness, cache, siteUrl, log });
  return {
    ...created,
    database,
    staleness,
    cache,
    close: async () => {
      await cache.settled();
      await staleness.close();
      await database.close();
    },
  };
}
