import { and, asc, eq, gt, isNull, ne, notLike, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { articleDetails, articles } from '../../db/schema/index.ts';
import { contentRulesVersion } from './content-mark.ts';
import { markFor } from './sanitize.ts';

const detailsAtOnce = 20;
/** Between two of them, in which the server answers visitors. */
const pauseInMilliseconds = 20;

/**
 * Marks stored content that has no mark of the current rules and that these rules would not change. The rest keeps its
 * bytes and is sanitised at each reading. Several nodes may do this at the same time.
 */
export async function markContents(db: Db, isStopped: () => boolean = () => false): Promise<void> {
  const { id, content, contentMark } = articleDetails;
  const isUnmarked = or(isNull(contentMark), notLike(contentMark, `${contentRulesVersion}:%`));
  for (let after = 0; ; ) {
    const details = await db
      .select({ id, content, category: articles.category })
      .from(articleDetails)
      .innerJoin(articles, eq(articles.id, articleDetails.articleId))
      .where(and(gt(id, after), ne(articles.category, 'reports'), isUnmarked))
      .orderBy(asc(id))
      .limit(detailsAtOnce);
    for (const detail of details) {
      if (isStopped()) return;
      after = detail.id;
      const mark = markFor(detail.category, detail.content);
      // Not through Drizzle, which would change the time of the last change. The mark fits this content only.
      if (mark) await db.execute(sql`update article_details set content_mark = ${mark} where id = ${detail.id}`);
      await Bun.sleep(pauseInMilliseconds);
    }
    if (details.length < detailsAtOnce) return;
  }
}
