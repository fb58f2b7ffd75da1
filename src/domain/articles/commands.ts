import type { Transaction } from '../../db/client.ts';
import { articleDetails, articles } from '../../db/schema/index.ts';
import type { Problem } from '../../fields/problem.ts';
import { requireArticleChange } from '../accounts/article-rights.ts';
import { recordActivity } from '../activity/commands.ts';
import { effectOnPages } from '../publishing/page-change.ts';
import type { Staleness } from '../publishing/staleness.ts';
import type { RoleHolder } from '../rights/permissions.ts';
import { storeVersion } from '../versions/commands.ts';
import { recordArticle } from '../versions/record.ts';
import { entryOf } from './article-entry.ts';
import { type ArticleDraft, lockGivenFiles, newMissingFile, scheduleProblem } from './edits.ts';
import type { Article, ArticleDetail } from './queries.ts';
import { cleanContent, contentProblem, markFor } from './sanitize.ts';

export type Created =
  | { kind: 'saved'; article: Article }
  /** `field` is `id.content`, or `languages`. */
  | { kind: 'refused'; field: string; problem: Problem };

/** Stores an article with its details; all of it or nothing. Throws ForbiddenError. */
export async function createArticle(
  staleness: Pick<Staleness, 'change'>,
  actor: RoleHolder,
  draft: ArticleDraft,
): Promise<Created> {
  const languages = draft.details.map(({ language }) => language);
  const { status: to, details: _details, ...fields } = draft;
  requireArticleChange(actor, { from: undefined, to, fields: Object.keys(fields), languages, removed: [] });
  const empty = draft.details.find(({ content }) => cleanContent(draft.category, content) === '');
  if (empty) return { kind: 'refused', field: `${empty.language}.content`, problem: contentProblem(draft.category) };
  const untimely = scheduleProblem(draft);
  if (untimely) return { kind: 'refused', ...untimely };
  return staleness.change(async (tx, declare): Promise<Created> => {
    const missing = newMissingFile(await lockGivenFiles(tx, { fields, details: draft.details }), undefined, draft);
    if (missing) return { kind: 'refused', ...missing };
    const article = await insertArticle(tx, draft);
    await storeVersion(tx, { ...recordArticle(article), version: 0 }, { by: actor, kind: 'save' });
    declare(effectOnPages(undefined, article));
    await recordActivity(tx, actor, entryOf(undefined, article));
    return { kind: 'saved', article };
  });
}

/** The same within a transaction, without a version and an entry of who did it. */
export async function insertArticle(tx: Transaction, { details, ...article }: ArticleDraft): Promise<Article> {
  const [row] = await tx.insert(articles).values(article).returning();
  if (!row) throw new Error('The database returned no row for a new article.');
  const texts = details.map((detail) => {
    const content = cleanContent(article.category, detail.content);
    return { ...detail, content, contentMark: markFor(article.category, content), articleId: row.id };
  });
  const stored = texts.length === 0 ? [] : await tx.insert(articleDetails).values(texts).returning();
  const inOrder = stored.toSorted((one, other) => (one.language > other.language ? -1 : 1));
  return { ...row, details: inOrder as ArticleDetail[] };
}
