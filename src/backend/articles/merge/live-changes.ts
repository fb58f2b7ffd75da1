import type { Db } from '../../../db/client.ts';
import type { LastSave } from '../../../domain/activity/last-save.ts';
import type { ArticleDraft } from '../../../domain/article-drafts/queries.ts';
import { compareRecords, type FieldChange } from '../../../domain/versions/comparison/records.ts';
import { findBase, findVersion } from '../../../domain/versions/queries.ts';
import { recordArticle } from '../../../domain/versions/record.ts';
import { valuesOf } from '../form-values.ts';
import { mergeOnto } from './merge-onto.ts';

/** What was changed in a published article since its draft was begun. */
export type LiveChanges = {
  save: LastSave | undefined;
  /** Undefined when the version that the draft was begun with is not kept any more. */
  changes: FieldChange[] | undefined;
  /** How many of the changes are in places that the draft has changed too. */
  overlaps: number;
};

/** Undefined when the draft takes all of it into account. */
export async function findLiveChanges(db: Db, draft: ArticleDraft): Promise<LiveChanges | undefined> {
  if (!draft.isOutdated) return undefined;
  const { live, baseVersion } = draft;
  const base = await findBase(db, 'articles', live.id, baseVersion);
  const mine = { values: valuesOf(draft.article), version: baseVersion, choices: new Map() };
  const { differences } = await mergeOnto(db, live, mine);
  return {
    save: await findLiveSave(db, draft),
    changes: base && compareRecords('articles', base, recordArticle(live).record),
    overlaps: differences.length,
  };
}

/** The last save of the published article itself. */
export async function findLiveSave(db: Db, { live }: ArticleDraft): Promise<LastSave | undefined> {
  const version = await findVersion(db, 'articles', live.id, live.version);
  return version?.savedBy ? { username: version.savedBy, at: version.savedAt } : undefined;
}
