import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { articleDetails, articles } from '../../db/schema/index.ts';
import type { Language } from '../../i18n/site/language.ts';
import { requireArticleChange } from '../accounts/article-rights.ts';
import { recordActivity } from '../activity/commands.ts';
import { effectOnPages } from '../publishing/page-change.ts';
import type { Declare, Staleness } from '../publishing/staleness.ts';
import type { RoleHolder } from '../rights/permissions.ts';
import { keepVersions, type VersionReason } from '../versions/commands.ts';
import { entryOf } from './article-entry.ts';
import type { ArticleFields, Created, DetailDraft } from './commands.ts';
import { changedDetail, changedFields } from './diff.ts';
import { lockGivenFiles, newMissingFile } from './new-references.ts';
import type { Article } from './queries.ts';
import { contentProblem, markFor } from './sanitize.ts';
import { scheduleProblem } from './schedule-problem.ts';
import { findStoredArticle } from './stored-article.ts';

export type ArticleEdit = {
  fields?: Partial<ArticleFields>;
  details?: DetailDraft[];
  /** Whether the languages of `details` must exist already or must not; both are accepted when omitted. */
  languagesAre?: 'known' | 'new';
  removed?: Language[];
  /** That of the article when it was read; without one the last to save wins. */
  version?: number | undefined;
  /** A further condition on the article as it is stored. */
  mayChange?: (stored: Article) => { field: string; problem: string } | undefined;
  /** What the version that this save makes is for; a plain save when left out. */
  reason?: Omit<VersionReason, 'by'>;
};

export type Saved =
  | Created
  | { kind: 'missing' }
  | { kind: 'unknown-language' }
  | { kind: 'known-language' }
  | { kind: 'conflict'; current: Article };

/**
 * Saves changes of an article and its languages: all of them or none. What is as it was, down to the last byte, is not
 * written; a save that changes nothing leaves the version as it is. Throws ForbiddenError.
 */
export function saveArticle(staleness: Staleness, actor: RoleHolder, id: number, edit: ArticleEdit): Promise<Saved> {
  return staleness.change((tx, declare) => saveArticleIn(tx, declare, actor, id, edit));
}

/** The same within a transaction. */
export async function saveArticleIn(
  tx: Transaction,
  declare: Declare,
  actor: RoleHolder,
  id: number,
  edit: ArticleEdit,
): Promise<Saved> {
  const given = { ...edit.fields, details: edit.details ?? [] };
  const files = await lockGivenFiles(tx, given);
  const before = await findStoredArticle(tx, id, 'lock');
  if (!before) return { kind: 'missing' };
  const objection = objectionTo(edit, before);
  if (objection) return objection;
  requireArticleChange(actor, changeOf(before, edit));
  const category = edit.fields?.category ?? before.category;
  const missing = newMissingFile(files, before, { category, ...given });
  if (missing) return { kind: 'refused', ...missing };

  const changed = await writeArticle(tx, before, edit);
  if (changed) await keepVersions(tx, 'articles', [id], { kind: 'save', ...edit.reason, by: actor });
  const after = changed ? await findStoredArticle(tx, id) : before;
  if (!after) throw new Error('An article vanished while it was locked.');
  declare(effectOnPages(before, after));
  await recordActivity(tx, actor, entryOf(before, after));
  return { kind: 'saved', article: after };
}

/** What is wrong with an edit of an article, if anything. */
export function objectionTo(
  { version, details = [], removed = [], languagesAre, fields, mayChange }: ArticleEdit,
  before: Article,
) {
  if (version !== undefined && version !== before.version) return { kind: 'conflict', current: before } as const;
  const refused = mayChange?.(before);
  if (refused) return { kind: 'refused', ...refused } as const;
  const known = before.details.map(({ language }) => language);
  const given = details.map(({ language }) => language);
  if (languagesAre === 'known' && given.some((one) => !known.includes(one)))
    return { kind: 'unknown-language' } as const;
  if (languagesAre === 'new' && given.some((one) => known.includes(one))) return { kind: 'known-language' } as const;
  if (removed.length > 0 && [...known, ...given].every((one) => removed.includes(one))) {
    return { kind: 'refused', field: 'languages', problem: 'At least one language is required' } as const;
  }
  const untimely = scheduleProblem({ ...before, ...fields });
  if (untimely && scheduleProblem(before) === undefined) return { kind: 'refused', ...untimely } as const;
  const category = fields?.category ?? before.category;
  const emptied = details.find((detail) => {
    const stored = before.details.find(({ language }) => language === detail.language);
    return changedDetail(stored, detail, category)?.content === '';
  });
  if (emptied)
    return { kind: 'refused', field: `${emptied.language}.content`, problem: contentProblem(category) } as const;
  return undefined;
}

/** What an edit would change. */
export function changeOf(before: Article, { fields = {}, details = [], removed = [] }: ArticleEdit) {
  const changed = changedFields(before, fields);
  const category = fields.category ?? before.category;
  const storedIn = (language: Language) => before.details.find((one) => one.language === language);
  return {
    from: before.status,
    to: changed.status ?? before.status,
    fields: Object.keys(changed),
    languages: details
      .filter((detail) => changedDetail(storedIn(detail.language), detail, category))
      .map(({ language }) => language),
    removed: removed.filter(storedIn),
  };
}

/** Writes what differs from the stored article, without versions and log. Returns whether anything was written. */
export async function writeArticle(
  tx: Transaction,
  before: Article,
  { fields = {}, details = [], removed = [] }: ArticleEdit,
): Promise<boolean> {
  const { id } = before;
  const changed = changedFields(before, fields);
  const category = fields.category ?? before.category;
  let touched = false;
  for (const detail of details) {
    const { language } = detail;
    const stored = before.details.find((one) => one.language === language);
    const columns = changedDetail(stored, detail, category);
    if (!columns) continue;
    touched = true;
    const marked = withMark(category, columns);
    if (stored) await tx.update(articleDetails).set(marked).where(eq(articleDetails.id, stored.id));
    else await tx.insert(articleDetails).values({ ...detail, ...marked, articleId: id });
  }
  for (const language of removed) {
    if (!before.details.some((one) => one.language === language)) continue;
    touched = true;
    await tx.delete(articleDetails).where(and(eq(articleDetails.articleId, id), eq(articleDetails.language, language)));
  }
  if (!touched && Object.keys(changed).length === 0) return false;
  // Also when only a language has changed: the article was changed then.
  await tx
    .update(articles)
    .set({ ...changed, updatedAt: new Date() })
    .where(eq(articles.id, id));
  return true;
}

function withMark<Columns extends { content?: string }>(category: string, columns: Columns) {
  if (columns.content === undefined) return columns;
  return { ...columns, contentMark: markFor(category, columns.content) };
}
