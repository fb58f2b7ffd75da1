/** First and last byte, inclusive. */
export type ByteRange = { start: number; end: number };

/** Reads a Range header for a file of `size` bytes (RFC 9110, section 14). Several ranges at once are not served. */
export function parseRange(header: string, size: number): ByteRange | 'ignore' | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header.trim());
  if (!match) return 'ignore';
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return 'ignore';
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return 'ignore';
  return start >= size || (first === '' && Number(last) === 0) ? 'unsatisfiable' : { start, end };
}
