import { currentDatabaseUse, type Stored, withCurrent } from '../current.ts';

/**
 * How long a request that changes something may wait for the database, in milliseconds: after that it begins no further
 * query. A query that has begun, and the commit after it, still have their own three seconds.
 */
const maxWaitInMilliseconds = 6000;

/** Time that a request has waited for the database; queries at the same time count once. */
export class DatabaseWait {
  private pending = 0;
  private since = 0;
  private spent = 0;
  private hasEnded = false;

  get isOver(): boolean {
    if (this.hasEnded) return false;
    const now = this.pending > 0 ? performance.now() - this.since : 0;
    return this.spent + now >= maxWaitInMilliseconds;
  }

  begin(): () => void {
    if (this.pending++ === 0) this.since = performance.now();
    return () => {
      if (--this.pending === 0) this.spent += performance.now() - this.since;
    };
  }

  /** The request is answered: what it has set off in the background, such as sending mail, has no such limit. */
  end(): void {
    this.hasEnded = true;
  }
}

/** Runs the work of one request: what it stores is remembered, so that an error can say whether anything was, and its time is limited. */
export async function withRequestScope<Result>(work: (stored: () => Stored) => Promise<Result>): Promise<Result> {
  const outcome: { stored: Stored } = { stored: 'nothing' };
  const wait = new DatabaseWait();
  try {
    const database = { outcome, wait, maxMilliseconds: undefined };
    return await withCurrent({ database }, () => work(() => outcome.stored));
  } finally {
    wait.end();
  }
}

/** Whether the running request has stored anything so far. Outside of requests it is not known. */
export function writeOutcome(): Stored {
  return currentDatabaseUse()?.outcome.stored ?? 'unknown';
}

/** Notes the outcome of a transaction for the request that runs it. Call it where the transaction begins. */
export function outcomeRecorder(): (stored: 'unknown' | 'something') => void {
  const own = currentDatabaseUse()?.outcome;
  return (stored) => {
    if (own && own.stored !== 'unknown') own.stored = stored;
  };
}

/** Runs work that no visitor waits for: a query of it, or a whole transaction, may take this long. */
export function withTimeLimit<Result>(maxMilliseconds: number, work: () => Result): Result {
  const outcome = currentDatabaseUse()?.outcome ?? { stored: 'unknown' };
  return withCurrent({ database: { outcome, wait: undefined, maxMilliseconds } }, work);
}

/** The time that the running request has waited for the database. Undefined for work that no visitor waits for. */
export function databaseWait(): Pick<DatabaseWait, 'isOver' | 'begin'> | undefined {
  return currentDatabaseUse()?.wait;
}

export function timeLimitInMilliseconds(): number | undefined {
  return currentDatabaseUse()?.maxMilliseconds;
}
