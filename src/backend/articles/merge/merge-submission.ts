import type { Db } from '../../../db/client.ts';
import type { ArticleDraft } from '../../../domain/article-drafts/queries.ts';
import type { Article } from '../../../domain/articles/queries.ts';
import type { Choices } from '../../../domain/merging/merge-values.ts';
import type { FormValues } from '../form-values.ts';
import type { MergedForm } from './merge-form.ts';
import { mergeOnto } from './merge-onto.ts';

export type Stored = {
  /** With the unpublished changes. */
  article: Article;
  draft: ArticleDraft | undefined;
};

type SubmittedEdit = {
  values: FormValues;
  /** Version of the article, or of its draft, that the values were written on. */
  version: number | undefined;
  /** Version of the published article that the values take into account, when it is not that of the draft. */
  live: number | undefined;
  choices: Choices;
};

type MergedSubmission = {
  values: FormValues;
  /** What was merged; undefined when there was no save after the form was opened. */
  merged: MergedForm | undefined;
  /** Version of the published article that the values take into account now. */
  live: number | undefined;
  /** Whether the differences are those between the draft and the published article. */
  isWithLive: boolean;
};

/**
 * What a sent form makes of the article as it is stored now. With `withLive`, changes of the published article that its draft
 * does not take into account are merged too: otherwise publishing would undo them.
 */
export async function mergeSubmission(
  db: Db,
  { article, draft }: Stored,
  { values, version, live, choices }: SubmittedEdit,
  withLive: boolean,
): Promise<MergedSubmission> {
  const isOlder = version !== undefined && version !== article.version;
  const first = isOlder ? await mergeOnto(db, article, { values, version, choices }) : undefined;
  const base = draft && (isOlder ? draft.baseVersion : (live ?? draft.baseVersion));
  const own = { values: first?.values ?? values, merged: first, live: base, isWithLive: false };
  if (!draft || base === undefined || base === draft.live.version || !withLive) return own;
  if (first && first.differences.length > 0) return own;
  const second = await mergeOnto(db, draft.live, { values: own.values, version: base, choices });
  const merged = {
    ...second,
    decided: [...(first?.decided ?? []), ...second.decided],
    hasMerged: second.hasMerged || (first?.hasMerged ?? false),
  };
  return { values: merged.values, merged, live: draft.live.version, isWithLive: true };
}
