import { and, asc, isNull, lte, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { draftSchedules } from '../../db/schema/index.ts';
import { editFrom, withEdit } from '../article-drafts/drafted-article.ts';
import type { Article } from '../articles/queries.ts';
import { findStoredArticle } from '../articles/stored-article.ts';
import { canonicalText, sha256 } from '../versions/canonical.ts';
import { findVersion } from '../versions/queries.ts';
import { recordArticle } from '../versions/record.ts';

/**
 * What schedules will have published until the moment: changes of articles. Articles that come out or go by themselves need nothing here.
 * Changes of an article that was changed meanwhile are left out, as their schedule will leave them.
 */
export async function collectFuture(tx: Transaction, moment: Date): Promise<void> {
  const due = await tx
    .select()
    .from(draftSchedules)
    .where(and(lte(draftSchedules.publishAt, moment), isNull(draftSchedules.problem)))
    .orderBy(asc(draftSchedules.publishAt));
  const changed = new Map<number, { article: Article; at: Date; version: number }>();
  for (const { articleId, part, publishAt: at, version, baseVersion } of due) {
    const earlier = changed.get(articleId);
    const live = earlier?.article ?? (await findStoredArticle(tx, articleId));
    const staged = await findVersion(tx, 'articles', articleId, version);
    const isOutdated = earlier ? earlier.version !== version : live?.version !== baseVersion;
    if (!live || !staged?.record || isOutdated) continue;
    const language = part === 'id' || part === 'en' ? part : undefined;
    changed.set(articleId, { article: withEdit(live, editFrom(live, staged.record, language)), at, version });
  }
  for (const [id, { article, at }] of changed) {
    const text = canonicalText(recordArticle(article).record);
    await tx.execute(sql`
      insert into moment_versions (noun, item_id, number, saved_at, digest, record)
      values ('articles', ${id}, 0, ${at.toISOString()}::timestamptz, ${sha256(text)}, ${text}::text::jsonb)`);
  }
}
