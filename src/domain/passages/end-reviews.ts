import { inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { articleReviews } from '../../db/schema/index.ts';

/** Ends the reviews of articles that were published: a later draft starts without one. */
export async function endReviews(
  tx: Transaction,
  saved: readonly { id: number; status: string | null }[],
): Promise<void> {
  const published = saved.filter(({ status }) => status === 'published').map(({ id }) => id);
  if (published.length > 0) await tx.delete(articleReviews).where(inArray(articleReviews.articleId, published));
}
