import { and, desc, eq, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { backups, runningDays } from '../../db/schema/index.ts';
import { utcDay } from '../days.ts';

export type Installation = { uptime: Uptime | undefined; restore: ProvenRestore | undefined };

const maxAgeInMilliseconds = 60_000;

/** Figures of this installation, read at most once a minute: the page that shows them is rendered for each visitor. */
export class InstallationFigures {
  private known: { at: number; figures: Promise<Installation> } | undefined;

  constructor(
    private readonly db: Db,
    private readonly now: () => Date = () => new Date(),
  ) {}

  read(): Promise<Installation> {
    const now = this.now();
    const { known } = this;
    if (known && Math.abs(now.getTime() - known.at) < maxAgeInMilliseconds) return known.figures;
    const figures = Promise.all([uptimeUntil(this.db, now), lastProvenRestore(this.db)]);
    const reading = { at: now.getTime(), figures: figures.then(([uptime, restore]) => ({ uptime, restore })) };
    this.known = reading;
    reading.figures.catch(() => {
      if (this.known === reading) this.known = undefined;
    });
    return reading.figures;
  }
}

/** The last backup that was restored with its pages, for a proof. */
type ProvenRestore = { at: Date; seconds: number | null };

async function lastProvenRestore(db: Db): Promise<ProvenRestore | undefined> {
  const [proven] = await db
    .select({ at: backups.provedAt, seconds: backups.proofInSeconds })
    .from(backups)
    .where(and(eq(backups.proof, 'restored'), isNull(backups.proofProblem), isNotNull(backups.provedAt)))
    .orderBy(desc(backups.provedAt))
    .limit(1);
  return proven?.at ? { at: proven.at, seconds: proven.seconds } : undefined;
}

/** How far back the share of minutes reaches, in days. */
const uptimeDays = 30;

const minuteInMilliseconds = 60_000;
const dayInMilliseconds = 24 * 60 * minuteInMilliseconds;

type Uptime = { minutes: number; possibleMinutes: number; since: Date };

/** Notes each minute in which this node runs and its database answers. */
export function noteRunning(db: Db, now = () => new Date()): () => Promise<void> {
  let noted = 0;
  return async () => {
    const minute = Math.floor(now().getTime() / minuteInMilliseconds) * minuteInMilliseconds;
    if (minute === noted) return;
    await noteMinute(db, new Date(minute));
    noted = minute;
  };
}

/** Counts a minute once, however many nodes run in it. */
export async function noteMinute(db: Db, minute: Date): Promise<void> {
  await db
    .insert(runningDays)
    .values({ day: utcDay(minute), minutes: 1, firstMinute: minute, lastMinute: minute })
    .onConflictDoUpdate({
      target: runningDays.day,
      set: { minutes: sql`${runningDays.minutes} + 1`, lastMinute: minute },
      setWhere: lt(runningDays.lastMinute, minute),
    });
}

/** Uptime in the last days, from the first recorded minute on; undefined before it. */
export async function uptimeUntil(db: Db, now: Date): Promise<Uptime | undefined> {
  const start = new Date(now.getTime() - (uptimeDays - 1) * dayInMilliseconds);
  const days = await db
    .select()
    .from(runningDays)
    .where(gte(runningDays.day, utcDay(start)))
    .orderBy(runningDays.day);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return undefined;
  const minutes = days.reduce((sum, day) => sum + day.minutes, 0);
  const begun = Math.floor(now.getTime() / minuteInMilliseconds) * minuteInMilliseconds;
  const passed = (begun - first.firstMinute.getTime()) / minuteInMilliseconds;
  // The minute that has just begun may be noted in some seconds: it counts from then on.
  const current = last.lastMinute.getTime() >= begun ? 1 : 0;
  return { minutes, possibleMinutes: Math.max(passed + current, minutes), since: first.firstMinute };
}

/** Removes days that no share includes. */
export async function sweepRunningDays(db: Db, now = new Date()): Promise<void> {
  const start = new Date(now.getTime() - (uptimeDays + 1) * dayInMilliseconds);
  await db.delete(runningDays).where(lt(runningDays.day, utcDay(start)));
}
