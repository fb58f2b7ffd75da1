import { type Day, today } from '../../domain/days.ts';
import type { Log } from './log.ts';

/** What the report channel counts. */
export type ChannelTally = Pick<DayTally, 'count' | 'countFailure'>;

/**
 * Counts events per day. A log line reveals the moment it was written, so the counts of a day are written when it is over,
 * by a timer that is independent of the events.
 */
export class DayTally {
  private readonly days = new Map<Day, Map<string, number>>();

  constructor(private readonly log: Log) {}

  count(event: string): void {
    const day = today();
    const counts = this.days.get(day) ?? new Map<string, number>();
    this.days.set(day, counts.set(event, (counts.get(event) ?? 0) + 1));
  }

  countFailure(error: unknown): void {
    this.countKind(kindOf(error));
  }

  /** A failure in another process, by its kind. */
  countKind(kind: string): void {
    this.count(failure + kind);
  }

  /** Writes the counts of past days. */
  writeDaysBefore(): void {
    this.write((day) => day < today());
  }

  /** Writes all counts before the process ends. */
  writeAll(): void {
    this.write(() => true);
  }

  private write(isOver: (day: Day) => boolean): void {
    for (const [day, counts] of this.days) {
      if (!isOver(day)) continue;
      this.days.delete(day);
      for (const [event, count] of counts) {
        if (event.startsWith(failure)) this.log.error('baik_failed', event.slice(failure.length), { day, count });
        else this.log.info(event, { day, count });
      }
    }
  }
}

const failure = 'failure ';

/** How deep the causes of an error are searched; Drizzle wraps the driver's error once. */
const maxCauses = 8;

/** The name and the code of what caused an error, and nothing of its message, which may contain user input. */
export function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  let cause = error;
  for (let depth = 0; depth < maxCauses && cause.cause instanceof Error; depth += 1) cause = cause.cause;
  const code: unknown = Reflect.get(cause, 'code');
  const isPlain = typeof code === 'string' && /^[A-Z\d_]{1,40}$/.test(code);
  return isPlain ? `${cause.name} ${code}` : cause.name;
}
