import { and, count, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { baikCases } from '../../../db/schema/index.ts';
import type { Day } from '../../days.ts';
import { deadlines } from './retention.ts';

/** Smaller numbers could point to a person, and so could what is left when they are subtracted. */
export const minCell = 5;

/** Undefined: fewer than five, or all but fewer than five. */
type Cell = number | undefined;

export type YearOfReports = {
  year: number;
  received: Cell;
  acknowledgedInTime: Cell;
  answeredInTime: Cell;
  closed: Cell;
};

/**
 * The reports of each year that is over, the latest first. A year that still runs is left out: its numbers would tell staff
 * who are no recipients when a report arrived. So are reports that were closed to some recipients.
 */
export async function yearsOfReports(db: Db, today: Day): Promise<YearOfReports[]> {
  const year = sql<number>`extract(year from ${baikCases.receivedOn})`.mapWith(Number);
  const inTime = (day: typeof baikCases.acknowledgedOn | typeof baikCases.answeredOn, due: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${day} <= ${due})`.mapWith(Number);
  const rows = await db
    .select({
      year,
      received: count(),
      acknowledged: inTime(
        baikCases.acknowledgedOn,
        sql`${baikCases.receivedOn} + ${deadlines.acknowledgeInDays}::int`,
      ),
      answered: inTime(
        baikCases.answeredOn,
        sql`${baikCases.receivedOn} + make_interval(months => ${deadlines.answerInMonths})`,
      ),
      closed: sql<number>`count(${baikCases.closedOn})`.mapWith(Number),
    })
    .from(baikCases)
    .where(and(lt(baikCases.receivedOn, `${today.slice(0, 4)}-01-01`), eq(baikCases.isLimited, false)))
    .groupBy(year)
    .orderBy(sql`${year} desc`);
  return rows.map(({ received, acknowledged, answered, closed, ...row }) => ({
    ...row,
    received: received >= minCell ? received : undefined,
    acknowledgedInTime: cellOf(acknowledged, received),
    answeredInTime: cellOf(answered, received),
    closed: cellOf(closed, received),
  }));
}

function cellOf(value: number, whole: number): Cell {
  const rest = whole - value;
  return value >= minCell && (rest === 0 || rest >= minCell) ? value : undefined;
}
