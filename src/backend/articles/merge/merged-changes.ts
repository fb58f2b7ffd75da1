import type { Db } from '../../../db/client.ts';
import { findLastSave, type LastSave } from '../../../domain/activity/last-save.ts';
import { isLive } from '../../../domain/article-drafts/queries.ts';
import { compareRecords, type FieldChange } from '../../../domain/versions/comparison/records.ts';
import { findBase } from '../../../domain/versions/queries.ts';
import { recordArticle } from '../../../domain/versions/record.ts';
import { areSame, type FormValues, valuesOf } from '../form-values.ts';
import { valuesOfRecord } from './base-values.ts';
import { mergeForm } from './merge-form.ts';
import type { Stored } from './merge-submission.ts';

/** What others saved since the form was opened, not public yet, of which a merge has put something into the form. */
export type MergedChanges = { save: LastSave | undefined; changes: FieldChange[] };

type Opened = { values: FormValues; version: number | undefined };

/**
 * Undefined when the merge took nothing over by itself, or only what is public already. Values that the editor chose do not
 * count: the choice showed both.
 */
export async function findMergedChanges(
  db: Db,
  { article, draft }: Stored,
  { values, version }: Opened,
): Promise<MergedChanges | undefined> {
  if (version === undefined || version === article.version) return undefined;
  const isPublic = !draft && isLive(article);
  if (isPublic) return undefined;
  const base = await findBase(db, 'articles', article.id, version);
  // Without the version that the form was opened with, each difference is a choice.
  if (!base) return undefined;
  const withoutChoices = mergeForm(valuesOfRecord(base), values, valuesOf(article), new Map());
  if (areSame(withoutChoices.values, values)) return undefined;
  return {
    save: await findLastSave(db, 'article', article.id),
    changes: compareRecords('articles', base, recordArticle(article).record),
  };
}
