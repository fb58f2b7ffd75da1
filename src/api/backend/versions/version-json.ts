import { cleanContent } from '../../../domain/articles/sanitize.ts';
import { DiffBudget } from '../../../domain/versions/comparison/diff.ts';
import type { FieldChange } from '../../../domain/versions/comparison/records.ts';
import { compareTexts } from '../../../domain/versions/comparison/texts.ts';
import type { Version, VersionEntry } from '../../../domain/versions/queries.ts';
import type { VersionRecord } from '../../../domain/versions/record.ts';

export function entryAsJson(entry: VersionEntry) {
  const { number, savedAt, savedBy, kind, cause, draft, note, languages, restoredFrom, erasedOn, digest } = entry;
  return {
    version: number,
    saved_at: savedAt,
    saved_by: savedBy,
    kind,
    cause,
    draft,
    note,
    languages,
    restored_from: restoredFrom,
    erased_on: erasedOn,
    sha256: digest || null,
  };
}

export function versionAsJson({ record, ...entry }: Version & { record: VersionRecord }) {
  return { id: entry.itemId, ...withSafeContent(record), saved: entryAsJson(entry) };
}

/** All changes of an answer share their budget. */
export function changesAsJson(changes: readonly FieldChange[]) {
  const budget = new DiffBudget();
  return changes.map(({ field, language, before, after }) => {
    const passages = compareTexts(String(before ?? ''), String(after ?? ''), budget);
    return { field, language, before, after, words: passages.flatMap(({ words }) => words) };
  });
}

/** Stored HTML is not trusted. */
function withSafeContent(record: VersionRecord): VersionRecord {
  const { details, category } = record;
  if (!Array.isArray(details)) return record;
  const clean = (content: unknown) => cleanContent(String(category), String(content ?? ''));
  return { ...record, details: details.map((detail) => ({ ...detail, content: clean(detail.content) })) };
}
