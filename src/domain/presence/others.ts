import type { Present } from './leases.ts';

/** Who else has an article open: each person once, oneself only for other windows. */
export type Other = { username: string; since: Date; own: boolean };

export function othersOf(present: readonly Present[], accountId: number, window: string | undefined): Other[] {
  const others = new Map<number, Other>();
  for (const one of present) {
    const own = one.accountId === accountId;
    if (own && (window === undefined || one.window === window)) continue;
    if (!others.has(one.accountId)) others.set(one.accountId, { username: one.username, since: one.since, own });
  }
  return [...others.values()];
}
