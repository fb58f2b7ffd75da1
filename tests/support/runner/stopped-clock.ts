import { setSystemTime } from 'bun:test';

/** Runs a check with a stopped clock, so that delays do not expire on a slow machine. */
export async function withStoppedClock(check: () => Promise<void>): Promise<void> {
  setSystemTime(new Date());
  try {
    await check();
  } finally {
    setSystemTime();
  }
}
