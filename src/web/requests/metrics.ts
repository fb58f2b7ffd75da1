import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What is asked of the parts of the site when the figures are read. */
export type MetricSources = {
  /** Free space on the volume of the data directory. */
  freeBytes: () => Promise<number>;
  /** Places of the database's connections: taken, waited for, and all. */
  pool: () => { taken: number; waiting: number; size: number };
  isDatabaseAvailable: () => boolean;
  cache: () => { pages: number; bytes: number };
  /** Shared caches in front of the site that refuse to be purged; undefined while the database does not answer. */
  unpurgedCaches: () => Promise<number | undefined>;
  /** Mail that waits to be sent; undefined while the database does not answer. */
  outbox: () => Promise<{ waiting: number; failing: number; oldestInSeconds: number } | undefined>;
  /** Undefined while the database does not answer. */
  backups: () => Promise<BackupFigures | undefined>;
};

type BackupFigures = {
  /** The newest complete one. */
  last: { ageInSeconds: number; seconds: number; bytes: number } | undefined;
  /** The newest that was tried with success. */
  proof: { kind: string; ageInSeconds: number; seconds: number } | undefined;
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

/** For the same reason free space is rounded to steps that are larger than most reports with their files. */
const stepInBytes = 128 * 1024 * 1024;
const roundedDown = (bytes: number) => Math.floor(bytes / stepInBytes) * stepInBytes;

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
  private readonly cached = new Counter({
    name: 'page_cache_requests_total',
    help: 'Requests by whether a page in memory answered them',
    labelNames: ['result'],
    registers: [this.registry],
  });

  constructor(sources: MetricSources) {
    // Includes memory and the delay of the event loop.
    collectDefaultMetrics({ register: this.registry });
    for (const name of revealingMetrics) this.registry.removeSingleMetric(name);
    const { pool, isDatabaseAvailable, cache, freeBytes, unpurgedCaches, outbox, backups } = sources;
    this.gauge('database_connections', 'Connections of this node by state', ['state'], (gauge) => {
      const { taken, waiting, size } = pool();
      gauge.set({ state: 'used' }, taken);
      gauge.set({ state: 'free' }, size - taken);
      gauge.set({ state: 'waited_for' }, waiting);
    });
    this.gauge('database_available', 'Whether the database answers', [], (gauge) =>
      gauge.set(isDatabaseAvailable() ? 1 : 0),
    );
    this.gauge('page_cache_pages', 'Pages in memory', [], (gauge) => gauge.set(cache().pages));
    this.gauge('page_cache_bytes', 'Memory of the pages in memory', [], (gauge) => gauge.set(cache().bytes));
    this.gauge('data_directory_free_bytes', 'Free space of the volume of DATA_DIR', [], async (gauge) =>
      gauge.set(roundedDown(await freeBytes())),
    );
    this.gauge('shared_caches_unpurged', 'Shared caches that refuse to be purged', [], async (gauge) => {
      const found = await unpurgedCaches();
      if (found !== undefined) gauge.set(found);
    });
    this.addMail(outbox);
    this.addBackups(backups);
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
    this.gauge('mail_oldest_waiting_seconds', 'Age of the oldest mail that waits to be sent', [], async (gauge) => {
      const found = await once();
      if (found) gauge.set(found.oldestInSeconds);
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
    add('backup_age_seconds', 'Age of the newest complete backup', ({ last }) => last?.ageInSeconds);
    add('backup_duration_seconds', 'How long the newest complete backup took', ({ last }) => last?.seconds);
    add('backup_size_bytes', 'Size of the newest complete backup', ({ last }) => last?.bytes);
    add('backup_failures', 'Failed attempts since the newest complete backup', ({ failures }) => failures);
    add('backup_proof_duration_seconds', 'How long the last successful trial took', ({ proof }) => proof?.seconds);
    const age = 'Time since a backup was restored on trial, or its file was read, with success';
    this.gauge('backup_proof_age_seconds', age, ['proof'], async (gauge) => {
      const proof = (await once())?.proof;
      gauge.reset();
      if (proof) gauge.set({ proof: proof.kind }, proof.ageInSeconds);
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
    return new Histogram({ name, help, labelNames, buckets, registers: [this.registry] });
  }

  private gauge<Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    read: (gauge: Gauge<Label>) => void | Promise<void>,
  ): void {
    const gauge: Gauge<Label> = new Gauge({
      name,
      help,
      labelNames,
      registers: [this.registry],
      collect: () => read(gauge),
    });
  }
}
