import { createApp } from './app.ts';
import { type Db, type OpenDatabase, openDatabase } from './db/client.ts';
import { seedDemo } from './db/seed/seed.ts';
import { createFirstAdministrator } from './domain/accounts/first-administrator.ts';
import { articlesTag } from './domain/articles/commands.ts';
import { startPublicationClock } from './domain/articles/publication-clock.ts';
import { type Staleness, watchStaleness } from './domain/pages/staleness.ts';
import { type Env, readEnv } from './env.ts';
import { measureDemoFile } from './web/demo-file-facts.ts';
import { log } from './web/log.ts';
import { PageCache } from './web/page-cache.ts';
import { explainStartFailure } from './web/start-failure.ts';

const pageCacheInBytes = 128 * 1024 * 1024;
/** No form sends files yet; articles are the longest that comes in. */
const largestBodyInBytes = 2 * 1024 * 1024;
/** Between two looks for changes whose notification was lost, in milliseconds. */
const epochCheckInterval = 60_000;
/** How long requests under way may still take after the signal to stop, in milliseconds. */
const patienceAtStop = 10_000;

let env: Env | undefined;
try {
  env = readEnv();
  stopOnSignals(await start(env));
} catch (error) {
  process.stderr.write(`${explainStartFailure(error, env)}\n`);
  process.exit(1);
}

type Stop = () => Promise<void>;

async function start(settings: Env): Promise<Stop> {
  const database = await openDatabase(settings);
  try {
    const staleness = await watchStaleness(database);
    const seeded = settings.seed === 'demo' && (await seedDemo(database.db, staleness, measureDemoFile));
    if (seeded) log.info('demo_content_stored');
    const stop = listen(settings, database, staleness);
    // Last, so that a start that fails never makes a password that nobody gets to use.
    await welcomeAdministrator(settings, database.db);
    return stop;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function welcomeAdministrator(settings: Env, db: Db): Promise<void> {
  const administrator = await createFirstAdministrator(db, settings.administrator);
  if (!administrator) return;
  const { username, password, generated } = administrator;
  log.info('administrator_created', { username });
  if (!generated) return;
  process.stdout.write(`\nSign in as "${username}" with the password ${password}\nIt is shown only this once.\n\n`);
}

function listen(settings: Env, database: OpenDatabase, staleness: Staleness): Stop {
  const { host, port, siteUrl, dataDirectory, trustedProxies } = settings;
  const cache = new PageCache(pageCacheInBytes);
  const { app } = createApp({ database, staleness, cache, siteUrl, dataDirectory, trustedProxies, log });
  app.listen({ hostname: host, port, reusePort: false, maxRequestBodySize: largestBodyInBytes });
  const clock = startPublicationClock({
    db: database.db,
    staleness,
    publish: () => cache.markStale([articlesTag]),
    onError: (error) => log.error('publication_clock_failed', error),
  });
  const epochCheck = setInterval(() => {
    staleness.check().catch((error: unknown) => log.error('epoch_check_failed', error));
  }, epochCheckInterval);
  log.info('listening', { address: `http://${host}:${app.server?.port ?? port}` });

  return async () => {
    clearInterval(epochCheck);
    clock.stop();
    await Promise.race([app.stop(), Bun.sleep(patienceAtStop)]);
    await cache.settled();
    await staleness.close();
    await database.close();
  };
}

/** The first signal ends the server in good order; a second one does not wait for that. */
function stopOnSignals(stop: Stop): void {
  let stopping = false;
  const heed = (signal: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info('stopping', { signal });
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error('stop_failed', error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => heed(signal));
}
