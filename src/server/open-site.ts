import type { Db, OpenDatabase } from '../db/client.ts';
import { isDatabaseUnavailable } from '../db/unavailable.ts';
import { auditWork, startAuditWork } from '../domain/audit/audit-clock.ts';
import type { AuditLog } from '../domain/audit/audit-log.ts';
import { describeVerification } from '../domain/audit/verify.ts';
import type { FileStore } from '../domain/files/file-store.ts';
import { Jobs } from '../domain/jobs.ts';
import { type Outbox, startOutbox } from '../domain/mail/outbox.ts';
import { mailboxOf, transportOf } from '../domain/mail/transports/mail-access.ts';
import { languageCodes } from '../i18n/site/language.ts';
import type { Lifecycle } from '../lifecycle.ts';
import { operatorContext } from '../operator/account-command.ts';
import { answerOperator, retryWhenAvailable } from '../operator/answers.ts';
import { openOperatorSocket } from '../operator/socket.ts';
import { endpoints, href, routes } from '../routes.ts';
import { type Env, environment, nodeEnvironment } from '../settings/env.ts';
import { createSite, type Opened } from '../site.ts';
import { PictureVariants } from '../web/files/picture-variants.ts';
import { StaticFiles } from '../web/files/static-files.ts';
import { maxUploadInBytes } from '../web/http/body.ts';
import { listen, type RequestObserver } from '../web/http/listen.ts';
import { transportHeaders } from '../web/http/responses/finish-response.ts';
import { log } from '../web/log/log.ts';
import { PageCache } from '../web/pages/page-cache.ts';
import type { PageServer } from '../web/pages/page-server.tsx';
import { Metrics } from '../web/requests/metrics.ts';
import { RequestLog, requestObserver, routeNames } from '../web/requests/request-log.ts';
import { FileWorkers } from '../workers/files/file-workers.ts';
import { createApp } from './app.ts';
import { startBackgroundWork } from './background-work.ts';
import { metricSources } from './metric-sources.ts';

const pageCacheInBytes = 128 * 1024 * 1024;
/** Maximum time for running requests after the stop signal. */
const stopTimeoutInMilliseconds = 10_000;

export type Running = {
  address: string;
  /** Starts the background work: not before visitors are answered, because it would hold up the start. */
  begin: () => void;
  stop: () => Promise<void>;
};

/** What is open before the site. */
type OpenedBefore = Omit<Opened, 'cache' | 'log'> & { lifecycle: Lifecycle };

/** Opens the port of a site whose database is ready. */
export function openSite(opened: OpenedBefore, { readsAhead }: { readsAhead: boolean }): Running {
  const { settings, database, staleness, purges, sharedCaching, audit, fileStore } = opened;
  const { host: hostname, port, siteUrl, sharesPort: reusePort } = settings;
  const pictures = new PictureVariants(log);
  const cache = new PageCache(pageCacheInBytes, transportHeaders(siteUrl), sharedCaching);
  const outbox = startMail(settings, database.db, fileStore);
  const fileWorkers = new FileWorkers({}, undefined, (error) => log.error('file_process_killed', error));
  const jobs = new Jobs((job, error) => {
    // The circuit breaker has reported a database that does not answer.
    if (!isDatabaseUnavailable(error)) log.error('job_failed', error, { job });
  });
  const metrics =
    settings.metricsToken === undefined
      ? undefined
      : new Metrics(metricSources({ ...opened, cache, fileWorkers, jobs }));
  const requestLog = settings.logsRequests ? new RequestLog((text) => process.stdout.write(text)) : undefined;
  const site = createSite({
    ...opened,
    cache,
    fileWorkers,
    outbox,
    mailbox: settings.mailbox && mailboxOf(settings.mailbox),
    files: new StaticFiles(pictures),
    metrics,
    reportProcessEnvironment: nodeEnvironment(),
    log,
  });
  const served = createApp(site);
  const { pageServer, tally } = site;
  const measure = requestObserver({ nameOf: routeNames(served.patterns), log: requestLog, metrics });
  const observe: RequestObserver = (request) => {
    // A load balancer asks all the time.
    if (!request.url.endsWith(endpoints.ready) && !request.url.endsWith(endpoints.health)) pictures.noteRequest();
    return measure(request);
  };
  const listener = listen({ ...served, observe }, { hostname, port, reusePort, maxRequestBodySize: maxUploadInBytes });
  const readAhead = async () => {
    const homePages = await warmHomePages(pageServer, cache);
    if (settings.pictures === 'ahead') void pictures.encodeAhead(homePages);
    // The pages for the search, so that the first one need not wait.
    for (const language of languageCodes) await site.sitePages.readAll(language);
  };
  const chain = auditWork({
    db: database.db,
    audit,
    mailTo: settings.auditMailTo,
    keepInDays: settings.activityLogDays,
    wakeOutbox: () => outbox?.wake(),
    onBroken: (found) => log.error('activity_log_not_intact', new Error(describeVerification(found))),
  });
  let work: ReturnType<typeof startBackgroundWork> | undefined;
  const begin = () => {
    site.reportProcesses?.begin();
    if (readsAhead) void readAhead();
    work = startBackgroundWork(site, jobs, environment());
    startAuditWork(jobs, chain);
  };
  const operator = settings.databaseUrl === undefined ? openOperator(settings, { database, audit, outbox }) : undefined;
  const stop = async () => {
    // A running command has this time to end: a check of a long activity log is broken off.
    await Promise.race([operator?.stop(), Bun.sleep(stopTimeoutInMilliseconds)]);
    // Its connections would hold up the end of the server.
    await site.presence.stop();
    site.reportProcesses?.stop();
    pictures.stop();
    // Running work is finished before the database closes.
    await Promise.race([Promise.all([work?.stop(), site.sitePages.stop()]), Bun.sleep(stopTimeoutInMilliseconds)]);
    await Promise.race([served.app.stop(), Bun.sleep(stopTimeoutInMilliseconds)]);
    tally.writeAll();
    requestLog?.flush();
    await Promise.race([outbox?.stop(), Bun.sleep(stopTimeoutInMilliseconds)]);
    // After the last entry: what was written up to now is signed.
    const signed = work && chain.sign().catch((error) => log.error('job_failed', error, { job: 'log.sign' }));
    await Promise.race([signed, Bun.sleep(stopTimeoutInMilliseconds)]);
    cache.stopRefreshing();
    await cache.settled();
    await purges?.stop();
    // Ignored: the database may be closed already.
    await staleness.close().catch(() => {});
    await database.close();
  };
  return { address: `http://${hostname}:${listener.port}`, begin, stop };
}

/** Renders the home pages into the cache, so that the first visitor need not wait. Returns the pages. */
function warmHomePages(pageServer: PageServer, cache: PageCache): Promise<string[]> {
  const warmed = languageCodes.map(async (language) => {
    const address = href(routes.home.index, language);
    try {
      await cache.fillOnce(address, () => pageServer.fill(address));
    } catch (error) {
      log.error('home_page_not_warmed', error);
    }
    return (await pageServer.fromMemory(new Request(`http://localhost${address}`))?.text()) ?? '';
  });
  return Promise.all(warmed);
}

/** With the embedded database, the commands of the operator are carried out by this process. */
function openOperator(
  settings: Env,
  { database, audit, outbox }: { database: OpenDatabase; audit: AuditLog; outbox: Outbox | undefined },
) {
  const { db, copy, health } = database;
  const { dataDirectory } = settings;
  const context = operatorContext(settings, db, () => outbox?.wake());
  return openOperatorSocket(
    dataDirectory,
    (request, signal) =>
      retryWhenAvailable(health, () => answerOperator({ db, copy, audit, context, dataDirectory }, request), {
        signal,
      }),
    (error) => log.error('operator_command_failed', error),
  );
}

/** Without a mailbox, mail stays queued. */
function startMail({ mailbox }: Env, db: Db, files: FileStore): Outbox | undefined {
  if (!mailbox) return undefined;
  return startOutbox({
    db,
    send: transportOf(mailbox, files),
    onFailure: (error, mail) => log.error('mail_failed', error, { mail: mail?.id, attempts: mail?.attempts }),
  });
}
