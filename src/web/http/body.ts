import { cleanField } from './intake.ts';

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
