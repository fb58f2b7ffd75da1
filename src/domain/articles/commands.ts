import type { Transaction } from '../../db/client.ts';
import { articleDetails, articles } from '../../db/schema/index.ts';
import type { commonFields, translatedFields } from '../../fields/articles.ts';
import type { ValuesOf } from '../../fields/derive.ts';
import type { Language } from '../../i18n/site/language.ts';
import { requireArticleChange } from '../accounts/article-rights.ts';
import { recordActivity } from '../activity/commands.ts';
import { effectOnPages } from '../publishing/page-change.ts';
import type { Staleness } from '../publishing/staleness.ts';
import type { RoleHolder } from '../rights/permissions.ts';
import { storeFirstVersions } from '../versions/commands.ts';
import { entryOf } from './article-entry.ts';
import { lockGivenFiles, newMissingFile } from './new-references.ts';
import type { Article } from './queries.ts';
import { cleanContent, contentProblem, markFor } from './sanitize.ts';
import { scheduleProblem } from './schedule-problem.ts';
import { findStoredArticle } from './stored-article.ts';

export type ArticleFields = ValuesOf<typeof commonFields>;

export type ArticleDraft = Pick<ArticleFields, 'category' | 'status'> &
  Partial<ArticleFields> & { seedKey?: string; details: DetailDraft[] };

type DetailFields = ValuesOf<typeof translatedFields>;

/** One language of an article; what is left out stays as it is stored. */
export type DetailDraft = { language: Language } & Pick<DetailFields, 'title' | 'slug' | 'content'> &
  Partial<DetailFields>;

export type Created =
  | { kind: 'saved'; article: Article }
  /** `field` is `id.content`, or `languages`. */
  | { kind: 'refused'; field: string; problem: string };

/** Stores an article with its details; all of it or nothing. Throws ForbiddenError. */
export async function createArticle(staleness: Staleness, actor: RoleHolder, draft: ArticleDraft): Promise<Created> {
  const languages = draft.details.map(({ language }) => language);
  const { status: to, details: _details, ...fields } = draft;
  requireArticleChange(actor, { from: undefined, to, fields: Object.keys(fields), languages, removed: [] });
  const empty = draft.details.find(({ content }) => cleanContent(draft.category, content) === '');
  if (empty) return { kind: 'refused', field: `${empty.language}.content`, problem: contentProblem(draft.category) };
  const untimely = scheduleProblem(draft);
  if (untimely) return { kind: 'refused', ...untimely };
  return staleness.change(async (tx, declare): Promise<Created> => {
    const missing = newMissingFile(await lockGivenFiles(tx, draft), undefined, draft);
    if (missing) return { kind: 'refused', ...missing };
    const article = await findStoredArticle(tx, await insertArticle(tx, draft));
    if (!article) throw new Error('A new article is not there.');
    await storeFirstVersions(tx, 'articles', [article], actor);
    declare(effectOnPages(undefined, article));
    await recordActivity(tx, actor, entryOf(undefined, article));
    return { kind: 'saved', article };
  });
}

/** The same within a transaction, without a version and an entry of who did it. Returns the id. */
export async function insertArticle(tx: Transaction, { details, ...article }: ArticleDraft): Promise<number> {
  const [row] = await tx.insert(articles).values(article).returning({ id: articles.id });
  if (!row) throw new Error('The database returned no id for a new article.');
  for (const detail of details) {
    const content = cleanContent(article.category, detail.content);
    const contentMark = markFor(article.category, content);
    await tx.insert(articleDetails).values({ ...detail, content, contentMark, articleId: row.id });
  }
  return row.id;
}
