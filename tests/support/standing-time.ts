import { setSystemTime } from 'bun:test';

/** Runs a check while no time passes for the application, so that a wait lasts however slow the machine is. */
export async function whileTimeStands(check: () => Promise<void>): Promise<void> {
  setSystemTime(new Date());
  try {
    await check();
  } finally {
    setSystemTime();
  }
}
