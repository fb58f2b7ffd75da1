import type { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import type { SubmittedFile } from '../../domain/attachments/submitted-file.ts';
import { cleanField } from '../http/intake.ts';
import { openBodies } from './open-bodies.ts';
import { streamBody } from './stream-body.ts';
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
