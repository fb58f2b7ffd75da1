import type { ActiveEditor } from './leases.ts';

/** Who else has an article open: each person once, oneself only for other windows. */
export type OtherEditor = { username: string; since: Date; own: boolean };

export function otherEditors(
  present: readonly ActiveEditor[],
  accountId: number,
  window: string | undefined,
): OtherEditor[] {
  const others = new Map<number, OtherEditor>();
  for (const one of present) {
    const own = one.accountId === accountId;
    if (own && (window === undefined || one.window === window)) continue;
    if (!others.has(one.accountId)) others.set(one.accountId, { username: one.username, since: one.since, own });
  }
  return [...others.values()];
}
