/**
 * The smallest of the values that at least so many percent of them do not exceed (nearest rank, no interpolation): 100 gives
 * the largest. 0 when there are none.
 */
export function percentile(values: readonly number[], percent: number): number {
  const rank = Math.max(1, Math.ceil((percent * values.length) / 100));
  return values.toSorted((one, other) => one - other)[rank - 1] ?? 0;
}

/** The middle value; of an even number of values the lower one in the middle. */
export const median = (values: readonly number[]): number => percentile(values, 50);
