/** Milliseconds after which the buffers are overwritten. */
type OverwriteDelays = {
  /** After the last request, so that a busy channel does it once. */
  quiet: number;
  /** After the first request, however many follow. */
  max: number;
  /** After a failure. */
  retry: number;
};

const overwriteDelays: OverwriteDelays = { quiet: 2000, max: 30_000, retry: 30_000 };
/** With so many lengths, nothing is waited for. */
const maxLengthsUntilDue = 8;
/** Far more than the queues of the channel let through while the buffers are overwritten. */
const maxLengths = 1000;
/** More than the buffer holds into which the runtime receives from the network (512 KB), and in pieces as large as those of a form. */
const fillerInBytes = 1024 * 1024;
/** At once, so that each takes other memory than the one before. */
const exchangesAtOnce = 6;
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

type Options = {
  overwrite?: (bodyLengths: readonly number[]) => Promise<void>;
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
  /** Lengths of the bodies that were received since the last time: a buffer is reused for bodies of about its size. */
  private readonly lengths = new Set<number>();

  private readonly delays: OverwriteDelays;

  constructor(private readonly options: Options) {
    this.delays = options.delays ?? overwriteDelays;
  }

  /** A request has passed. `bodyLength`: in bytes, 0 without a body. */
  overwriteSoon(bodyLength: number): void {
    const isKept = bodyLength > 0 && bodyLength <= maxFillerInBytes;
    if (isKept && this.lengths.size < maxLengths) this.lengths.add(bodyLength);
    this.since ??= performance.now();
    this.schedule();
  }

  private schedule(): void {
    if (this.isOverwriting || this.since === undefined) return;
    const { quiet, max } = this.delays;
    const now = performance.now();
    const wait = this.lengths.size >= maxLengthsUntilDue ? 0 : Math.min(quiet, this.since + max - now);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.run(), Math.max(0, wait, this.notBefore - now));
    this.timer.unref();
  }

  private async run(): Promise<void> {
    const { overwrite = overwriteBuffers, onError } = this.options;
    const lengths = [...this.lengths];
    this.lengths.clear();
    this.since = undefined;
    this.isOverwriting = true;
    try {
      await overwrite(lengths);
    } catch (error) {
      for (const length of lengths) this.lengths.add(length);
      this.since ??= performance.now();
      this.notBefore = performance.now() + this.delays.retry;
      onError(error);
    } finally {
      this.isOverwriting = false;
      this.schedule();
    }
  }
}

async function overwriteBuffers(lengths: readonly number[]): Promise<void> {
  const bodyLengths = [fillerInBytes, ...lengths];
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
  const exchange = async (length: number) => {
    const answer = await fetch(server.url, { method: 'POST', body: new Uint8Array(length), keepalive: false });
    await answer.arrayBuffer();
  };
  try {
    for (const length of bodyLengths) {
      await Promise.all(Array.from({ length: exchangesAtOnce }, () => exchange(length)));
      await fillPlaces(length);
    }
  } finally {
    await server.stop(true);
  }
}

/** A `Blob` keeps its bytes in memory of the runtime, as a body does until it is read. */
async function fillPlaces(length: number): Promise<void> {
  const count = Math.min(maxFilledPlaces, Math.floor(filledInBytes / length));
  const content = new Uint8Array(length);
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
