import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { contentErasures } from '../../db/schema/index.ts';

/** How many versions were changed for a data request so far, and whether there are more. */
export async function erasureOfRequest(db: Db, requestId: number): Promise<{ versions: number; isRunning: boolean }> {
  const { versions, finishedAt } = contentErasures;
  const [row] = await db
    .select({
      versions: sql<number>`coalesce(sum(${versions}), 0)`.mapWith(Number),
      isRunning: sql<boolean>`coalesce(bool_or(${finishedAt} is null), false)`,
    })
    .from(contentErasures)
    .where(eq(contentErasures.requestId, requestId));
  return row ?? { versions: 0, isRunning: false };
}
