/** How often every node compares the epoch, in milliseconds: notifications can be lost without a sign. */
const checkIntervalInMilliseconds = 1000;

type Options = { check: () => Promise<void>; onError: (error: unknown) => void };

/**
 * Compares the epoch again and again. A failure is reported once until a check succeeds; the next one begins when the last
 * has ended.
 */
export function startEpochWatch({ check, onError }: Options): { stop: () => void } {
  let timer: Timer | undefined;
  let stopped = false;
  let isFailing = false;
  const look = async () => {
    try {
      await check();
      isFailing = false;
    } catch (error) {
      if (!isFailing && !stopped) onError(error);
      isFailing = true;
    }
    if (!stopped) timer = setTimeout(look, checkIntervalInMilliseconds);
  };
  timer = setTimeout(look, checkIntervalInMilliseconds);
  return {
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
