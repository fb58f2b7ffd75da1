import { and, count, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { baikCases } from '../../../db/schema/index.ts';
import type { Day } from '../../days.ts';
import { deadlines } from './retention.ts';

/** Smaller numbers could point to a person, and so could what is left when they are subtracted. */
const minCell = 5;

/** `few`: fewer than five. `withheld`: one below five would follow from it. */
export type Cell = number | 'few' | 'withheld';

export type YearOfReports = {
  year: number;
  received: Cell;
  acknowledgedInTime: Cell;
  answeredInTime: Cell;
  closed: Cell;
  /** The reports of its months; empty when a number below five would follow from them. */
  months: Cell[];
};

/**
 * The reports of each year that is over, the latest first. A year that still runs is left out: its numbers would tell staff
 * who are no recipients when a report arrived. So are reports that were closed to some recipients.
 */
export async function yearsOfReports(db: Db, today: Day): Promise<YearOfReports[]> {
  const part = (name: string) => sql<number>`extract(${sql.raw(name)} from ${baikCases.receivedOn})`.mapWith(Number);
  const [year, month] = [part('year'), part('month')];
  const inTime = (day: typeof baikCases.acknowledgedOn | typeof baikCases.answeredOn, due: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${day} <= ${due})`.mapWith(Number);
  const rows = await db
    .select({
      year,
      month,
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
    .groupBy(year, month)
    .orderBy(sql`${year} desc`);
  const years = Map.groupBy(rows, (row) => row.year);
  return [...years].map(([of, months]) => {
    const total = (name: 'received' | 'acknowledged' | 'answered' | 'closed') =>
      months.reduce((sum, row) => sum + row[name], 0);
    const received = total('received');
    const perMonth = Array.from({ length: 12 }, (_, index) => months.find((row) => row.month === index + 1));
    return {
      year: of,
      received: received < minCell ? 'few' : received,
      acknowledgedInTime: cellOf(total('acknowledged'), received),
      answeredInTime: cellOf(total('answered'), received),
      closed: cellOf(total('closed'), received),
      months: partsOf(perMonth.map((row) => row?.received ?? 0)),
    };
  });
}

function cellOf(value: number, whole: number): Cell {
  if (value < minCell) return 'few';
  return value === whole || whole - value >= minCell ? value : 'withheld';
}

/**
 * The parts of a known total. The small ones are subtracted from it together: that may give no number below five, and each of them
 * may still be any. Otherwise none is shown.
 */
export function partsOf(counts: readonly number[]): Cell[] {
  const small = counts.filter((value) => value < minCell);
  const sum = small.reduce((all, value) => all + value, 0);
  const isOpen = small.length === 0 || (sum >= minCell && sum <= (minCell - 1) * (small.length - 1));
  return isOpen ? counts.map((value) => (value < minCell ? 'few' : value)) : [];
}
