import type { DatabaseHealth } from '../db/health.ts';
import { withRequestScope, withTimeLimit } from '../db/request-scope.ts';
import { isDatabaseLate } from '../db/unavailable.ts';

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
    const attempt = await withRequestScope(async (stored) => {
      try {
        return { result: await withTimeLimit(maxMilliseconds, work) };
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
