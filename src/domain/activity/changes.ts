import { isDeepStrictEqual } from 'node:util';
import { entryText, maxCharacters } from './entry-text.ts';

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
