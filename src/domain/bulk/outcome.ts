import type { Transaction } from '../../db/client.ts';
import type { ActivityEntry } from '../activity/commands.ts';
import type { AssetUse } from '../assets/usage.ts';
import { done } from '../command.ts';
import { type PublicEffect, strongerOf } from '../publishing/page-change.ts';
import type { Declare } from '../publishing/staleness.ts';
import type { FindRow } from '../row-by-id.ts';
import type { ArticleBulk, AssetBulk, BulkItem } from './input.ts';

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
type BulkRefusal = (typeof bulkRefusals)[number];

export type BulkResult =
  | { result: 'done' | 'unchanged' }
  | {
      result: 'refused';
      reason: BulkRefusal;
      /** What is invalid, in the words of the single command. */
      problem?: string;
      /** Where the item is used. */
      uses?: readonly AssetUse[];
    };

/** What an action did to one item. */
export type BulkOutcome = { id: number; name: string } & BulkResult;

export type BulkInput = ArticleBulk | AssetBulk;

export function refuse(reason: BulkRefusal, problem?: string) {
  return { result: 'refused', reason, ...(problem !== undefined && { problem }) } as const;
}

/** One action may take this long on a busy server. */
export const maxBulkInMilliseconds = 20_000;

type Bulk<Row, Action> = {
  action: Action;
  items: readonly BulkItem[];
  find: FindRow<Row>;
  nameOf: (row: Row) => string;
  /** For the entry about the action as a whole, such as "Tagged"; each change has its own as well. */
  verb: string;
  noun: 'article' | 'asset';
};

/**
 * Changes the items in turn. One that cannot be changed is left as it is, and named with the reason; the others are changed together.
 * An unexpected error changes none of them.
 */
export async function changeEach<Row extends { version: number }, Action extends BulkInput['action']>(
  tx: Transaction,
  bulk: Bulk<Row, Action>,
  change: (row: Row, declare: Declare) => Promise<BulkResult>,
) {
  const { action, items, find, nameOf } = bulk;
  const rows = new Map<number, Row | undefined>();
  // In the order of their ids, so that two actions never wait for each other.
  for (const { id } of items.toSorted((one, other) => one.id - other.id)) rows.set(id, await find(tx, id, 'lock'));
  let shows: PublicEffect | undefined;
  const declare: Declare = (effect) => {
    shows = strongerOf(shows, effect);
  };
  const outcomes: BulkOutcome[] = [];
  for (const { id, version } of items) {
    const row = rows.get(id);
    if (!row) outcomes.push({ id, name: '', ...refuse('missing') });
    else if (version !== undefined && version !== row.version)
      outcomes.push({ id, name: nameOf(row), ...refuse('conflict') });
    else outcomes.push({ id, name: nameOf(row), ...(await change(row, declare)) });
  }
  return done({ action, outcomes }, { log: entryOf(outcomes, bulk), shows });
}

type Said = Pick<Bulk<unknown, BulkInput['action']>, 'action' | 'verb' | 'noun'>;

function entryOf(outcomes: readonly BulkOutcome[], { action, verb, noun }: Said): ActivityEntry {
  const refused = outcomes.filter(({ result }) => result === 'refused');
  const changed = outcomes.filter(({ result }) => result === 'done').length;
  const status = refused.length === 0 ? 'success' : refused.length === outcomes.length ? 'failed' : 'partial';
  const count = `${changed} ${noun}${changed === 1 ? '' : 's'}`;
  const rest = refused.length === 0 ? '' : `, ${refused.length} refused`;
  return {
    action: action === 'delete' ? 'delete' : 'update',
    description: `${verb} ${count} together${rest}`,
    status,
    resource: { type: noun },
    ...(refused.length > 0 && { error: `Refused: ${refused.map(({ id }) => `#${id}`).join(', ')}` }),
  };
}
