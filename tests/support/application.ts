import { createApp } from '../../src/app.ts';
import { openDatabase } from '../../src/db/client.ts';
import { watchStaleness } from '../../src/domain/pages/staleness.ts';
import type { Log } from '../../src/web/log.ts';
import { PageCache } from '../../src/web/page-cache.ts';
import type { Place } from './databases.ts';

export const siteUrl = 'https://www.example.test';

const cacheInBytes = 32 * 1024 * 1024;

export type Application = Awaited<ReturnType<typeof openApplication>>;

/** The one place in which tests put the application together, as the server does at its start. */
export async function openApplication(place: Place, log: Log) {
  const { dataDirectory } = place;
  const database = await openDatabase(place);
  const staleness = await watchStaleness(database);
  const assemble = () => {
    const cache = new PageCache(cacheInBytes);
    return { cache, ...createApp({ database, staleness, cache, siteUrl, dataDirectory, log }) };
  };
  let assembled = assemble();
  return {
    database,
    staleness,
    get app() {
      return assembled.app;
    },
    get server() {
      return assembled.server;
    },
    get cache() {
      return assembled.cache;
    },
    /** Puts the application together once more, with nothing in memory. */
    forget(): void {
      assembled = assemble();
    },
    async close(): Promise<void> {
      await assembled.cache.settled();
      await staleness.close();
      await database.close();
    },
  };
}
