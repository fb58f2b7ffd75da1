import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { buildName } from '../../manifest.ts';
import { release } from '../../release.ts';
import { endpoints } from '../../routes.ts';

/** What is asked of the parts of the site when the figures are read. */
export type MetricSources = {
  /** The volume of the data directory, in bytes. */
  storage: () => Promise<{ free: number; reserve: number }>;
  /** Open file descriptors of this process; undefined on systems other than Linux. */
  descriptors: () => number | undefined;
  /** Tasks of the processes that read uploaded files, by kind. */
  workers: () => Record<string, { running: number; waiting: number }>;
  /** The last check of the activity log; undefined before the first. */
  activityLog: () => { isIntact: boolean; checkedAt: Date } | undefined;
  /** Starts with another key of the activity log that were refused since this process was started. */
  foreignStarts: () => number;
  /** Places of the database's connections: taken, waited for, and all. */
  pool: () => { taken: number; waiting: number; size: number };
  isDatabaseAvailable: () => boolean;
  cache: () => { pages: number; bytes: number };
  /** When each job last succeeded. */
  jobs: () => ReadonlyMap<string, Date>;
  /** Shared caches in front of the site that refuse to be purged; undefined while the database does not answer. */
  unpurgedCaches: () => Promise<number | undefined>;
  /** Mail that waits to be sent; undefined while the database does not answer. */
  outbox: () => Promise<{ waiting: number; failing: number; oldest: Date | undefined } | undefined>;
  /** Undefined while the database does not answer. */
  backups: () => Promise<BackupFigures | undefined>;
};

type BackupFigures = {
  /** The newest complete one. */
  last: { at: Date; seconds: number; bytes: number } | undefined;
  /** The newest that was tried with success. */
  proof: { kind: string; at: Date; seconds: number } | undefined;
  failures: number;
  problems: string[];
};

type ObservedRequest = {
  method: string;
  route: string;
  status: number;
  milliseconds: number;
  cached: boolean;
};

/** All names but those of the client library begin with it. */
const prefix = 'site_';

/** Sign-ins by password, code or passkey. */
const signIns: readonly string[] = [
  endpoints.apiLogin,
  endpoints.login,
  endpoints.secondStep,
  endpoints.secondStepPasskey,
  endpoints.passkeySignIn,
];
const refusedStatuses = [401, 429];

/** Seconds. A page from memory takes less than the first, a search of a large archive less than the fourth. */
const buckets = [0.002, 0.01, 0.05, 0.15, 0.5, 1, 3, 10];

/**
 * Default figures that count what a process of the report channel opens in the server: a monitoring system would store when the
 * form was visited.
 */
const revealingMetrics = [
  'process_open_fds',
  'nodejs_active_handles',
  'nodejs_active_handles_total',
  'nodejs_active_resources',
  'nodejs_active_resources_total',
  'nodejs_active_requests',
  'nodejs_active_requests_total',
];

/**
 * For the same reason free space is rounded to steps that are larger than most reports with their files, and file descriptors to
 * steps that are larger than what a form opens.
 */
const stepInBytes = 128 * 1024 * 1024;
const stepInDescriptors = 128;
const roundedDown = (bytes: number) => Math.floor(bytes / stepInBytes) * stepInBytes;
const roundedUp = (descriptors: number) => Math.ceil(descriptors / stepInDescriptors) * stepInDescriptors;

const timestampOf = (moment: Date) => +moment / 1000;

/** One reading for all figures that are collected at the same time. What is not known has no value. */
function shared<Found>(read: () => Promise<Found>): () => Promise<Found> {
  let reading: Promise<Found> | undefined;
  return () => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
}

/** Figures of this process in the format of Prometheus. Counters begin again with the process. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = this.histogram('http_request_duration_seconds', 'Time until a response began', [
    'method',
    'route',
    'status',
  ]);
  private readonly renders = this.histogram('page_render_duration_seconds', 'Time to render a public page', []);
  private readonly cached = this.counter('page_cache_requests_total', 'Requests by whether a page in memory answered', [
    'result',
  ]);
  private readonly refusedSignIns = this.counter('sign_in_failures_total', 'Refused sign-ins', []);

  constructor(sources: MetricSources) {
    // Includes memory and the delay of the event loop.
    collectDefaultMetrics({ register: this.registry });
    for (const name of revealingMetrics) this.registry.removeSingleMetric(name);
    const { pool, isDatabaseAvailable, cache, jobs, unpurgedCaches, outbox, backups } = sources;
    this.gauge('build_info', 'Release, build and version of Bun, as labels', ['version', 'build', 'bun'], (gauge) =>
      gauge.set({ version: release, build: buildName(), bun: Bun.version }, 1),
    );
    this.gauge('database_connections', 'Connections of this node by state', ['state'], (gauge) => {
      const { taken, waiting, size } = pool();
      gauge.set({ state: 'used' }, taken);
      gauge.set({ state: 'free' }, size - taken);
      gauge.set({ state: 'waited_for' }, waiting);
    });
    this.gauge('database_up', 'Whether the database answers', [], (gauge) => gauge.set(isDatabaseAvailable() ? 1 : 0));
    this.gauge('page_cache_pages', 'Pages in memory', [], (gauge) => gauge.set(cache().pages));
    this.gauge('page_cache_bytes', 'Memory of the pages in memory', [], (gauge) => gauge.set(cache().bytes));
    this.gauge('shared_caches_unpurged', 'Shared caches that refuse to be purged', [], async (gauge) => {
      const found = await unpurgedCaches();
      if (found !== undefined) gauge.set(found);
    });
    this.gauge('job_last_success_timestamp_seconds', 'When a job of this node last succeeded', ['name'], (gauge) => {
      for (const [name, at] of jobs()) gauge.set({ name }, timestampOf(at));
    });
    this.addMachine(sources);
    this.addMail(outbox);
    this.addBackups(backups);
  }

  private addMachine({ storage, workers, descriptors, activityLog, foreignStarts }: MetricSources): void {
    const volume = shared(storage);
    this.gauge('storage_free_bytes', 'Free space of the volume of DATA_DIR, in steps of 128 MiB', [], async (gauge) =>
      gauge.set(roundedDown((await volume()).free)),
    );
    this.gauge('storage_reserve_bytes', 'Free space that uploads leave to the database', [], async (gauge) =>
      gauge.set((await volume()).reserve),
    );
    this.gauge('open_fds', 'Open file descriptors, in steps of 128; process_max_fds is their limit', [], (gauge) => {
      const open = descriptors();
      if (open !== undefined) gauge.set(roundedUp(open));
    });
    this.gauge('worker_tasks', 'Tasks of processes that read uploaded files', ['worker', 'state'], (gauge) => {
      for (const [worker, { running, waiting }] of Object.entries(workers())) {
        gauge.set({ worker, state: 'running' }, running);
        gauge.set({ worker, state: 'waiting' }, waiting);
      }
    });
    this.gauge(
      'activity_log_intact',
      'Whether the last check found the activity log as it was written',
      [],
      (gauge) => {
        const found = activityLog();
        if (found) gauge.set(found.isIntact ? 1 : 0);
        else gauge.remove();
      },
    );
    this.gauge('activity_log_check_timestamp_seconds', 'When the activity log was checked', [], (gauge) => {
      const found = activityLog();
      if (found) gauge.set(timestampOf(found.checkedAt));
      else gauge.remove();
    });
    const counter: Counter = new Counter({
      name: `${prefix}activity_log_foreign_starts_total`,
      help: 'Starts of nodes with another key of the activity log, which were refused',
      registers: [this.registry],
      collect() {
        counter.reset();
        counter.inc(foreignStarts());
      },
    });
  }

  private addMail(read: MetricSources['outbox']): void {
    const once = shared(read);
    this.gauge('mail_outbox', 'Mail by state', ['state'], async (gauge) => {
      const found = await once();
      gauge.reset();
      if (!found) return;
      gauge.set({ state: 'waiting' }, found.waiting);
      gauge.set({ state: 'failing' }, found.failing);
    });
    const oldest = 'When the oldest mail that waits to be sent was written';
    this.gauge('mail_oldest_waiting_timestamp_seconds', oldest, [], async (gauge) => {
      const found = await once();
      if (found?.oldest) gauge.set(timestampOf(found.oldest));
      else gauge.remove();
    });
  }

  private addBackups(read: MetricSources['backups']): void {
    const once = shared(read);
    const add = (name: string, help: string, figure: (found: BackupFigures) => number | undefined) =>
      this.gauge(name, help, [], async (gauge) => {
        const found = await once();
        const value = found && figure(found);
        if (value === undefined) gauge.remove();
        else gauge.set(value);
      });
    const made = 'When the newest complete backup was made';
    add('backup_last_success_timestamp_seconds', made, ({ last }) => last && timestampOf(last.at));
    add('backup_duration_seconds', 'How long the newest complete backup took', ({ last }) => last?.seconds);
    add('backup_size_bytes', 'Size of the newest complete backup', ({ last }) => last?.bytes);
    add('backup_failures', 'Failed attempts since the newest complete backup', ({ failures }) => failures);
    add('backup_proof_duration_seconds', 'How long the last successful trial took', ({ proof }) => proof?.seconds);
    const proven = 'When a backup was restored on trial, or its file was read, with success';
    this.gauge('backup_proof_timestamp_seconds', proven, ['proof'], async (gauge) => {
      const proof = (await once())?.proof;
      gauge.reset();
      if (proof) gauge.set({ proof: proof.kind }, timestampOf(proof.at));
    });
    this.gauge('backup_problems', 'Problems that the dashboard shows', ['kind'], async (gauge) => {
      const problems = (await once())?.problems ?? [];
      gauge.reset();
      for (const kind of problems) gauge.set({ kind }, 1);
    });
  }

  observeRequest({ method, route, status, milliseconds, cached }: ObservedRequest): void {
    this.requests.observe({ method, route, status }, milliseconds / 1000);
    this.cached.inc({ result: cached ? 'hit' : 'miss' });
    if (method === 'POST' && signIns.includes(route) && refusedStatuses.includes(status)) this.refusedSignIns.inc();
  }

  observeRender(milliseconds: number): void {
    this.renders.observe(milliseconds / 1000);
  }

  /** All figures, in the text format of Prometheus. */
  read(): Promise<string> {
    return this.registry.metrics();
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  private histogram<Label extends string>(name: string, help: string, labelNames: Label[]): Histogram<Label> {
    return new Histogram({ name: prefix + name, help, labelNames, buckets, registers: [this.registry] });
  }

  private counter<Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> {
    return new Counter({ name: prefix + name, help, labelNames, registers: [this.registry] });
  }

  private gauge<Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    read: (gauge: Gauge<Label>) => void | Promise<void>,
  ): void {
    const gauge: Gauge<Label> = new Gauge({
      name: prefix + name,
      help,
      labelNames,
      registers: [this.registry],
      collect: () => read(gauge),
    });
  }
}
