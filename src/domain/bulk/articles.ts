import { asc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { withTimeLimit } from '../../db/request-scope.ts';
import { articleDrafts, articles } from '../../db/schema/index.ts';
import { articleTopics, reportTopics } from '../../fields/article-values.ts';
import type { Article } from '../articles/queries.ts';
import { isReport } from '../articles/sanitize.ts';
import { type ArticleEdit, saveArticleIn } from '../articles/save.ts';
import { findStoredArticle } from '../articles/stored-article.ts';
import { titleOf } from '../publishing/article-title.ts';
import { effectOnPages, type PublicEffect } from '../publishing/page-change.ts';
import { articlesTag, articleTag } from '../publishing/page-tags.ts';
import type { Staleness } from '../publishing/staleness.ts';
import { ForbiddenError, type RoleHolder, requirePermission } from '../rights/permissions.ts';
import { trashArticleIn } from '../trash/commands.ts';
import type { ArticleBulk, BulkItem } from './input.ts';
import { type BulkOutcome, type BulkRefusal, changeEach, maxBulkInMilliseconds, recordBulk } from './outcome.ts';

const verbs = { publish: 'Published', archive: 'Archived', topic: 'Set the topic of', delete: 'Deleted' } as const;

/**
 * Changes several articles in one transaction. An article that cannot be changed is left as it is, and named with the
 * reason; the others are changed together. An unexpected error changes none of them. Throws ForbiddenError.
 */
export function changeArticles(staleness: Staleness, actor: RoleHolder, change: ArticleBulk): Promise<BulkOutcome[]> {
  requirePermission(actor, change.action === 'delete' ? 'articles.delete' : 'articles.write');
  const tags = [articlesTag, ...change.items.map(({ id }) => articleTag(id))];
  const inTransaction = () =>
    staleness.change(tags, async (tx, declare) => {
      await lockArticles(tx, change.items);
      const call = { tx, actor, change };
      const outcomes = await changeEach(change.items, declare, (item, declareOne) => changeOne(call, item, declareOne));
      const action = change.action === 'delete' ? 'delete' : 'update';
      await recordBulk(tx, actor, { action, verb: verbs[change.action], noun: 'article' }, outcomes);
      return outcomes;
    });
  return withTimeLimit(maxBulkInMilliseconds, inTransaction);
}

/** In the order of their ids, so that two actions never wait for each other. */
async function lockArticles(tx: Transaction, items: readonly BulkItem[]): Promise<void> {
  const ids = items.map(({ id }) => id);
  await tx
    .select({ id: articles.id })
    .from(articles)
    .where(inArray(articles.id, ids))
    .orderBy(asc(articles.id))
    .for('update');
}

type Call = { tx: Transaction; actor: RoleHolder; change: ArticleBulk };

async function changeOne(
  { tx, actor, change }: Call,
  { id, version }: BulkItem,
  declare: (effect: PublicEffect) => void,
): Promise<BulkOutcome> {
  const article = await findStoredArticle(tx, id);
  if (!article) return { id, name: '', result: 'refused', reason: 'missing' };
  const named = { id, name: titleOf(article) };
  const refuse = (reason: BulkRefusal) => ({ ...named, result: 'refused', reason }) as const;
  if (version !== undefined && version !== article.version) return refuse('conflict');
  if (change.action === 'delete') {
    await trashArticleIn(tx, actor, id);
    declare(effectOnPages(article, undefined));
    return { ...named, result: 'done' };
  }
  const reason = await objectionTo(tx, change, article);
  if (reason) return refuse(reason);
  const fields = fieldsOf(change, article);
  if (!fields) return { ...named, result: 'unchanged' };
  try {
    // A save says `none` first, and then what it did.
    const saved = await saveArticleIn(tx, declare, actor, id, { fields });
    if (saved.kind === 'saved') return { ...named, result: 'done' };
    return saved.kind === 'refused' ? { ...refuse('invalid'), problem: saved.problem } : refuse('conflict');
  } catch (error) {
    // Decided before anything is written.
    if (error instanceof ForbiddenError) return refuse('forbidden');
    throw error;
  }
}

async function objectionTo(tx: Transaction, change: ArticleBulk, article: Article): Promise<BulkRefusal | undefined> {
  if (change.action === 'topic' && change.topic !== null) {
    const known: readonly string[] = isReport(article.category) ? reportTopics : articleTopics;
    return known.includes(change.topic) ? undefined : 'other-category';
  }
  if (change.action !== 'publish') return undefined;
  if (article.details.length === 0) return 'no-text';
  if (article.unpublishAt && article.unpublishAt <= new Date()) return 'ended';
  const isStaged = await tx.$count(articleDrafts, eq(articleDrafts.articleId, article.id));
  return isStaged > 0 ? 'unpublished-changes' : undefined;
}

/** Undefined when the article is as it should be. */
function fieldsOf(change: ArticleBulk, { status, publishedAt, topic }: Article): ArticleEdit['fields'] {
  if (change.action === 'topic') return topic === change.topic ? undefined : { topic: change.topic };
  const wanted = change.action === 'publish' ? 'published' : 'archived';
  if (status === wanted && (wanted === 'archived' || publishedAt)) return undefined;
  // Without a date it would be published and never shown.
  return wanted === 'published' && !publishedAt ? { status: wanted, publishedAt: new Date() } : { status: wanted };
}
