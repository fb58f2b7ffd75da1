import type { DatabaseHealth } from '../db/health.ts';
import { isDatabaseLate } from '../db/unavailable.ts';
import { allowTime, trackStored } from '../db/work.ts';

/** An operator waits for a busy database rather than learn that it was late: right after a start it has much to do. */
const maxWaitInMilliseconds = 30_000;
/** Until the health check has noticed that the database does not answer, a query fails at once. */
const pauseInMilliseconds = 200;

type Options = {
  /** Aborted when the operator has left: a command that has not begun is not carried out then. */
  signal?: AbortSignal;
  maxMilliseconds?: number;
};

/**
 * Carries out the command of an operator when the database answers, and again when the database was late and nothing of
 * it was stored.
 */
export async function retryWhenAvailable<Result>(
  health: DatabaseHealth,
  work: () => Promise<Result>,
  { signal, maxMilliseconds = maxWaitInMilliseconds }: Options = {},
): Promise<Result> {
  const deadline = performance.now() + maxMilliseconds;
  for (;;) {
    await untilAvailable(health, deadline - performance.now());
    signal?.throwIfAborted();
    const attempt = await trackStored(async (stored) => {
      try {
        return { result: await allowTime(maxMilliseconds, work) };
      } catch (error) {
        const wasLate = isDatabaseLate(error) && stored() === 'nothing';
        if (!wasLate || performance.now() >= deadline) throw error;
        return undefined;
      }
    });
    if (attempt) return attempt.result;
    await Bun.sleep(pauseInMilliseconds);
  }
}

/** Resolves when the database answers, or after the time. */
function untilAvailable(health: DatabaseHealth, maxMilliseconds: number): Promise<void> {
  if (health.isAvailable) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, Math.max(0, maxMilliseconds));
  const forget = health.onChange((isAvailable) => {
    if (isAvailable) resolve();
  });
  return promise.finally(() => {
    clearTimeout(timer);
    forget();
  });
}
