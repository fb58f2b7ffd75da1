import { releaseMemory } from '../domain/attachments/release-memory.ts';
import { type Draft, type Drafts, formatDrafts } from '../domain/baik/uploads/drafts.ts';
import { openBodies } from '../web/forms/open-bodies.ts';
import { UnreadableFormError } from '../web/forms/unreadable-form-error.ts';
import { ByteSearch } from './byte-search.ts';
import type { BodySource } from './messages.ts';

/** Larger bodies have files in them and may arrive for minutes: they wait on the disk, encrypted. */
export const maxInMemoryInBytes = 256 * 1024;
/** Enough for most forms without files. */
const firstBufferInBytes = 16 * 1024;
/** Memory of all bodies together, beyond their first buffers; further bodies are kept on disk. */
const maxHeldInBytes = 64 * 1024 * 1024;
/** Ten files of 10 MB, the text fields and the multipart overhead. */
const maxBodyInBytes = 120 * 1024 * 1024;

/** Texts that are looked for in a body: the name of the token, and the language of the form in each format. */
const tokenName = 'token';
const english = ['language"\r\n\r\nen', 'language=en', 'language":"en"', 'language": "en"'];

/** The body of a request as bytes that nothing here has read. `discard` overwrites or removes them. */
export type ReceivedBody = {
  /** Whether it may name a token, in a field or in its text. */
  mayHaveToken: boolean;
  isEnglish: boolean;
  bytes: Uint8Array | undefined;
  draft: Draft | undefined;
  length: number;
  discard: () => Promise<void>;
};

type Options = {
  drafts: Drafts;
  /** Address of a visitor: slow bodies are limited by network. Undefined for staff. */
  address: string | undefined;
};

/**
 * Receives a body before a process is occupied with it, so that slow senders occupy none. Every piece that came from the
 * network is overwritten. Throws UnreadableFormError and StorageFullError; nothing is left behind then.
 */
export async function receiveBody(request: Request, { drafts, address }: Options): Promise<ReceivedBody> {
  const search = new ByteSearch([tokenName, ...english]);
  const seen = () => ({
    mayHaveToken: search.found.has(tokenName),
    isEnglish: english.some((text) => search.found.has(text)),
  });
  if (!request.body) return { ...seen(), bytes: undefined, draft: undefined, length: 0, discard: async () => {} };
  const broken = Promise.withResolvers<never>();
  // Raced against below; avoids an unhandled rejection.
  broken.promise.catch(() => {});
  const open = address === undefined ? undefined : openBodies.begin(address, broken.reject);
  const reader: Reader = request.body.getReader();
  let memory = new Uint8Array(firstBufferInBytes);
  const release = () => {
    memory.fill(0);
    hold(-memory.length);
    memory = new Uint8Array();
  };
  hold(memory.length);
  try {
    const pieces = piecesOf(reader, broken.promise, (piece) => {
      open?.received(piece.length);
      search.add(piece);
    });
    let size = 0;
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) {
      const { value } = next;
      const length = size + value.length;
      if (length > maxInMemoryInBytes || (length > memory.length && heldInBytes >= maxHeldInBytes)) {
        const before = memory.subarray(0, size);
        const kept = await spool(drafts, before, value, pieces);
        release();
        return { ...seen(), ...kept };
      }
      memory = withRoom(memory, length);
      memory.set(value, size);
      size += value.length;
    }
    const bytes = memory.subarray(0, size);
    return { ...seen(), bytes, draft: undefined, length: size, discard: async () => release() };
  } catch (error) {
    release();
    reader.cancel().catch(() => {});
    throw error;
  } finally {
    open?.end();
  }
}

/**
 * Overwrites the body of a request that is answered without it, such as a form with a passphrase whose session has ended: an
 * unread body stays in the memory of the runtime. Ends with the piece that exceeds 256 KB, the size of a form without files. Returns
 * the number of bytes read.
 */
export async function overwriteBody(request: Request, address: string): Promise<number> {
  if (!request.body) return 0;
  const broken = Promise.withResolvers<never>();
  broken.promise.catch(() => {});
  const open = openBodies.begin(address, broken.reject);
  const reader: Reader = request.body.getReader();
  let size = 0;
  try {
    for await (const piece of piecesOf(reader, broken.promise, ({ length }) => open.received(length))) {
      size += piece.length;
      if (size > maxInMemoryInBytes) break;
    }
  } catch (error) {
    // The client has left or is too slow.
    if (!(error instanceof UnreadableFormError)) throw error;
  } finally {
    open.end();
    reader.cancel().catch(() => {});
  }
  return size;
}

/** What bodies take in memory, without their first buffers. */
let heldInBytes = 0;

function hold(bytes: number): void {
  heldInBytes += Math.sign(bytes) * Math.max(0, Math.abs(bytes) - firstBufferInBytes);
}

/** A larger buffer with the same bytes; the smaller one is overwritten. */
function withRoom(buffer: Uint8Array<ArrayBuffer>, length: number): Uint8Array<ArrayBuffer> {
  if (length <= buffer.length) return buffer;
  const larger = new Uint8Array(Math.min(maxInMemoryInBytes, Math.max(length, 2 * buffer.length)));
  larger.set(buffer);
  hold(larger.length);
  hold(-buffer.length);
  buffer.fill(0);
  return larger;
}

type Reader = ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;

/** Each piece is overwritten when the next one is asked for. */
async function* piecesOf(
  reader: Reader,
  broken: Promise<never>,
  received: (piece: Uint8Array<ArrayBuffer>) => void,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let size = 0;
  for (;;) {
    const { done, value } = await Promise.race([reader.read(), broken]).catch(unreadable);
    if (done) return;
    size += value.length;
    received(value);
    if (size > maxBodyInBytes) throw new UnreadableFormError('The form is too large', true);
    try {
      yield value;
    } finally {
      value.fill(0);
      releaseMemory(value);
    }
  }
}

/** The client has disconnected, unless the body was cut off. */
function unreadable(error: unknown): never {
  throw error instanceof UnreadableFormError ? error : new UnreadableFormError(String(error));
}

async function spool(
  drafts: Drafts,
  before: Uint8Array,
  piece: Uint8Array,
  pieces: AsyncGenerator<Uint8Array>,
): Promise<Omit<ReceivedBody, 'mayHaveToken' | 'isEnglish'>> {
  const draft = drafts.begin();
  const { size } = await drafts.keep(
    draft,
    place,
    (async function* () {
      yield before;
      before.fill(0);
      yield piece;
      piece.fill(0);
      yield* pieces;
    })(),
  );
  return {
    bytes: undefined,
    draft,
    length: size,
    discard: async () => {
      await drafts.discard(draft);
      draft.key.fill(0);
    },
  };
}

/** A body is the only file of its draft. */
export const place = 0;

/** Description of a body for a process. */
export function sourceOf({ bytes, draft }: ReceivedBody): BodySource {
  if (draft) return { kind: 'spool', draft: formatDrafts([draft]) };
  return { kind: bytes && bytes.length > 0 ? 'server' : 'none' };
}
