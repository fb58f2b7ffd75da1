import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { withTimeLimit } from '../../db/request-scope.ts';
import { articleDrafts } from '../../db/schema/index.ts';
import { type ArticleStatus, articleTopics, reportTopics } from '../../fields/article-values.ts';
import { recordActivity } from '../activity/commands.ts';
import type { ArticleEdit } from '../articles/edits.ts';
import { type Article, findStoredArticle } from '../articles/queries.ts';
import { isReport } from '../articles/sanitize.ts';
import { saveLocked } from '../articles/save.ts';
import { command } from '../command.ts';
import { titleOf } from '../publishing/article-title.ts';
import type { Declare } from '../publishing/staleness.ts';
import { ForbiddenError, type RoleHolder, requirePermission } from '../rights/permissions.ts';
import { moveArticle } from '../trash/commands.ts';
import {
  type ArticleBulk,
  articleBulk,
  type BulkResult,
  changeEach,
  maxBulkInMilliseconds,
  refuse,
} from './outcome.ts';

/** Changes several articles in one transaction. Deleting them needs its own right. */
export const changeArticles = command({
  needs: 'articles.write',
  logs: ['update', 'article'],
  input: articleBulk,
  around: (_call, transact) =>
    withTimeLimit(maxBulkInMilliseconds, () =>
      transact(async ({ tx, by, input: change }) => {
        const { action, items } = change;
        if (action === 'delete') requirePermission(by, 'articles.delete');
        const bulk = { action, items, find: findStoredArticle, nameOf: titleOf, noun: 'article' } as const;
        return changeEach(tx, bulk, (article, declare) => changeOne({ tx, by, change }, article, declare));
      }),
    ),
});

type Call = { tx: Transaction; by: RoleHolder; change: ArticleBulk };

async function changeOne({ tx, by, change }: Call, article: Article, declare: Declare): Promise<BulkResult> {
  if (change.action === 'delete') {
    const { log, shows, deletedAt } = await moveArticle(tx, by, article);
    await recordActivity(tx, by, log);
    declare(shows);
    return { result: 'done', deletedAt };
  }
  const objection = await objectionTo(tx, change, article);
  if (objection) return objection;
  const fields = fieldsOf(change, article);
  if (!fields) return { result: 'unchanged' };
  try {
    const saved = await saveLocked(tx, declare, by, article, { fields, files: new Map() });
    if (saved.kind === 'saved') {
      const { version } = saved.article;
      const { status } = article;
      return { result: 'done', ...(change.action === 'archive' && { archived: { version, status } }) };
    }
    return saved.kind === 'refused' ? refuse('invalid', saved.problem) : refuse('conflict');
  } catch (error) {
    // Decided before anything is written.
    if (error instanceof ForbiddenError) return refuse('forbidden');
    throw error;
  }
}

async function objectionTo(tx: Transaction, change: ArticleBulk, article: Article): Promise<BulkResult | undefined> {
  if (change.action === 'topic' && change.topic !== null) {
    const known: readonly string[] = isReport(article.category) ? reportTopics : articleTopics;
    return known.includes(change.topic) ? undefined : refuse('other-category');
  }
  if (targetOf(change, article) !== 'published') return undefined;
  if (article.details.length === 0) return refuse('no-text');
  if (article.unpublishAt && article.unpublishAt <= new Date()) return refuse('ended');
  // Changes that an archived article has from before are as they were, too.
  if (change.action === 'unarchive') return undefined;
  const isStaged = await tx.$count(articleDrafts, eq(articleDrafts.articleId, article.id));
  return isStaged > 0 ? refuse('unpublished-changes') : undefined;
}

/** Undefined when the article is as it should be. */
function fieldsOf(change: ArticleBulk, article: Article): ArticleEdit['fields'] {
  const { status, publishedAt, topic } = article;
  if (change.action === 'topic') return topic === change.topic ? undefined : { topic: change.topic };
  const target = targetOf(change, article);
  if (!target || (change.action === 'unarchive' && status !== 'archived')) return undefined;
  if (status === target && (target === 'archived' || publishedAt)) return undefined;
  // Without a date it would be published and never shown.
  return target === 'published' && !publishedAt ? { status: target, publishedAt: new Date() } : { status: target };
}

function targetOf(change: ArticleBulk, { id }: Article): ArticleStatus | undefined {
  if (change.action === 'unarchive') return change.items.find((item) => item.id === id)?.status;
  return change.action === 'publish' ? 'published' : change.action === 'archive' ? 'archived' : undefined;
}
