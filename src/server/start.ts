import { requireCompleteBuild } from '../complete-build.ts';
import { type Db, type OpenDatabase, openDatabase } from '../db/client.ts';
import { migrateDatabase, type Report, requireKnownSchema } from '../db/migrate.ts';
import { createFirstAdministrator } from '../domain/accounts/operator-commands.ts';
import { isWithdrawn } from '../domain/assets/queries.ts';
import { openAudit, requireKeyOfChain } from '../domain/audit/open.ts';
import { removeAbandonedCopies } from '../domain/backups/database-copy.ts';
import { requireFinishedDatabase, requireFinishedDirectory } from '../domain/backups/restore-place.ts';
import { lookupKey } from '../domain/baik/cases/mailbox.ts';
import { erasureSecret } from '../domain/erasures/commands.ts';
import { openFiles } from '../domain/files/open-files.ts';
import { CachePurges } from '../domain/publishing/cache-purges.ts';
import { watchStaleness } from '../domain/publishing/staleness.ts';
import { sharedSecret } from '../domain/secrets/commands.ts';
import { checkDataDirectory, prepareDataDirectory } from '../domain/storage/data-directory.ts';
import { Lifecycle } from '../lifecycle.ts';
import { buildName } from '../manifest.ts';
import { protectMemory } from '../memory-protection.ts';
import { sayingProgress } from '../progress.ts';
import { release } from '../release.ts';
import { createDemoRecipient, isDemonstration, removeDemoRecipients } from '../seed/demo-recipient.ts';
import { seedDemo } from '../seed/seed.ts';
import type { Env } from '../settings/env.ts';
import { measureDemoFile } from '../web/files/asset-files.ts';
import { formsSecret } from '../web/forms/challenges.ts';
import { SharedCaching } from '../web/http/shared-caching.ts';
import { type Log, log, setLogLevel } from '../web/log/log.ts';
import { openSite, type Running } from './open-site.ts';

type StartOptions = {
  open?: typeof openDatabase;
  /** Whether pages are rendered and read before the first request, which waits for them: not for a server that starts often. */
  readsAhead?: boolean;
};

/** Starts the database, background jobs and the HTTP server. Stops gracefully on signals. Throws on failure. */
export function start(settings: Env, options: StartOptions = {}): Promise<void> {
  return sayingProgress(
    (doing, seconds) => log.info('starting', { doing, seconds }),
    (report) => startReporting(settings, options, report),
  );
}

async function startReporting(
  settings: Env,
  { open = openDatabase, readsAhead = true }: StartOptions,
  report: Report,
): Promise<void> {
  setLogLevel(settings.logLevel);
  protectMemory(log);
  requireCompleteBuild();
  const prepareDirectory = () => {
    prepareDataDirectory(settings.dataDirectory);
    removeAbandonedCopies(settings.dataDirectory);
  };
  checkDataDirectory(settings.dataDirectory);
  requireFinishedDirectory(settings.dataDirectory);
  // On a server, nothing is written before it is known that this node has the key of the log.
  if (settings.databaseUrl === undefined) prepareDirectory();
  const lifecycle = new Lifecycle();
  report('opening the database');
  const database = await open(settings, async (connection) => {
    await requireKnownSchema(connection);
    await requireFinishedDatabase(connection);
    await requireKeyOfChain(connection, settings);
    if (settings.databaseUrl !== undefined) prepareDirectory();
    await migrateDatabase(connection, report);
  });
  logAvailability(database);
  try {
    report('opening the files');
    const fileStore = await openFiles(settings, {
      isWithdrawn: (name) => isWithdrawn(database.db, name),
      onUnavailable: (error) => log.error('file_storage_unavailable', error),
    });
    const purges = startPurges(settings, database.db);
    const sharedCaching = purges && new SharedCaching();
    const staleness = await watchStaleness(database, {
      purges,
      onConfirmed: (at) => sharedCaching?.confirm(at),
      onError: reportEpoch,
    });
    const seeded = settings.seed === 'demo' && (await seedDemo(database.db, staleness, measureDemoFile, report));
    if (seeded) log.info('demo_content_stored');
    report('chaining the activity log');
    const { audit, state } = await openAudit(database.db, settings);
    const isDemo = isDemonstration(settings);
    if (!isDemo && (await removeDemoRecipients(database.db))) log.warn('demo_recipient_removed');
    if (state === 'begun') log.info('activity_log_chained');
    if (state === 'lost') log.error('activity_log_chain_lost', new Error('Run "audit verify" for details.'));
    await audit.foreignStarts.listen(database.notifications, () => log.warn('activity_log_foreign_start'));
    report('opening the site');
    // Created at start: a key's creation time must not reveal the first visit or report.
    await Promise.all([
      lookupKey(database.db),
      sharedSecret(database.db, formsSecret),
      sharedSecret(database.db, erasureSecret),
    ]);
    const opened = { settings, database, staleness, purges, sharedCaching, audit, lifecycle, fileStore };
    const { address, begin, stop } = openSite(opened, { readsAhead });
    stopOnSignals(stop, lifecycle, settings.stopDelayInSeconds);
    surviveExceptions(log);
    endWhenLost(database);
    // After the port is bound, so that a failing start does not print a password that is never used.
    await welcomeAdministrator(settings, database.db);
    const demo = isDemo ? await createDemoRecipient(database.db) : undefined;
    if (demo) {
      const opened = `Reports are open for this demonstration. Unlock them as "${demo.username}" with the passphrase`;
      process.stdout.write(`\n${opened}\n${demo.passphrase}\nIt is shown only this once.\n\n`);
      log.info('demo_recipient_created', { username: demo.username });
    }
    // A signal may have come meanwhile.
    if (lifecycle.phase === 'stopping') return;
    lifecycle.phase = 'serving';
    begin();
    log.info('listening', { address, release, build: buildName() });
  } catch (error) {
    await database.close();
    throw error;
  }
}

function logAvailability({ health }: OpenDatabase): void {
  health.onChange((isAvailable) => {
    if (isAvailable) log.info('database_available');
    else log.error('database_unavailable', new Error('The database does not answer'));
  });
}

/** This process cannot work without its embedded database; a restarted one can. */
function endWhenLost(database: OpenDatabase): void {
  void database.lost.then((error) => {
    log.error('embedded_database_lost', error, {
      advice: 'This process ends. A supervisor starts it again; without one, start it again by hand.',
    });
    process.exit(1);
  });
}

async function welcomeAdministrator(settings: Env, db: Db): Promise<void> {
  const administrator = await createFirstAdministrator(db, settings.administrator);
  if (!administrator) return;
  const { username, password, generated } = administrator;
  log.info('administrator_created', { username });
  if (!generated) return;
  process.stdout.write(`\nSign in as "${username}" with the password ${password}\nIt is shown only this once.\n\n`);
}

const reportEpoch = (error: unknown) => log.error('epoch_check_failed', error);
const reportPurge = (error: unknown) => log.error('purge_failed', error);

/** Shared caches in front of the site; undefined when none is named. */
function startPurges({ purges: settings }: Env, db: Db): CachePurges | undefined {
  if (!settings) return undefined;
  const purges = new CachePurges({ db, settings, onError: reportPurge });
  purges.start();
  purges.requestForBuild(buildName()).catch(reportPurge);
  return purges;
}

/** The first signal stops gracefully, after the delay in seconds; a second one exits at once. */
function stopOnSignals(stop: Running['stop'], lifecycle: Lifecycle, delay: number): void {
  let stopping = false;
  const onSignal = (signal: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    lifecycle.phase = 'stopping';
    log.info('stopping', { signal });
    const stopped = delay > 0 ? Bun.sleep(delay * 1000).then(stop) : stop();
    stopped.then(
      () => process.exit(0),
      (error: unknown) => {
        log.error('stop_failed', error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => onSignal(signal));
}

/**
 * Keeps the process alive when an exception reaches no handler: in a timer, an event, a stream or a rejected promise. Each
 * is logged. Called when the site answers; before that, an exception ends the start.
 */
function surviveExceptions(log: Log): void {
  process.on('uncaughtException', (error) => log.error('uncaught_exception', error));
  process.on('unhandledRejection', (reason) => log.error('unhandled_rejection', reason));
  // The reader of the log may be gone, or its disk full: writing then fails with an event of its own.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
