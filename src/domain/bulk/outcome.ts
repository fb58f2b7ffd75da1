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

/** One action may take this long on a busy server. */
export const maxBulkInMilliseconds = 20_000;

const strength: Record<PublicEffect, number> = { none: 0, changed: 1, withdrawn: 2 };

/** Changes the items in turn, and declares their strongest effect on public pages. */
export async function changeEach<Item>(
  items: readonly Item[],
  declare: (effect: PublicEffect) => void,
  changeOne: (item: Item, declare: (effect: PublicEffect) => void) => Promise<BulkOutcome>,
): Promise<BulkOutcome[]> {
  let strongest: PublicEffect = 'none';
  declare(strongest);
  const outcomes: BulkOutcome[] = [];
  for (const item of items) {
    const outcome = await changeOne(item, (effect) => {
      if (strength[effect] > strength[strongest]) strongest = effect;
    });
    outcomes.push(outcome);
  }
  declare(strongest);
  return outcomes;
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
