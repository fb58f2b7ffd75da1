import { UnreadableFormError } from './unreadable-form-error.ts';

const maxJsonInBytes = 256 * 1024;

export function isJson(request: Request): boolean {
  return /^application\/json\b/i.test(request.headers.get('content-type') ?? '');
}

/** Reads a form sent as a JSON object. Throws UnreadableFormError. */
export async function readSubmittedJson(request: Request): Promise<Record<string, unknown>> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of request.body ?? []) {
    size += piece.length;
    if (size > maxJsonInBytes) throw new UnreadableFormError('The JSON is too large', true);
    pieces.push(piece);
  }
  try {
    const parsed: unknown = JSON.parse(Buffer.concat(pieces).toString('utf8'));
    if (parsed !== null && typeof parsed === 'object' && !Array.isArray(parsed)) return { ...parsed };
  } catch (error) {
    throw new UnreadableFormError(String(error));
  }
  throw new UnreadableFormError('A JSON object is expected');
}
