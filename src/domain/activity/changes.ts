import { isDeepStrictEqual } from 'node:util';

type Value = string | number | boolean | null;
export type Changes = Record<string, { before: Value; after: Value }>;

/**
 * Old and new values of the named fields that differ; undefined when none does. Name fields explicitly, never one that
 * holds a secret. Pass undefined as `before` of a creation and as `after` of a deletion.
 */
export function changesBetween<Thing extends object>(
  before: Thing | undefined,
  after: Thing | undefined,
  fields: readonly (keyof Thing & string)[],
): Changes | undefined {
  const changed = fields
    .filter((field) => !isDeepStrictEqual(before?.[field] ?? null, after?.[field] ?? null))
    .map((field) => [field, { before: shown(before?.[field]), after: shown(after?.[field]) }] as const);
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}

function shown(value: unknown): Value {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (value instanceof Date) return value.toISOString();
  return entryText(typeof value === 'string' ? value : JSON.stringify(value), maxCharacters.value);
}

/** Maximum characters per field of an entry; longer texts are cut. */
export const maxCharacters = { name: 300, error: 500, value: 2000 } as const;

/** Characters that break lines, move the cursor, change the writing direction or are invisible. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu;

/** Normalises a text for the log: one line, well-formed, with at most this many characters. */
export function entryText(text: string, length: number): string {
  const line = text.toWellFormed().replace(unprintable, ' ').trim();
  return line.length > length ? `${line.slice(0, length - 1).toWellFormed()}…` : line;
}
