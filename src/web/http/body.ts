/** What was sent is not text that can be read, or cannot be kept. */
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

/**
 * A form that a browser sent urlencoded; of a field that was sent twice all values are there. Throws
 * UnreadableBodyError.
 */
export async function readForm(request: Request): Promise<URLSearchParams> {
  if (!request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) {
    throw new UnreadableBodyError('A form is expected');
  }
  const text = await readText(request);
  // URLSearchParams would put a question mark in place of what is no UTF-8.
  try {
    decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new UnreadableBodyError('The form cannot be read');
  }
  const form = new URLSearchParams(text);
  if ([...form].some(([name, value]) => !isStorable(name) || !isStorable(value))) {
    throw new UnreadableBodyError('The form holds characters that cannot be stored');
  }
  return form;
}

/** Postgres takes no NUL, and JSON can hold halves of characters. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
