import { latestEntries } from '../../domain/limits/memory-counts.ts';

/** Wrong secrets for one subject in ten minutes. */
const maxWrongGuesses = 10;
const windowInMilliseconds = 600_000;
const maxSubjects = 50_000;

/** Limits guesses at the secret of a mailbox or of a recipient, in the memory of this process. */
export class WrongGuesses {
  private readonly guesses = latestEntries<number[]>(maxSubjects, windowInMilliseconds);

  /** Seconds until a secret may be tried; 0 for at once. */
  wait(subject: string, now = Date.now()): number {
    const recent = this.recent(subject, now);
    const first = recent[recent.length - maxWrongGuesses];
    return first === undefined ? 0 : Math.max(1, Math.ceil((first + windowInMilliseconds - now) / 1000));
  }

  count(subject: string, now = Date.now()): void {
    this.guesses.set(subject, [...this.recent(subject, now), now]);
  }

  private recent(subject: string, now: number): number[] {
    return (this.guesses.get(subject) ?? []).filter((time) => time > now - windowInMilliseconds);
  }
}
