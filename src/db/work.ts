import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known of the changes that a request has made: `unknown` when the answer to a commit did not arrive. */
export type Stored = 'nothing' | 'unknown' | 'something';

type Work = { outcome: { stored: Stored }; maxMilliseconds: number | undefined };

const current = new AsyncLocalStorage<Work>();

/** Remembers what a request stores, so that an error can say whether anything was. */
export function trackStored<Result>(work: (stored: () => Stored) => Result): Result {
  const outcome: Work['outcome'] = { stored: 'nothing' };
  return current.run({ outcome, maxMilliseconds: undefined }, () => work(() => outcome.stored));
}

/** What the running request has stored so far. Outside of requests it is not known. */
export function storedSoFar(): Stored {
  return current.getStore()?.outcome.stored ?? 'unknown';
}

/** Notes the outcome of a transaction for the request that runs it. Call it where the transaction begins. */
export function outcomeOfWork(): (stored: 'unknown' | 'something') => void {
  const own = current.getStore()?.outcome;
  return (stored) => {
    if (own && own.stored !== 'unknown') own.stored = stored;
  };
}

/** Work that no visitor waits for: a query of it, or a whole transaction, may take so long, in milliseconds. */
export function allowTime<Result>(maxMilliseconds: number, work: () => Result): Result {
  const outcome = current.getStore()?.outcome ?? { stored: 'unknown' };
  return current.run({ outcome, maxMilliseconds }, work);
}

export function allowedMilliseconds(): number | undefined {
  return current.getStore()?.maxMilliseconds;
}
