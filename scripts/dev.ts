import { startEmbeddedPostgres } from '../src/db/embedded.ts';
import { readEnv } from '../src/settings/env.ts';
import { DevelopmentSite } from './dev/development-site.ts';
import { watchSources } from './dev/watch-sources.ts';

/** Watch mode: rebuilds what a save affects, restarts the site on the same database, and reloads open pages. */
const { port, databaseUrl, dataDirectory } = readEnv();
const embedded = databaseUrl ? undefined : await startEmbeddedPostgres(dataDirectory);
const site = new DevelopmentSite({ port, embeddedSocket: embedded?.socket });
await site.open();
const stopWatching = watchSources((paths) => site.update(paths));

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, async () => {
    stopWatching();
    await site.close();
    await embedded?.close();
    process.exit(0);
  });
}

console.log(`http://localhost:${port}`);
