import { and, count, desc, eq, isNotNull, isNull, lte, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../../db/client.ts';
import { baikCases, baikFiles } from '../../../db/schema/index.ts';
import { addDays, type Day, today } from '../../days.ts';
import type { Identity } from '../sealing/sealing.ts';
import { openCaseKeys, sealedKeysOf } from './case-keys.ts';
import { type EntryRecord, unsealEntry } from './entries.ts';
import { type OpenCase, openedCase } from './mailbox.ts';
import { type CaseStatus, dueDays, noticeInDays } from './retention.ts';

type CaseCounts = Record<CaseStatus, number> & { unread: number; erased: number };

export async function countCases(db: Db, hidden: readonly number[]): Promise<CaseCounts> {
  const rows = await db
    .select({
      status: baikCases.status,
      erased: sql<boolean>`${baikCases.erasedOn} is not null`,
      unread: sql<number>`count(*) filter (where ${baikCases.unreadByRecipients})`.mapWith(Number),
      cases: count(),
    })
    .from(baikCases)
    .where(and(notIn(hidden), isTombstoneShown))
    .groupBy(baikCases.status, sql`${baikCases.erasedOn} is not null`);
  const counts: CaseCounts = { received: 0, under_review: 0, information_needed: 0, closed: 0, unread: 0, erased: 0 };
  for (const { status, erased, unread, cases } of rows) {
    if (erased) {
      counts.erased += cases;
      continue;
    }
    counts.unread += unread;
    counts[status] += cases;
  }
  return counts;
}

/** After a case is erased, it is not known any more which recipients could not read it. */
const isTombstoneShown = or(isNull(baikCases.erasedOn), eq(baikCases.isLimited, false));

function notIn(hidden: readonly number[]) {
  return hidden.length > 0 ? notInArray(baikCases.id, [...hidden]) : undefined;
}

/** The cases that are closed to the holder of a key, or to accounts that have unlocked none. Only a key shows this. */
export async function hiddenCases(db: Db, identity?: Identity): Promise<number[]> {
  const limited = await db
    .select()
    .from(baikCases)
    .where(and(isNull(baikCases.erasedOn), eq(baikCases.isLimited, true)));
  const hidden: number[] = [];
  for (const row of limited) if (!identity || !(await openCase(db, row, identity))) hidden.push(row.id);
  return hidden;
}

export type CaseRow = typeof baikCases.$inferSelect;

type CaseQuery = { status: CaseStatus | undefined; page: number; pageSize: number; hidden: readonly number[] };

export async function pageOfCases(
  db: Db,
  { status, page, pageSize, hidden }: CaseQuery,
): Promise<{ rows: CaseRow[]; total: number }> {
  const shown = and(isNull(baikCases.erasedOn), notIn(hidden), status ? eq(baikCases.status, status) : undefined);
  const rows = await db
    .select()
    .from(baikCases)
    .where(shown)
    .orderBy(desc(baikCases.unreadByRecipients), desc(baikCases.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: await db.$count(baikCases, shown) };
}

export async function findCase(db: Db | Transaction, id: number): Promise<CaseRow | undefined> {
  const [row] = await db.select().from(baikCases).where(eq(baikCases.id, id));
  return row;
}

/** The case for the holder of a key, or undefined when it is not sealed to that key. */
export async function openCase(db: Db | Transaction, row: CaseRow, identity: Identity): Promise<OpenCase | undefined> {
  const sealed = await sealedKeysOf(db, row.id);
  const record = sealed && (await openCaseKeys(identity, sealed, row.id));
  return record ? openedCase(row, record) : undefined;
}

/** What the list shows of a case: its report, `damaged` when that cannot be read, undefined when the key does not open it. */
export async function openingOf(
  db: Db,
  row: CaseRow,
  identity: Identity,
): Promise<EntryRecord | 'damaged' | undefined> {
  const opened = await openCase(db, row, identity);
  if (!opened) return undefined;
  const first = await db.query.baikEntries.findFirst({
    where: (entry) => eq(entry.caseId, row.id),
    orderBy: (entry) => entry.id,
  });
  const found = first && (await unsealEntry(opened.keys, first.sealed));
  return found?.kind === 'signed' ? found.entry.record : 'damaged';
}

export async function casesNearErasure(db: Db, hidden: readonly number[]): Promise<{ id: number; eraseOn: Day }[]> {
  const rows = await db
    .select({ id: baikCases.id, eraseOn: baikCases.eraseOn })
    .from(baikCases)
    .where(
      and(
        isNull(baikCases.erasedOn),
        notIn(hidden),
        eq(baikCases.isHeld, false),
        lte(baikCases.eraseOn, addDays(today(), noticeInDays)),
      ),
    )
    .orderBy(baikCases.eraseOn);
  return rows.flatMap(({ id, eraseOn }) => (eraseOn ? [{ id, eraseOn }] : []));
}

type Unanswered = Pick<CaseRow, 'id' | 'receivedOn' | 'acknowledgedOn' | 'isLimited'>;

/** Cases whose answer on the matter is still due, oldest first. */
export function unansweredCases(db: Db, hidden: readonly number[]): Promise<Unanswered[]> {
  const { id, receivedOn, acknowledgedOn, isLimited } = baikCases;
  return db
    .select({ id, receivedOn, acknowledgedOn, isLimited })
    .from(baikCases)
    .where(and(isNull(baikCases.erasedOn), ne(baikCases.status, 'closed'), isNull(baikCases.answeredOn), notIn(hidden)))
    .orderBy(baikCases.id);
}

export async function overdueCases(db: Db, hidden: readonly number[]): Promise<number[]> {
  const isOverdue = ({ receivedOn, acknowledgedOn }: Unanswered) => {
    const { acknowledge, answer } = dueDays(receivedOn);
    return answer < today() || (!acknowledgedOn && acknowledge < today());
  };
  return (await unansweredCases(db, hidden)).filter(isOverdue).map(({ id }) => id);
}

export async function erasedCases(db: Db): Promise<CaseRow[]> {
  return db
    .select()
    .from(baikCases)
    .where(and(isNotNull(baikCases.erasedOn), isTombstoneShown))
    .orderBy(desc(baikCases.id))
    .limit(200);
}

export async function knownFiles(db: Db): Promise<Set<string>> {
  return new Set((await db.select({ id: baikFiles.id }).from(baikFiles)).map(({ id }) => id));
}
