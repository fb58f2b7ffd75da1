/** After the last request, so that a busy channel does it once. */
const delayInMilliseconds = 2000;
/** More than the buffer holds into which the runtime receives from the network (512 KB), and in pieces as large as those of a form. */
const fillerInBytes = 1024 * 1024;
/** At once, so that each takes other memory than the one before. */
const exchangesAtOnce = 6;
/** Up to more than the buffer holds in which the runtime collects small pieces of responses (16 KB). */
const responsePiecesInBytes = [1, 2, 4, 8, 12, 15, 15.75, 20, 32].map((kilobytes) => kilobytes * 1024);

/**
 * The runtime takes memory for a short body from places of about its size, of which many are free, in no order that could be
 * relied on: so many places are filled that none with a body is left.
 */
const maxFilledPlaces = 16_384;
const filledInBytes = 8 * 1024 * 1024;
/** Between two turns of the event loop, so that requests do not wait. */
const placesPerTurn = 1024;

/** Larger buffers are given back to the system at once. */
const maxFillerInBytes = 8 * 1024 * 1024;
const maxLengths = 8;

let timer: Timer | undefined;
/** Lengths of the bodies that were received since the last time: a buffer is reused for bodies of about its size. */
const lengths = new Set<number>();

/**
 * The runtime has buffers of its own for what it receives and sends, and leaves in them what passed last. A while after a request of
 * the report channel, this process sends itself forms of zeros and answers them with zeros, in the same ways.
 */
export function overwriteSoon(bodyLength: number): void {
  if (bodyLength <= maxFillerInBytes && lengths.size < maxLengths) lengths.add(bodyLength);
  clearTimeout(timer);
  timer = setTimeout(() => void overwriteBuffers().catch(() => {}), delayInMilliseconds);
  timer.unref();
}

async function overwriteBuffers(): Promise<void> {
  const bodyLengths = [fillerInBytes, ...lengths];
  lengths.clear();
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
  const count = Math.min(maxFilledPlaces, Math.floor(filledInBytes / Math.max(1, length)));
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
