import { releaseMemory } from '../domain/attachments/release-memory.ts';
import { type Draft, type Drafts, formatDrafts } from '../domain/baik/uploads/drafts.ts';
import { maxFormInBytes } from '../web/forms/form-refusals.ts';
import { openBodies } from '../web/forms/open-bodies.ts';
import { UnreadableFormError } from '../web/forms/unreadable-form-error.ts';

/** Larger bodies have files in them and may arrive for minutes: they wait on the disk, encrypted. */
const maxInMemoryInBytes = 256 * 1024;
/** Memory of all bodies together; further ones are stored on disk. */
const maxHeldInBytes = 64 * 1024 * 1024;
/** A body is the only file of its draft. */
export const place = 0;

/** The body of a request as bytes that nothing here has read: whole, or the key of the file in the spool. `discard` forgets them. */
export type ReceivedBody = {
  bytes?: Uint8Array<ArrayBuffer>;
  draft?: string;
  length: number;
  discard: () => Promise<void>;
};

let heldInBytes = 0;

/**
 * Receives a body before a process is occupied with it, so that slow senders occupy none. `address`: slow bodies of visitors are
 * limited by network. Throws UnreadableFormError and StorageFullError; nothing is left behind then.
 */
export async function receiveBody(
  request: Request,
  drafts: Drafts,
  address: string | undefined,
): Promise<ReceivedBody> {
  if (!request.body) return { length: 0, discard: async () => {} };
  const broken = Promise.withResolvers<never>();
  // Raced against below; avoids an unhandled rejection.
  broken.promise.catch(() => {});
  const open = address === undefined ? undefined : openBodies.begin(address, broken.reject);
  const reader: Reader = request.body.getReader();
  const pieces = piecesOf(reader, broken.promise, (length) => open?.received(length));
  const chunks: Uint8Array[] = [];
  let length = 0;
  const release = () => {
    heldInBytes -= length;
    length = 0;
  };
  try {
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) {
      chunks.push(next.value);
      length += next.value.length;
      heldInBytes += next.value.length;
      if (length <= maxInMemoryInBytes && heldInBytes <= maxHeldInBytes) continue;
      return await spool(drafts, chunks, pieces).finally(release);
    }
    return { bytes: Buffer.concat(chunks), length, discard: async () => release() };
  } catch (error) {
    release();
    reader.cancel().catch(() => {});
    throw error;
  } finally {
    open?.end();
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;

async function* piecesOf(reader: Reader, broken: Promise<never>, received: (length: number) => void) {
  let size = 0;
  for (;;) {
    const { done, value } = await Promise.race([reader.read(), broken]).catch(unreadable);
    if (done) return;
    size += value.length;
    received(value.length);
    if (size > maxFormInBytes) throw new UnreadableFormError('The form is too large', true);
    yield value;
  }
}

/** The client has disconnected, unless the body was cut off. */
function unreadable(error: unknown): never {
  throw error instanceof UnreadableFormError ? error : new UnreadableFormError(String(error));
}

async function spool(drafts: Drafts, chunks: Uint8Array[], pieces: AsyncIterable<Uint8Array>): Promise<ReceivedBody> {
  const draft: Draft = drafts.begin();
  const content = async function* () {
    for (let first = chunks.shift(); first; first = chunks.shift()) yield first;
    for await (const piece of pieces) {
      yield piece;
      releaseMemory(piece);
    }
  };
  const length = await drafts.keep(draft, place, content());
  return { draft: formatDrafts([draft]), length, discard: () => drafts.discard(draft) };
}
