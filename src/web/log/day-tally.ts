import { type Day, today } from '../../domain/baik/days.ts';
import type { Log } from './log.ts';

/**
 * Counts events of which nobody may know more than the day. A line in the log tells the moment in which it was written,
 * so the lines of a day are written once it is over, by a clock that knows nothing of the events.
 */
export class DayTally {
  private readonly days = new Map<Day, Map<string, number>>();

  constructor(private readonly log: Log) {}

  count(event: string): void {
    const day = today();
    const counts = this.days.get(day) ?? new Map<string, number>();
    this.days.set(day, counts.set(event, (counts.get(event) ?? 0) + 1));
  }

  /** Of the error only its kind: what it says may be what somebody wrote. */
  countFailure(error: unknown): void {
    this.count(failure + (error instanceof Error ? error.name : typeof error));
  }

  /** Writes down the days that are over. */
  writeDaysBefore(): void {
    this.write((day) => day < today());
  }

  /** Before the process ends, which says nothing of when anything happened. */
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
