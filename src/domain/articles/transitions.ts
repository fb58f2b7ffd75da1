import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { articles } from '../../db/schema/index.ts';

/** A moment at which articles become public by themselves, or stop being public. */
export type Transition = { at: Date; withdraws: boolean };

type NextTransition = { next: Transition | undefined; withdrawal: Date | undefined };

/**
 * The first moment after `since` at which an article becomes public or stops being public, and the first of the latter
 * kind. What the database's own clock still takes for the future counts too.
 */
export async function nextTransition(db: Db, since: Date): Promise<NextTransition> {
  const publication = await firstAfter(db, articles.publishedAt, since);
  const unpublication = await firstAfter(db, articles.unpublishAt, since);
  const [at] = [publication, unpublication].filter((one) => one !== undefined).sort((one, other) => +one - +other);
  const next = at && { at, withdraws: unpublication?.getTime() === at.getTime() };
  return { next, withdrawal: unpublication };
}

async function firstAfter(
  db: Db,
  column: typeof articles.publishedAt | typeof articles.unpublishAt,
  since: Date,
): Promise<Date | undefined> {
  const passed = sql`least(${since.toISOString()}::timestamptz, now())`;
  // A Date has no microseconds: comparing with the exact moment would find the same article again and again.
  const nextMillisecond = sql`date_trunc('milliseconds', ${passed}) + interval '1 millisecond'`;
  const [row] = await db
    .select({ at: column })
    .from(articles)
    .where(and(eq(articles.status, 'published'), sql`${column} >= ${nextMillisecond}`))
    .orderBy(asc(column))
    .limit(1);
  return row?.at ?? undefined;
}
