import { cleanText } from '../../fields/clean-text.ts';

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
