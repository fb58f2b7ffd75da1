import { createApp } from './app.ts';
import { startBackgroundWork } from './background/background-work.ts';
import { metricSources } from './background/metric-sources.ts';
import { requireCompleteBuild } from './complete-build.ts';
import { type Db, type OpenDatabase, openDatabase } from './db/client.ts';
import { createFirstAdministrator } from './domain/accounts/first-administrator.ts';
import { isWithdrawn } from './domain/assets/withdrawn-files.ts';
import { startAuditClock } from './domain/audit/audit-clock.ts';
import type { AuditLog } from './domain/audit/audit-log.ts';
import type { ChainState } from './domain/audit/begin.ts';
import { describeVerification } from './domain/audit/describe.ts';
import { openAudit } from './domain/audit/open.ts';
import { removeAbandonedCopies } from './domain/backups/database-copy.ts';
import { requireFinishedDatabase, requireFinishedDirectory } from './domain/backups/restore-place.ts';
import { lookupKey } from './domain/baik/mailbox.ts';
import { erasureSecret } from './domain/erasures/commands.ts';
import type { FileStore } from './domain/files/file-store.ts';
import { type FileSettings, openFiles } from './domain/files/open-files.ts';
import { graphTransport } from './domain/mail/graph-transport.ts';
import { graphMailbox } from './domain/mail/mailroom.ts';
import { type Outbox, startOutbox } from './domain/mail/outbox.ts';
import { CachePurges } from './domain/publishing/cache-purges.ts';
import { type Staleness, watchStaleness } from './domain/publishing/staleness.ts';
import type { SitePages } from './domain/search/pages/site-pages.ts';
import { sharedSecret } from './domain/secrets/commands.ts';
import { prepareDataDirectory } from './domain/storage/data-directory.ts';
import { languageCodes } from './i18n/site/language.ts';
import { Lifecycle } from './lifecycle.ts';
import { buildName } from './manifest.ts';
import { protectMemory } from './memory-protection.ts';
import { deskOf } from './operator/account-command.ts';
import { answerOperator, type OperatedSite } from './operator/answers.ts';
import { openOperatorSocket } from './operator/socket.ts';
import type { ReportProcesses } from './report-processes/report-processes.ts';
import { href, routes } from './routes.ts';
import { isDemonstration, removeDemoRecipients } from './seed/demo-recipient.ts';
import { seedDemo } from './seed/seed.ts';
import { type Env, environment, nodeEnvironment, unknownSettings } from './settings/env.ts';
import { measureDemoFile } from './web/files/demo-file-facts.ts';
import { PictureVariants } from './web/files/picture-variants.ts';
import { StaticFiles } from './web/files/static-files.ts';
import { formsSecret } from './web/forms/signed-texts.ts';
import { maxUploadInBytes } from './web/http/body-limit.ts';
import { listen } from './web/http/listen.ts';
import { transportHeaders } from './web/http/responses/finish-response.ts';
import { SharedCaching } from './web/http/shared-caching.ts';
import { log } from './web/log/log.ts';
import { surviveExceptions } from './web/log/process-errors.ts';
import { PageCache } from './web/pages/page-cache.ts';
import type { PageServer } from './web/pages/page-server.tsx';
import { Metrics } from './web/requests/metrics.ts';
import { requestObserver } from './web/requests/observer.ts';
import { RequestLog } from './web/requests/request-log.ts';
import { routeNames } from './web/requests/route-names.ts';

const pageCacheInBytes = 128 * 1024 * 1024;
/** Maximum time for running requests after the stop signal. */
const stopTimeoutInMilliseconds = 10_000;

type Running = {
  address: string;
  stop: () => Promise<void>;
  reportProcesses: ReportProcesses | undefined;
};

/** Starts the database, background jobs and the HTTP server. Stops gracefully on signals. Throws on failure. */
export async function start(settings: Env, open: typeof openDatabase = openDatabase): Promise<void> {
  for (const { name, advice } of unknownSettings()) log.warn('unknown_setting', { name, advice });
  protectMemory(log);
  requireCompleteBuild();
  prepareDataDirectory(settings.dataDirectory);
  requireFinishedDirectory(settings.dataDirectory);
  removeAbandonedCopies(settings.dataDirectory);
  const lifecycle = new Lifecycle();
  const database = await open(settings);
  logAvailability(database);
  try {
    await requireFinishedDatabase(database.sql);
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
    const seeded = settings.seed === 'demo' && (await seedDemo(database.db, staleness, measureDemoFile));
    if (seeded) log.info('demo_content_stored');
    const { audit, state } = await openAudit(database.db, settings);
    const isDemo = isDemonstration(settings);
    if (!isDemo && (await removeDemoRecipients(database.db))) log.warn('demo_recipient_removed');
    tellChainState(state);
    // Created at start: a key's creation time must not reveal the first visit or report.
    await Promise.all([
      lookupKey(database.db),
      sharedSecret(database.db, formsSecret),
      sharedSecret(database.db, erasureSecret),
    ]);
    const opened = { staleness, purges, sharedCaching, audit, lifecycle, fileStore };
    const { address, stop, reportProcesses } = openSite(settings, database, opened);
    stopOnSignals(stop, lifecycle, settings.stopDelay);
    surviveExceptions(log);
    endWhenLost(database);
    // After the port is bound, so that a failing start does not print a password that is never used.
    await welcomeAdministrator(settings, database.db);
    const demo = isDemo ? await reportProcesses?.openDemonstration() : undefined;
    if (demo !== undefined) log.info('demo_recipient_created', { username: demo });
    lifecycle.phase = 'serving';
    log.info('listening', { address });
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

/** Without its embedded database this process can do nothing any more; started anew, it can. */
function endWhenLost(database: OpenDatabase): void {
  void database.lost.then((error) => {
    log.error('embedded_database_lost', error, {
      advice: 'This process ends. A supervisor starts it again; without one, start it again by hand.',
    });
    process.exit(1);
  });
}

function tellChainState(state: ChainState): void {
  if (state === 'begun') log.info('activity_log_chained');
  if (state === 'other-key')
    log.error('activity_log_key_differs', new Error('Nodes need the same AUDIT_KEY or DATA_DIR.'));
  if (state === 'lost') log.error('activity_log_chain_lost', new Error('Run "audit verify" for details.'));
}

async function welcomeAdministrator(settings: Env, db: Db): Promise<void> {
  const administrator = await createFirstAdministrator(db, settings.administrator);
  if (!administrator) return;
  const { username, password, generated } = administrator;
  log.info('administrator_created', { username });
  if (!generated) return;
  process.stdout.write(`\nSign in as "${username}" with the password ${password}\nIt is shown only this once.\n\n`);
}

type Opened = {
  staleness: Staleness;
  purges: CachePurges | undefined;
  sharedCaching: SharedCaching | undefined;
  audit: AuditLog;
  lifecycle: Lifecycle;
  fileStore: FileStore;
};

function openSite(
  settings: Env,
  database: OpenDatabase,
  { staleness, purges, sharedCaching, audit, lifecycle, fileStore }: Opened,
): Running {
  const { host, port, siteUrl, trustedProxies } = settings;
  const pictures = new PictureVariants(log);
  const cache = new PageCache(pageCacheInBytes, transportHeaders(siteUrl), sharedCaching);
  const outbox = startMail(settings, database.db, fileStore);
  const figures =
    settings.metricsToken === undefined
      ? undefined
      : new Metrics(metricSources({ files: fileStore, database, cache, purges, plan: settings.backups }));
  const requestLog = settings.logsRequests ? new RequestLog((text) => process.stdout.write(text)) : undefined;
  const site = createApp({
    database,
    staleness,
    purges,
    sharedCaching,
    cache,
    siteUrl,
    onionAddress: settings.onionAddress,
    isDemo: isDemonstration(settings),
    fileStore,
    trustedProxies,
    outbox,
    mailbox: settings.mailbox && graphMailbox(settings.mailbox),
    microsoft: settings.microsoft,
    files: new StaticFiles(pictures),
    audit,
    backups: settings.backups,
    metrics: figures && settings.metricsToken !== undefined ? { token: settings.metricsToken, figures } : undefined,
    lifecycle,
    reportProcesses: { nodeEnvironment: nodeEnvironment(), files: fileSettingsOf(settings) },
    log,
  });
  const { app, server, tally } = site;
  const observe = requestObserver({ nameOf: routeNames(site.patterns), log: requestLog, metrics: figures });
  const listener = listen({ ...site, observe }, { hostname: host, port, maxRequestBodySize: maxUploadInBytes });
  const homePages = warmHomePages(server, cache);
  if (settings.pictures === 'ahead') void homePages.then((pages) => pictures.encodeAhead(pages));
  void homePages.then(() => readSitePages(site.sitePages));
  const work = startBackgroundWork({
    settings,
    database,
    site,
    staleness,
    purges,
    sharedCaching,
    fileStore,
    outbox,
    environment: environment(),
  });
  const auditClock = startAuditClock({
    db: database.db,
    audit,
    mailTo: settings.auditMailTo,
    wakeOutbox: () => outbox?.wake(),
    onBroken: (found) => log.error('activity_log_not_intact', new Error(describeVerification(found))),
    onError: (error) => log.error('audit_clock_failed', error),
  });
  const operator =
    settings.databaseUrl === undefined
      ? openOperator(settings, { db: database.db, copy: database.copy, audit, outbox })
      : undefined;
  const stop = async () => {
    await operator?.stop();
    // Its connections would hold up the end of the server.
    await site.presence.stop();
    site.reportProcesses?.stop();
    pictures.stop();
    // Running work is finished before the database closes.
    await Promise.race([Promise.all([work.stop(), site.sitePages.stop()]), Bun.sleep(stopTimeoutInMilliseconds)]);
    await Promise.race([app.stop(), Bun.sleep(stopTimeoutInMilliseconds)]);
    tally.writeAll();
    requestLog?.flush();
    await Promise.race([outbox?.stop(), Bun.sleep(stopTimeoutInMilliseconds)]);
    // After the last entry: what was written up to now is signed.
    await Promise.race([auditClock.stop(), Bun.sleep(stopTimeoutInMilliseconds)]);
    cache.stopRefreshing();
    await cache.settled();
    await purges?.stop();
    // Ignored: the database may be closed already.
    await staleness.close().catch(() => {});
    await database.close();
  };
  return { address: `http://${host}:${listener.port}`, stop, reportProcesses: site.reportProcesses };
}

/** Reads the pages for the search, so that the first one need not wait. */
async function readSitePages(sitePages: SitePages): Promise<void> {
  for (const language of languageCodes) await sitePages.readAll(language);
}

/** Renders the home pages into the cache, so that the first visitor need not wait. Returns the pages. */
function warmHomePages(server: PageServer, cache: PageCache): Promise<string[]> {
  const warmed = languageCodes.map(async (language) => {
    const address = href(routes.home.index, language);
    try {
      await cache.fillOnce(address, () => server.fill(address));
    } catch (error) {
      log.error('home_page_not_warmed', error);
    }
    return (await server.fromMemory(new Request(`http://localhost${address}`))?.text()) ?? '';
  });
  return Promise.all(warmed);
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

/** Only these: processes of the report channel get none of the other settings. */
function fileSettingsOf({ dataDirectory, storageReserve, bucket }: Env): FileSettings {
  return { dataDirectory, storageReserve, bucket };
}

/** With the embedded database, the commands of the operator are carried out by this process. */
function openOperator(
  settings: Env,
  { db, copy, audit, outbox }: Omit<OperatedSite, 'desk' | 'dataDirectory'> & { outbox: Outbox | undefined },
) {
  const desk = deskOf(settings, db, () => outbox?.wake());
  return openOperatorSocket(settings.dataDirectory, (request) =>
    answerOperator({ db, copy, audit, desk, dataDirectory: settings.dataDirectory }, request),
  );
}

/** Without a mailbox, mail stays queued. */
function startMail({ mailbox }: Env, db: Db, files: FileStore): Outbox | undefined {
  if (!mailbox) return undefined;
  const send = graphTransport({ ...mailbox, files });
  return startOutbox({
    db,
    send,
    onFailure: (error, mail) => log.error('mail_failed', error, { mail: mail?.id, attempts: mail?.attempts }),
  });
}

/** The first signal stops gracefully, after the delay in seconds; a second one exits at once. */
function stopOnSignals(stop: Running['stop'], lifecycle: Lifecycle, delay: number): void {
  let stopping = false;
  const heed = (signal: string) => {
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
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => heed(signal));
}
