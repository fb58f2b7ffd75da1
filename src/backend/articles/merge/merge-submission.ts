import type { Db } from '../../../db/client.ts';
import type { ArticleDraft } from '../../../domain/article-drafts/queries.ts';
import type { Article } from '../../../domain/articles/queries.ts';
import type { Choices } from '../../../domain/merging/merge-values.ts';
import { isSavedByOthers } from '../../../domain/versions/queries.ts';
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
  /** Who sent it. */
  username: string;
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
  { values, version, live, choices, username }: SubmittedEdit,
  withLive: boolean,
): Promise<MergedSubmission> {
  const isOlder = version !== undefined && version !== article.version;
  const first = isOlder ? await mergeSaves(db, article, { values, version, choices, username }) : undefined;
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

/** Where only one's own saves overlap, the newer text wins; there is nothing to decide or to report. */
async function mergeSaves(
  db: Db,
  article: Article,
  { version, username, ...edit }: Pick<SubmittedEdit, 'values' | 'choices' | 'username'> & { version: number },
): Promise<MergedForm> {
  const merged = await mergeOnto(db, article, { ...edit, version });
  const isBaseKnown = merged.differences.every(({ base }) => base !== undefined);
  const isOwn = isBaseKnown && !(await isSavedByOthers(db, 'articles', { id: article.id, since: version, username }));
  return isOwn ? { ...merged, differences: [], hasMerged: false } : merged;
}
