import { createHash } from 'node:crypto';

/**
 * The canonical form of a record: JSON without white space, members sorted by name, in UTF-8 (RFC 8785; the numbers of
 * records are whole).
 */
export function canonicalText(value: unknown): string {
  return JSON.stringify(sorted(value));
}

export function sha256(text: string, encoding: 'hex' | 'base64url' = 'hex'): string {
  return createHash('sha256').update(text).digest(encoding);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(members.map(([name, held]) => [name, sorted(held)]));
}
