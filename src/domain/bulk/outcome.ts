import type { Transaction } from '../../db/client.ts';
import { type ActionType, type Actor, recordActivity } from '../activity/commands.ts';
import type { AssetUse } from '../assets/usage.ts';
import type { PublicEffect } from '../publishing/page-change.ts';

export const bulkRefusals = [
  'missing',
  'forbidden',
  'conflict',
  'unpublished-changes',
  'no-text',
  'ended',
  'other-category',
  'in-use',
  'invalid',
] as const;
export type BulkRefusal = (typeof bulkRefusals)[number];

/** What an action did to one item. */
export type BulkOutcome = { id: number; name: string } & (
  | { result: 'done' | 'unchanged' }
  | {
      result: 'refused';
      reason: BulkRefusal;
      /** What is invalid, in the words of the single command. */
      problem?: string;
      /** Where the item is used. */
      uses?: readonly AssetUse[];
    }
);

/** How long one action may take in milliseconds: the longest one, on a busy server. */
export const maxBulkMilliseconds = 20_000;

const strength: Record<PublicEffect, number> = { none: 0, changed: 1, withdrawn: 2 };

/** What several changes together do to public pages. */
export function strongerOf(one: PublicEffect, other: PublicEffect): PublicEffect {
  return strength[one] >= strength[other] ? one : other;
}

type Summary = { action: ActionType; verb: string; noun: 'article' | 'asset' };

/** The entry about the action as a whole; each change has its own as well. */
export async function recordBulk(
  tx: Transaction,
  actor: Actor,
  { action, verb, noun }: Summary,
  outcomes: readonly BulkOutcome[],
): Promise<void> {
  const refused = outcomes.filter(({ result }) => result === 'refused');
  const done = outcomes.filter(({ result }) => result === 'done').length;
  const status = refused.length === 0 ? 'success' : refused.length === outcomes.length ? 'failed' : 'partial';
  const count = `${done} ${noun}${done === 1 ? '' : 's'}`;
  const rest = refused.length === 0 ? '' : `, ${refused.length} refused`;
  await recordActivity(tx, actor, {
    action,
    description: `${verb} ${count} together${rest}`,
    status,
    resource: { type: noun },
    ...(refused.length > 0 && { error: `Refused: ${refused.map(({ id }) => `#${id}`).join(', ')}` }),
  });
}
