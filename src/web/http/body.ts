import { cleanText } from '../../fields/clean-text.ts';

/** The body is not valid text, or contains characters that cannot be stored. */
export class UnreadableBodyError extends Error {
  override name = 'UnreadableBodyError';
}

/** The body as text. Throws UnreadableBodyError when it is not UTF-8. */
export async function readText(request: Request): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await request.arrayBuffer());
  } catch {
    throw new UnreadableBodyError('The request cannot be read');
  }
}

/** Maximum number of fields of a form: a request for a thousand items has a few thousand. */
const maxFields = 10_000;

/**
 * A urlencoded form; repeated fields keep all values. Throws
 * UnreadableBodyError.
 */
export async function readForm(request: Request): Promise<URLSearchParams> {
  if (!request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) {
    throw new UnreadableBodyError('A form is expected');
  }
  const text = await readText(request);
  if (hasMoreThan(maxFields, text)) throw new UnreadableBodyError('The form has too many fields');
  // URLSearchParams would silently replace invalid UTF-8.
  try {
    decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new UnreadableBodyError('The form cannot be read');
  }
  const form = new URLSearchParams(text);
  if ([...form].some(([name, value]) => !isStorable(name) || !isStorable(value))) {
    throw new UnreadableBodyError('The form contains characters that cannot be stored');
  }
  return new URLSearchParams([...form].map(([name, value]) => [name, cleanField(name, value)]));
}

/** The form of a button, which may come without a body. Throws UnreadableBodyError. */
export async function readButtonForm(request: Request): Promise<URLSearchParams> {
  return request.body ? readForm(request) : new URLSearchParams();
}

function hasMoreThan(limit: number, text: string): boolean {
  let fields = 1;
  for (let at = text.indexOf('&'); at >= 0 && fields <= limit; at = text.indexOf('&', at + 1)) fields += 1;
  return fields > limit;
}

/** Postgres rejects NUL, and JSON may contain lone surrogates. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Limit for bodies that are read whole; articles are the largest. */
const maxBodyInBytes = 2 * 1024 * 1024;

/** Limit of the server for streamed uploads; their handlers enforce smaller ones. */
export const maxUploadInBytes = 256 * 1024 * 1024;

/** The status with which a body is refused unread, because it would be buffered in memory. */
export function refuseBody(request: Request, isStreamed: boolean): 411 | 413 | undefined {
  if (isStreamed || request.method === 'GET' || request.method === 'HEAD') return undefined;
  const length = request.headers.get('content-length');
  if (length !== null) return Number(length) > maxBodyInBytes ? 413 : undefined;
  return request.headers.has('transfer-encoding') ? 411 : undefined;
}

/** Fields with a password, a passphrase or a key are taken as they are typed. */
const verbatimNames = /pass|secret|^(?:again|credential|current|key)$/i;

/** The text of a field as the site takes it, see `cleanText`. Every reader of a body calls it. */
export function cleanField(name: string, value: string): string {
  return verbatimNames.test(name) ? value : cleanText(value);
}

/** The same for all texts of a JSON value, whose depth was checked before. */
export function cleanJson(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return cleanField(name, value);
  if (Array.isArray(value)) return value.map((held) => cleanJson(held, name));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([held, inner]) => [held, cleanJson(inner, held)]));
}

/** The query of a request. What was pasted into a search, such as a cell of a table, is one line. */
export function queryOf(request: Request): URLSearchParams {
  const given = new URL(request.url).searchParams;
  return new URLSearchParams([...given].map(([name, value]) => [name, cleanText(value).replace(/[\t\n\r]/g, ' ')]));
}
