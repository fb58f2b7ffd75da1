import { test } from 'bun:test';

/** `bun run audit:long` does everything; the suite a small fixed sample of it. */
export const isLongRun = process.env.AUDIT === 'long';

/** A test for `bun run audit:long`; not defined in the suite, so that it does not count as skipped. */
export function longTest(name: string, check: () => Promise<void>, timeout?: number): void {
  if (isLongRun) test(name, check, timeout);
}

/** In the suite only the items at these positions, counted from 0; in `bun run audit:long` all of them. */
export function sampled<Item>(items: readonly Item[], ...positions: number[]): Item[] {
  return isLongRun ? [...items] : items.filter((_, position) => positions.includes(position));
}
