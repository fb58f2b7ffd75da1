import { exceptFromProxy } from '../settings/env.ts';

/** When the buffers are overwritten. */
type OverwriteDelays = {
  /** After the last request, so that a busy channel does it once. */
  quietInMilliseconds: number;
  /** After the first request, however many follow. */
  maxInMilliseconds: number;
  /** After a failure. */
  retryInMilliseconds: number;
};

const overwriteDelays: OverwriteDelays = {
  quietInMilliseconds: 2000,
  maxInMilliseconds: 30_000,
  retryInMilliseconds: 30_000,
};
/** With so many sizes, nothing is waited for. */
const sizesThatAreDue = 8;
/** More than the buffer holds into which the runtime receives from the network (512 KB), and in pieces as large as those of a form. */
const fillerInBytes = 1024 * 1024;
/** At once, so that each takes other memory than the one before. */
const maxExchangesAtOnce = 6;
/** So that requests do not wait for exchanges of several megabytes. */
const maxExchangedAtOnceInBytes = 8 * 1024 * 1024;
/** Up to more than the buffer holds in which the runtime collects small pieces of responses (16 KB). */
const responsePiecesInBytes = [1, 2, 4, 8, 12, 15, 15.75, 20, 32].map((kilobytes) => kilobytes * 1024);

/**
 * The runtime takes memory for a short body from places of about its size, of which many are free, in no order that could be
 * relied on, so many of them are filled.
 */
const maxFilledPlaces = 16_384;
const filledInBytes = 8 * 1024 * 1024;
/** Between two turns of the event loop, so that requests do not wait. */
const placesPerTurn = 1024;

/** Larger buffers are given back to the system at once. */
const maxFillerInBytes = 8 * 1024 * 1024;
/** An exchange takes milliseconds; without a limit, one that is never answered would be the last. */
const maxExchangeInMilliseconds = 10_000;

type Options = {
  /** `sizes`: of the buffers of bodies, in bytes. */
  overwrite?: (sizes: readonly number[]) => Promise<void>;
  delays?: OverwriteDelays;
  onError: (error: unknown) => void;
};

/**
 * The runtime has buffers of its own for what it receives and sends, and leaves in them what passed last. A while after a request of
 * the report channel, this process sends itself forms of zeros and answers them with zeros, in the same ways.
 */
export class OverwrittenBuffers {
  private timer: Timer | undefined;
  /** When the first request arrived of those whose buffers were not overwritten since. */
  private since: number | undefined;
  private isOverwriting = false;
  private notBefore = 0;
  /** Sizes in bytes of the bodies that were received since the last time. */
  private readonly sizes = new Set<number>();

  private readonly delays: OverwriteDelays;

  constructor(private readonly options: Options) {
    this.delays = options.delays ?? overwriteDelays;
  }

  /** A request has passed. `bodyLength`: in bytes, 0 without a body. */
  overwriteSoon(bodyLength: number): void {
    if (bodyLength > 0 && bodyLength <= maxFillerInBytes) this.sizes.add(bufferSizeFor(bodyLength));
    this.since ??= performance.now();
    this.schedule();
  }

  private schedule(): void {
    if (this.isOverwriting || this.since === undefined) return;
    const { quietInMilliseconds, maxInMilliseconds } = this.delays;
    const now = performance.now();
    const isDue = this.sizes.size >= sizesThatAreDue;
    const wait = isDue ? 0 : Math.min(quietInMilliseconds, this.since + maxInMilliseconds - now);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.run(), Math.max(0, wait, this.notBefore - now));
    this.timer.unref();
  }

  private async run(): Promise<void> {
    const { overwrite = overwriteBuffers, onError } = this.options;
    const sizes = [...this.sizes];
    this.sizes.clear();
    this.since = undefined;
    this.isOverwriting = true;
    try {
      await overwrite(sizes);
    } catch (error) {
      for (const size of sizes) this.sizes.add(size);
      this.since ??= performance.now();
      this.notBefore = performance.now() + this.delays.retryInMilliseconds;
      onError(error);
    } finally {
      this.isOverwriting = false;
      this.schedule();
    }
  }
}

/** Sizes of buffers between one power of two and the next. */
const sizesPerDoubling = 4;

/**
 * The size of the buffer for a body. The allocator of the runtime (mimalloc) has four sizes for each doubling, and reuses a buffer
 * for bodies of its size only. There are at most 80 sizes up to the largest filler.
 */
export function bufferSizeFor(bodyLength: number): number {
  const step = Math.max(8, 2 ** Math.floor(Math.log2(bodyLength - 1)) / sizesPerDoubling);
  return Math.ceil(bodyLength / step) * step;
}

/** Exported for its test. */
export async function overwriteBuffers(sizes: readonly number[]): Promise<void> {
  exceptFromProxy('127.0.0.1');
  // For a moment, on this machine only; it only reads zeros.
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    development: false,
    maxRequestBodySize: maxFillerInBytes,
    fetch: async (request) => {
      // As a request of the channel, whose body is read after its session.
      await Bun.sleep(1);
      for await (const piece of request.body ?? []) piece.fill(0);
      return new Response(zeros());
    },
  });
  const exchange = async (size: number) => {
    const signal = AbortSignal.timeout(maxExchangeInMilliseconds);
    const answer = await fetch(server.url, { method: 'POST', body: new Uint8Array(size), keepalive: false, signal });
    await answer.arrayBuffer();
  };
  try {
    for (const size of [fillerInBytes, ...sizes]) {
      const count = Math.min(maxExchangesAtOnce, Math.floor(maxExchangedAtOnceInBytes / size));
      await Promise.all(Array.from({ length: count }, () => exchange(size)));
      await fillPlaces(size);
    }
  } finally {
    await server.stop(true);
  }
}

/** A `Blob` keeps its bytes in memory of the runtime, as a body does until it is read. */
async function fillPlaces(size: number): Promise<void> {
  const count = Math.min(maxFilledPlaces, Math.floor(filledInBytes / size));
  const content = new Uint8Array(size);
  const filled: Blob[] = [];
  while (filled.length < count) {
    for (let turn = 0; turn < placesPerTurn && filled.length < count; turn += 1) filled.push(new Blob([content]));
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function zeros(): ReadableStream<Uint8Array> {
  const lengths = responsePiecesInBytes.values();
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const { value } = lengths.next();
    if (value === undefined) controller.close();
    else controller.enqueue(new Uint8Array(value));
  };
  return new ReadableStream({ pull }, { highWaterMark: 0 });
}
