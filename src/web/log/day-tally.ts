import { type Day, today } from '../../domain/baik/days.ts';
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

  /** Only the kind of an error: its message may contain user input. */
  countFailure(error: unknown): void {
    this.count(failure + (error instanceof Error ? error.name : typeof error));
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
