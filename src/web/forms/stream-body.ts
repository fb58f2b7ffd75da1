import type { Writable } from 'node:stream';
import { releaseMemory } from '../../domain/attachments/release-memory.ts';
import { Semaphore } from './semaphore.ts';
import { UnreadableFormError } from './unreadable-form-error.ts';

/** Other concurrent uploads wait on the network instead of in memory. */
const turns = new Semaphore(4);
/** A slower sender proceeds without holding a place in the queue. */
const maxWaitForTurnInMilliseconds = 100;

type Pouring = {
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;
  parser: Writable;
  largest: number;
  /** Rejects when the parser has been destroyed, or the body is cut off. */
  broken: Promise<never>;
  received: ((bytes: number) => void) | undefined;
};

/** Feeds the parser with backpressure, at the pace at which files are stored. */
export async function pour({ reader, parser, largest, broken, received }: Pouring): Promise<void> {
  let size = 0;
  for (;;) {
    const endTurn = await turns.take();
    try {
      const { done, value } = await readPiece(reader, endTurn);
      if (done) return;
      size += value.length;
      received?.(value.length);
      if (size > largest) throw new UnreadableFormError('The form is too large', true);
      await Promise.race([writePiece(parser, ownCopy(value)), broken]);
    } finally {
      endTurn();
    }
  }
}

async function readPiece(reader: Pouring['reader'], endTurn: () => void) {
  const tooSlow = setTimeout(endTurn, maxWaitForTurnInMilliseconds);
  try {
    return await reader.read();
  } catch (error) {
    // The client has disconnected.
    throw new UnreadableFormError(String(error));
  } finally {
    clearTimeout(tooSlow);
  }
}

function writePiece(parser: Pouring['parser'], piece: Buffer): Promise<void> {
  return new Promise((resolve, reject) =>
    parser.write(piece, (error) => (error ? reject(new UnreadableFormError(String(error))) : resolve())),
  );
}

/** The collector counts a copy of its own making, and the piece from the network is released at once. */
function ownCopy(piece: Uint8Array<ArrayBuffer>): Buffer {
  const copy = Buffer.from(piece.slice().buffer);
  releaseMemory(piece);
  return copy;
}
