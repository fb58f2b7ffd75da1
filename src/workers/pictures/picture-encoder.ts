import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { lockDirectory } from '../../db/directory-lock.ts';
import { startProcess } from '../supervision/process-start.ts';
import type { EncoderAnswer, EncoderRequest } from './encoder-process.ts';
import { masterDirectory, type Variant, type VariantPlace, variantDirectory } from './variant.ts';

/** One variant takes a second or two; a process that takes longer is stuck. */
const encodingTimeoutInMilliseconds = 60_000;
/** An encoder with nothing to do gives its memory back after this time. */
const maxIdleTimeInMilliseconds = 10_000;

/** The site is idle when it had no request for so long: then variants are encoded for which no one waits. */
const idleAfterInMilliseconds = 1000;

type Job = { variant: Variant; result: PromiseWithResolvers<void>; deadline?: Timer };

/**
 * Encodes variants in a process of its own: those that a visitor waits for first, as many at once as there are
 * processors, and those ahead of their first request one by one.
 */
export class PictureEncoder {
  /** Every requested variant, by name. */
  private readonly jobs = new Map<string, Job>();
  private readonly running = new Set<Job>();
  private requested: Job[] = [];
  private ahead: Variant[] = [];
  private lock: { release: () => void } | undefined;
  private child: Bun.Subprocess | undefined;
  private idle: Timer | undefined;
  private requestedAt = Number.NEGATIVE_INFINITY;
  private untilIdle: Timer | undefined;
  private stopped = false;

  constructor(
    private readonly onError: (error: unknown) => void,
    private readonly place: VariantPlace = { masters: masterDirectory, directory: variantDirectory },
  ) {}

  /** Where the file of a variant is once it has been encoded. */
  pathOf({ name }: Variant): string {
    return join(this.place.directory, name);
  }

  /** Encodes a variant, once for all who wait for it meanwhile. Rejects when that fails; the next call tries again. */
  encode(variant: Variant): Promise<void> {
    const known = this.jobs.get(variant.name);
    if (known) return known.result.promise;
    if (this.stopped) return Promise.reject(new Error('The encoder has been stopped.'));
    const job = this.addJob(variant);
    this.requested.push(job);
    this.startJobs();
    return job.result.promise;
  }

  /** The site is answering: what is encoded ahead waits. */
  noteRequest(): void {
    this.requestedAt = performance.now();
  }

  /** Encodes the missing ones of these while the site is idle, in this order, unless another process does so already. */
  encodeAhead(variants: Iterable<Variant>): void {
    const missing = [...variants].filter((variant) => !existsSync(this.pathOf(variant)));
    if (missing.length === 0 || this.stopped) return;
    try {
      this.lock ??= lockDirectory(this.place.directory);
    } catch {
      return;
    }
    this.ahead = missing;
    this.startJobs();
  }

  stop(): void {
    this.stopped = true;
    this.ahead = [];
    clearTimeout(this.untilIdle);
    this.endProcess();
    for (const job of this.jobs.values()) this.settle(job, 'The encoder has been stopped.');
  }

  private startJobs(): void {
    for (let job = this.nextJob(); job; job = this.nextJob()) this.start(job);
    if (this.ahead.length === 0) {
      this.lock?.release();
      this.lock = undefined;
    }
    clearTimeout(this.idle);
    if (this.running.size > 0) return;
    this.idle = setTimeout(() => this.endProcess(), maxIdleTimeInMilliseconds);
    this.idle.unref();
  }

  private nextJob(): Job | undefined {
    if (this.running.size >= availableParallelism()) return undefined;
    const requested = this.requested.shift();
    if (requested || this.running.size > 0) return requested;
    if (this.ahead.length > 0 && this.waitsUntilIdle()) return undefined;
    for (let variant = this.ahead.shift(); variant; variant = this.ahead.shift()) {
      if (existsSync(this.pathOf(variant))) continue;
      return this.addJob(variant);
    }
    return undefined;
  }

  private waitsUntilIdle(): boolean {
    const left = this.requestedAt + idleAfterInMilliseconds - performance.now();
    if (left <= 0) return false;
    clearTimeout(this.untilIdle);
    this.untilIdle = setTimeout(() => this.startJobs(), left);
    this.untilIdle.unref();
    return true;
  }

  private addJob(variant: Variant): Job {
    const job: Job = { variant, result: Promise.withResolvers() };
    // What is encoded ahead has no one else who waits for it.
    job.result.promise.catch((error: unknown) => !this.stopped && this.onError(error));
    this.jobs.set(variant.name, job);
    return job;
  }

  private start(job: Job): void {
    this.running.add(job);
    try {
      this.child ??= startProcess(() => this.startEncoder());
    } catch (error) {
      // All of them would fail now. The next start of the site goes on with them.
      this.ahead = [];
      this.settle(job, String(error));
      return;
    }
    job.deadline = setTimeout(() => this.child?.kill('SIGKILL'), encodingTimeoutInMilliseconds);
    job.deadline.unref();
    this.child.send({ variant: job.variant, place: this.place } satisfies EncoderRequest);
  }

  private startEncoder(): Bun.Subprocess {
    const child = Bun.spawn([process.execPath, '--no-env-file', join(import.meta.dir, 'encoder-process.ts')], {
      stdio: ['ignore', 'ignore', 'inherit'],
      ipc: (answer: EncoderAnswer) => {
        const job = this.jobs.get(answer.name);
        if (job) this.settle(job, answer.failure);
        this.startJobs();
      },
      onExit: () => {
        if (this.child !== child) return;
        this.child = undefined;
        for (const job of this.running) this.settle(job, `The encoder ended while it made "${job.variant.name}".`);
        if (!this.stopped) this.startJobs();
      },
    });
    child.unref();
    return child;
  }

  private endProcess(): void {
    clearTimeout(this.idle);
    const { child } = this;
    this.child = undefined;
    child?.kill('SIGKILL');
  }

  private settle(job: Job, failure?: string): void {
    clearTimeout(job.deadline);
    this.running.delete(job);
    this.jobs.delete(job.variant.name);
    if (failure === undefined) job.result.resolve();
    else job.result.reject(new Error(failure));
  }
}
