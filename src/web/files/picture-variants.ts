import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { lockDirectory } from '../../db/directory-lock.ts';
import { FairQueue } from '../../domain/limits/fair-queue.ts';
import { installation } from '../../installation.ts';
import { manifest } from '../../manifest.ts';
import type { EncoderAnswer, EncoderRequest } from '../../workers/pictures/encoder-process.ts';
import {
  masterDirectory,
  type Variant,
  type VariantPlace,
  variantDirectory,
  variantsByAddress,
} from '../../workers/pictures/variant.ts';
import { ProcessNotStartedError, startProcess } from '../../workers/supervised-process.ts';
import type { Log } from '../log/log.ts';

/** A browser that waits longer for a picture than this is answered without it. */
const waitTimeoutInMilliseconds = 20_000;
/** One variant takes a second or two; a process that takes longer is stuck. */
const encodingTimeoutInMilliseconds = 60_000;
/** A process with nothing to do gives its memory back after this time. */
const maxIdleTimeInMilliseconds = 10_000;
/** The site is idle when it had no request for so long: then variants are encoded for which no one waits. */
const idleAfterInMilliseconds = 1000;

/**
 * The variants of the built-in pictures that the build left to be encoded; only those that the manifest names exist. A process of its own
 * encodes them: those that a visitor waits for, as many at once as there are processors, and those ahead of their first request one by one.
 */
export class PictureVariants {
  /** By the name of the variant: encoded once for all who wait for it meanwhile. */
  private readonly underWay = new Map<string, Promise<void>>();
  private readonly queue = new FairQueue({ maxRunning: availableParallelism() });
  private readonly pending = new Map<string, PromiseWithResolvers<void>>();
  private child: Bun.Subprocess | undefined;
  private idle: Timer | undefined;
  private requestedAt = Number.NEGATIVE_INFINITY;
  private isStopped = false;

  constructor(
    private readonly log: Log,
    private readonly place: VariantPlace = { masters: masterDirectory, directory: variantDirectory },
    /** By address. */
    private readonly variants = existsSync(masterDirectory) ? variantsByAddress(manifest().pictures) : noVariants,
  ) {}

  has(address: string): boolean {
    return this.variants.has(address);
  }

  /** The path of a variant's file, which is encoded first if need be; undefined when that fails or takes too long. */
  async file(address: string): Promise<string | undefined> {
    const variant = this.variants.get(address);
    if (!variant) return undefined;
    const path = this.pathOf(variant);
    if (existsSync(path)) return path;
    const encoded = this.encode(variant).then(
      () => path,
      () => undefined,
    );
    const late = Promise.withResolvers<undefined>();
    const timer = setTimeout(late.resolve, waitTimeoutInMilliseconds);
    return Promise.race([encoded, late.promise]).finally(() => clearTimeout(timer));
  }

  /** The site is answering: what is encoded ahead waits. */
  noteRequest(): void {
    this.requestedAt = performance.now();
  }

  /**
   * Encodes what is missing while the site is idle, unless another server does so already: the pictures that these pages name first, and
   * AVIF before other formats.
   */
  async encodeAhead(pages: readonly string[] = []): Promise<void> {
    const named = new Set(pages.flatMap((html) => html.match(/\/static\/pictures\/[\w.-]+/g) ?? []));
    const rank = ([address, { kind }]: [string, Variant]) => formats.indexOf(kind) - (named.has(address) ? 10 : 0);
    const inOrder = [...this.variants].toSorted((one, other) => rank(one) - rank(other)).map(([, variant]) => variant);
    const missing = inOrder.filter((variant) => !existsSync(this.pathOf(variant)));
    const lock = missing.length > 0 && this.lock();
    if (!lock) return;
    try {
      for (const variant of missing) {
        await this.untilIdle();
        if (this.isStopped) return;
        if (!existsSync(this.pathOf(variant))) await this.encode(variant).catch(throwUnstarted);
      }
    } catch {
      // No process can be started. The next start of the site goes on with what is missing.
    } finally {
      lock.release();
    }
  }

  stop(): void {
    this.isStopped = true;
    this.endProcess();
    this.fail('The encoder has been stopped.');
  }

  private pathOf({ name }: Variant): string {
    return join(this.place.directory, name);
  }

  private lock(): { release: () => void } | undefined {
    try {
      return lockDirectory(this.place.directory);
    } catch {
      return undefined;
    }
  }

  private async untilIdle(): Promise<void> {
    while (!this.isStopped) {
      await Promise.allSettled(this.underWay.values());
      const left = this.requestedAt + idleAfterInMilliseconds - performance.now();
      if (left <= 0) return;
      await Bun.sleep(left);
    }
  }

  /** Rejects when that fails; the next call tries again. */
  private encode(variant: Variant): Promise<void> {
    const { name } = variant;
    const known = this.underWay.get(name);
    if (known) return known;
    const encoded = this.queue.run('all', () => this.ask(variant)).finally(() => this.underWay.delete(name));
    // What is encoded ahead has no one else who waits for it.
    encoded.catch((error: unknown) => !this.isStopped && this.log.error('picture_not_encoded', error));
    this.underWay.set(name, encoded);
    return encoded;
  }

  private async ask(variant: Variant): Promise<void> {
    if (this.isStopped) throw new Error('The encoder has been stopped.');
    clearTimeout(this.idle);
    this.child ??= startProcess(() => this.startEncoder());
    const answer = Promise.withResolvers<void>();
    this.pending.set(variant.name, answer);
    const deadline = setTimeout(() => this.child?.kill('SIGKILL'), encodingTimeoutInMilliseconds);
    deadline.unref();
    this.child.send({ variant, place: this.place } satisfies EncoderRequest);
    try {
      await answer.promise;
    } finally {
      clearTimeout(deadline);
      this.pending.delete(variant.name);
      clearTimeout(this.idle);
      this.idle = setTimeout(() => this.pending.size === 0 && this.endProcess(), maxIdleTimeInMilliseconds);
      this.idle.unref();
    }
  }

  private startEncoder(): Bun.Subprocess {
    const program = join(installation, 'src/workers/pictures/encoder-process.ts');
    const child = Bun.spawn([process.execPath, '--no-env-file', program], {
      stdio: ['ignore', 'ignore', 'inherit'],
      ipc: ({ name, failure }: EncoderAnswer) => {
        if (failure === undefined) this.pending.get(name)?.resolve();
        else this.pending.get(name)?.reject(new Error(failure));
      },
      onExit: () => {
        if (this.child !== child) return;
        this.child = undefined;
        this.fail('The encoder ended while it made this picture.');
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

  private fail(reason: string): void {
    for (const [name, { reject }] of this.pending) reject(new Error(`${reason} (${name})`));
  }
}

const noVariants: ReadonlyMap<string, Variant> = new Map();

const formats: readonly Variant['kind'][] = ['avif', 'jpeg', 'social', 'blur'];

function throwUnstarted(error: unknown): void {
  if (error instanceof ProcessNotStartedError) throw error;
}
