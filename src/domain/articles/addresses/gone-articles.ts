import { sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../../db/client.ts';

/**
 * Remembers that an article which is about to be deleted was public once, now or in an earlier version. Only news has pages of its own.
 * True when its address answers something else from now on.
 */
export async function rememberIfPublic(tx: Transaction, id: number): Promise<boolean> {
  const isNews = sql`category = 'news' and status = 'published'`;
  const marked = await tx.execute(sql`
    insert into gone_articles (article_id)
    select ${id}::int where
      exists (select from articles where id = ${id} and ${isNews} and published_at <= now())
      or exists (
        select from versions where noun = 'articles' and item_id = ${id} and not draft and kind <> 'delete' and ${isNews}
          and published_at < coalesce(ended_at, now()))
    on conflict (article_id) do update set article_id = excluded.article_id returning article_id`);
  return marked.length > 0;
}

/** Whether visitors could read an article that does not exist any more. One that was restored does. */
export async function isGone(db: Db, id: number): Promise<boolean> {
  const [row] = await db.execute<{ gone: boolean }>(sql`
    select exists (select from gone_articles where article_id = ${id})
      and not exists (select from articles where id = ${id}) as gone`);
  return row?.gone ?? false;
}
