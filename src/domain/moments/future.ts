import { and, asc, isNull, lte, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { draftSchedules } from '../../db/schema/index.ts';
import { editFrom, withEdit } from '../article-drafts/drafted-article.ts';
import { findDraft } from '../article-drafts/queries.ts';
import type { Article } from '../articles/queries.ts';
import { canonicalText, sha256 } from '../versions/canonical.ts';
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
  const changed = new Map<number, { article: Article; at: Date }>();
  for (const { articleId, part, publishAt } of due) {
    const draft = await findDraft(tx, articleId);
    if (!draft || draft.isOutdated) continue;
    const before = changed.get(articleId)?.article ?? draft.live;
    const language = part === 'id' || part === 'en' ? part : undefined;
    changed.set(articleId, { article: withEdit(before, editFrom(before, draft.record, language)), at: publishAt });
  }
  for (const [id, { article, at }] of changed) {
    const text = canonicalText(recordArticle(article).record);
    await tx.execute(sql`
      insert into moment_versions (noun, item_id, number, saved_at, item_version, digest, record)
      values ('articles', ${id}, 0, ${at.toISOString()}::timestamptz, ${article.version + 1}, ${sha256(text)}, ${text}::text::jsonb)`);
  }
}
