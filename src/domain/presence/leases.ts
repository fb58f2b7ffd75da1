import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { accounts, articlePresence, articles, sessions } from '../../db/schema/index.ts';
import { alive } from '../accounts/sessions.ts';

/** A window in which a member of staff has an article open. */
export type Lease = { articleId: number; accountId: number; window: string; sessionHash: string };

/** A member of staff who has an article open, in one window. */
export type ActiveEditor = Omit<Lease, 'sessionHash'> & { username: string; since: Date };

/** Windows of one account, on all nodes together. */
const maxLeasesPerAccount = 30;

/** Rows that expired this long ago are removed when another one is written. */
const removedAfterSeconds = 60;

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** Says that a window has the article open for the next seconds. False when the article is gone or there are too many. */
export async function takeLease(db: Db, lease: Lease, seconds: number): Promise<boolean> {
  const { articleId, accountId, window, sessionHash } = lease;
  const { expiresAt } = articlePresence;
  await db.delete(articlePresence).where(lt(expiresAt, sql`now() - make_interval(secs => ${removedAfterSeconds})`));
  const ownElsewhere = and(
    eq(articlePresence.accountId, accountId),
    sql`not (${articlePresence.window} = ${window} and ${articlePresence.articleId} = ${articleId})`,
  );
  if ((await db.$count(articlePresence, ownElsewhere)) >= maxLeasesPerAccount) return false;
  const taken = await db
    .insert(articlePresence)
    .select(
      db
        .select({
          articleId: articles.id,
          accountId: sql<number>`${accountId}::int`.as('account_id'),
          window: sql<string>`${window}::text`.as('window'),
          sessionHash: sessions.idHash,
          openedAt: sql<Date>`now()`.as('opened_at'),
          expiresAt: sql<Date>`${inSeconds(seconds)}`.as('expires_at'),
        })
        .from(articles)
        .innerJoin(sessions, eq(sessions.idHash, sessionHash))
        .where(eq(articles.id, articleId)),
    )
    .onConflictDoUpdate({
      target: [articlePresence.articleId, articlePresence.accountId, articlePresence.window],
      set: { expiresAt: inSeconds(seconds), sessionHash },
    })
    .returning({ articleId: articlePresence.articleId });
  return taken.length > 0;
}

/** Renews leases whose session has not ended, and returns the windows of those. */
export async function renewLeases(db: Db, leases: readonly Lease[], seconds: number): Promise<Set<string>> {
  if (leases.length === 0) return new Set();
  const windows = leases.map(({ window }) => window);
  const renewed = await db
    .update(articlePresence)
    .set({ expiresAt: inSeconds(seconds) })
    .from(sessions)
    .where(and(inArray(articlePresence.window, windows), eq(sessions.idHash, articlePresence.sessionHash), alive))
    .returning({ window: articlePresence.window });
  return new Set(renewed.map(({ window }) => window));
}

/** Lets a lease end a moment later: the window may only be reloading. */
export async function shortenLease(db: Db, { articleId, accountId, window }: Lease, seconds: number): Promise<void> {
  await db
    .update(articlePresence)
    .set({ expiresAt: inSeconds(seconds) })
    .where(
      and(
        eq(articlePresence.articleId, articleId),
        eq(articlePresence.accountId, accountId),
        eq(articlePresence.window, window),
      ),
    );
}

/** Who has these articles open, those who opened them first first. */
export async function activeEditors(db: Db, articleIds: readonly number[]): Promise<ActiveEditor[]> {
  if (articleIds.length === 0) return [];
  return db
    .select({
      articleId: articlePresence.articleId,
      accountId: articlePresence.accountId,
      window: articlePresence.window,
      username: accounts.username,
      since: articlePresence.openedAt,
    })
    .from(articlePresence)
    .innerJoin(accounts, eq(accounts.id, articlePresence.accountId))
    .innerJoin(sessions, eq(sessions.idHash, articlePresence.sessionHash))
    .where(and(inArray(articlePresence.articleId, [...articleIds]), gt(articlePresence.expiresAt, sql`now()`), alive))
    .orderBy(asc(articlePresence.openedAt), asc(articlePresence.window));
}

/** Who else has an article open: each person once, oneself only for other windows. */
export type OtherEditor = { username: string; since: Date; own: boolean };

export function otherEditors(
  present: readonly ActiveEditor[],
  accountId: number,
  window: string | undefined,
): OtherEditor[] {
  const others = new Map<number, OtherEditor>();
  for (const one of present) {
    const own = one.accountId === accountId;
    if (own && (window === undefined || one.window === window)) continue;
    if (!others.has(one.accountId)) others.set(one.accountId, { username: one.username, since: one.since, own });
  }
  return [...others.values()];
}
