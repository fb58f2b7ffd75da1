import type { Readable, Writable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import { releaseMemory } from '../../domain/attachments/release-memory.ts';
import type { SubmittedFile } from '../../domain/attachments/submitted-file.ts';
import { FairQueue } from '../../domain/limits/fair-queue.ts';
import { cleanField } from '../http/body.ts';
import { openBodies } from './open-bodies.ts';
import { UnreadableFormError } from './unreadable-form-error.ts';

type Options = {
  /** Address of a visitor: slow bodies are limited by network. Undefined for staff. */
  address: string | undefined;
  maxFileInBytes: number;
  /** Maximum size of the whole body. */
  maxBodyInBytes: number;
  /** Called for each file while it is received. Must consume or skip the content; the next file waits for it. */
  acceptFile: (file: SubmittedFile) => Promise<void>;
};

const maxFieldInBytes = 256 * 1024;
const maxFields = 30;
const maxParts = 60;
const maxHeadersPerPart = 20;

/**
 * Streams a multipart or urlencoded form: text fields are collected, files are passed on with
 * backpressure. The last value of a repeated text field wins. Throws
 * UnreadableFormError and any error of `acceptFile`.
 */
export async function readSubmittedForm(request: Request, options: Options): Promise<Map<string, string>> {
  const fields = new Map<string, string>();
  const accepting: Promise<void>[] = [];
  const streams: Readable[] = [];
  const broken = Promise.withResolvers<never>();
  // Raced against below; avoids an unhandled rejection.
  broken.promise.catch(() => {});

  const body = options.address === undefined ? undefined : openBodies.begin(options.address, broken.reject);
  const parser = openParser(request, options.maxFileInBytes);
  const reader = request.body?.getReader();
  parser.on('error', (error: unknown) => broken.reject(new UnreadableFormError(String(error))));
  parser.on('field', (name, value) => void fields.set(name, cleanField(name, value)));
  parser.on('file', (field, stream, filename) => {
    stream.on('error', (error: unknown) => broken.reject(new UnreadableFormError(String(error))));
    const accepted = options.acceptFile(submittedFile(field, stream, filename));
    accepted.catch(broken.reject);
    accepting.push(accepted);
    streams.push(stream);
  });
  const finished = new Promise<void>((resolve) => parser.on('finish', resolve));

  try {
    if (reader) {
      const bodyStream = {
        reader,
        parser,
        largest: options.maxBodyInBytes,
        broken: broken.promise,
        received: body?.received,
      };
      await Promise.race([streamBody(bodyStream), broken.promise]);
    }
    parser.end();
    await Promise.race([finished, broken.promise]);
    await Promise.all(accepting);
    return fields;
  } catch (error) {
    if (error instanceof UnreadableFormError) error.fields = Object.fromEntries(fields);
    reader?.cancel().catch(() => {});
    parser.destroy();
    // Files whose stream will never end.
    for (const stream of streams) stream.destroy(new UnreadableFormError('The form broke off'));
    // File writers must settle before their leftovers can be removed.
    await Promise.allSettled(accepting);
    throw error;
  } finally {
    body?.end();
  }
}

function openParser(request: Request, fileSize: number): InstanceType<typeof Busboy> {
  const limits = {
    fileSize,
    fieldSize: maxFieldInBytes,
    fields: maxFields,
    parts: maxParts,
    headerPairs: maxHeadersPerPart,
  };
  try {
    return new Busboy({ headers: { 'content-type': request.headers.get('content-type') ?? '' }, limits });
  } catch (error) {
    throw new UnreadableFormError(String(error));
  }
}

function submittedFile(
  field: string,
  stream: Readable & { truncated: boolean },
  filename: string | undefined,
): SubmittedFile {
  return {
    field,
    filename: filename ?? '',
    content: stream,
    isTooLarge: () => stream.truncated,
    skip: () => void stream.resume(),
  };
}

const maxJsonInBytes = 256 * 1024;

export function isJson(request: Request): boolean {
  return /^application\/json\b/i.test(request.headers.get('content-type') ?? '');
}

/** Reads a form sent as a JSON object. Throws UnreadableFormError. */
export async function readSubmittedJson(request: Request, address: string): Promise<Record<string, unknown>> {
  const bytes = await readBody(request, address);
  try {
    const parsed: unknown = JSON.parse(bytes.toString('utf8'));
    if (parsed !== null && typeof parsed === 'object' && !Array.isArray(parsed)) {
      return Object.fromEntries(Object.entries(parsed).map(([name, value]) => [name, cleanShallow(name, value)]));
    }
  } catch (error) {
    throw new UnreadableFormError(String(error));
  }
  throw new UnreadableFormError('A JSON object is expected');
}

/** Forms have texts only; what is nested is refused later. */
function cleanShallow(name: string, value: unknown): unknown {
  return typeof value === 'string' ? cleanField(name, value) : value;
}

async function readBody(request: Request, address: string): Promise<Buffer> {
  const reader = request.body?.getReader();
  if (!reader) return Buffer.alloc(0);
  const cut = Promise.withResolvers<never>();
  // Raced against below; avoids an unhandled rejection.
  cut.promise.catch(() => {});
  const body = openBodies.begin(address, cut.reject);
  const pieces: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), cut.promise]);
      if (done) return Buffer.concat(pieces);
      size += value.length;
      body.received(value.length);
      if (size > maxJsonInBytes) throw new UnreadableFormError('The JSON is too large', true);
      pieces.push(value);
    }
  } catch (error) {
    reader.cancel().catch(() => {});
    throw error;
  } finally {
    body.end();
  }
}

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
