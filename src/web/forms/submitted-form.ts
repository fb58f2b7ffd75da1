import type { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import type { SubmittedFile } from '../../domain/attachments/submitted-file.ts';
import { pour } from './stream-body.ts';
import { UnreadableFormError } from './unreadable-form-error.ts';

type Options = {
  maxFileInBytes: number;
  /** The whole of it, files and all. */
  maxBodyInBytes: number;
  /** Called for each file as it comes in. It must read or skip the content; the next file waits for that. */
  acceptFile: (file: SubmittedFile) => Promise<void>;
};

const maxFieldInBytes = 256 * 1024;
const maxFields = 30;
const maxParts = 60;
const maxHeadersPerPart = 20;

/**
 * Reads a form (multipart or urlencoded) as it comes in: text is kept, files are handed on piece by piece, and no more is
 * taken from the connection than their reader can take. Of a text that was sent twice the last one counts. Throws
 * UnreadableFormError, and whatever `acceptFile` throws.
 */
export async function readSubmittedForm(request: Request, options: Options): Promise<Map<string, string>> {
  const fields = new Map<string, string>();
  const accepting: Promise<void>[] = [];
  const streams: Readable[] = [];
  const broken = Promise.withResolvers<never>();
  // Raced against below; without this a late one would be unhandled.
  broken.promise.catch(() => {});

  const parser = openParser(request, options.maxFileInBytes);
  const reader = request.body?.getReader();
  parser.on('error', (error: unknown) => broken.reject(new UnreadableFormError(String(error))));
  parser.on('field', (name, value) => void fields.set(name, value));
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
      const pouring = { reader, parser, largest: options.maxBodyInBytes, broken: broken.promise };
      await Promise.race([pour(pouring), broken.promise]);
    }
    parser.end();
    await Promise.race([finished, broken.promise]);
    await Promise.all(accepting);
    return fields;
  } catch (error) {
    reader?.cancel().catch(() => {});
    parser.destroy();
    // Files of which the end will never come.
    for (const stream of streams) stream.destroy(new UnreadableFormError('The form broke off'));
    // Whoever stores files has to be done before its leftovers can be removed.
    await Promise.allSettled(accepting);
    throw error;
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
