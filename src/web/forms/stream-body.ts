import type { Writable } from 'node:stream';
import { releaseMemory } from '../../domain/attachments/release-memory.ts';
import { FairQueue } from '../../domain/limits/fair-queue.ts';
import { UnreadableFormError } from './unreadable-form-error.ts';

/** Other concurrent uploads wait on the network instead of in memory. */
const parsing = new FairQueue({ maxRunning: 4 });
/** Forms without files take no turn, so that no upload can hold them up. */
const maxWithoutTurnInBytes = 256 * 1024;

type BodyStream = {
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;
  parser: Writable;
  largest: number;
  /** Rejects when the parser has been destroyed, or the body is cut off. */
  broken: Promise<never>;
  received: ((bytes: number) => void) | undefined;
};

/** Feeds the parser with backpressure, at the pace at which files are stored. */
export async function streamBody({ reader, parser, largest, broken, received }: BodyStream): Promise<void> {
  let size = 0;
  for (;;) {
    // The turn begins when the piece has arrived, so that a slow sender does not hold up others.
    const { done, value } = await readPiece(reader);
    if (done) return;
    size += value.length;
    received?.(value.length);
    if (size > largest) throw new UnreadableFormError('The form is too large', true);
    const endTurn = size > maxWithoutTurnInBytes ? await parsing.take({}) : undefined;
    try {
      await Promise.race([writePiece(parser, ownCopy(value)), broken]);
    } finally {
      endTurn?.();
    }
  }
}

async function readPiece(reader: BodyStream['reader']) {
  try {
    return await reader.read();
  } catch (error) {
    // The client has disconnected.
    throw new UnreadableFormError(String(error));
  }
}

function writePiece(parser: BodyStream['parser'], piece: Buffer): Promise<void> {
  return new Promise((resolve, reject) =>
    parser.write(piece, (error) => (error ? reject(new UnreadableFormError(String(error))) : resolve())),
  );
}

/**
 * The collector counts a copy of its own making, and the piece is released at once. Of a Buffer, which a cipher gives,
 * `slice` would be a view of memory that may be larger.
 */
function ownCopy(piece: Uint8Array<ArrayBuffer>): Buffer {
  const copy = Buffer.from(new Uint8Array(piece).buffer);
  releaseMemory(piece);
  return copy;
}
