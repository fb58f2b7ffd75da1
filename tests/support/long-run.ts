import { test } from 'bun:test';

/** `npm run test:all` takes everything; `npm test` a small fixed sample of what takes long. */
export const isLongRun = process.env.TEST_EXTENT === 'all';

/** A test for `npm run test:all`; not defined in `npm test`, so that it does not count as skipped. */
export function longTest(name: string, check: () => Promise<void>, timeout?: number): void {
  if (isLongRun) test(name, check, timeout);
}

/** In `npm test` only the items at these positions, counted from 0; in `npm run test:all` all of them. */
export function sampled<Item>(items: readonly Item[], ...positions: number[]): Item[] {
  return isLongRun ? [...items] : items.filter((_, position) => positions.includes(position));
}
