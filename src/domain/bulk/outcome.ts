import { z } from 'zod';
import type { Transaction } from '../../db/client.ts';
import { articleFields } from '../../fields/articles.ts';
import { assetFields } from '../../fields/assets.ts';
import { problem } from '../../fields/problem.ts';
import { type ActivityEntry, event } from '../activity/commands.ts';
import type { AssetUse } from '../assets/usage.ts';
import { done } from '../command.ts';
import { type PublicEffect, strongerOf } from '../publishing/page-change.ts';
import type { Declare } from '../publishing/staleness.ts';
import type { FindRow } from '../row-by-id.ts';

/** Items of one action. While they are changed, others who write wait for the activity log. */
export const maxBulkItems = 50;

const positive = z.int().min(1).max(2_147_483_647);

const item = z.strictObject({
  id: positive,
  version: positive.optional().describe('As it was read: an item that was saved since is refused'),
});

const items = listOf(item);

function listOf<Item extends typeof item>(one: Item) {
  return z
    .array(one)
    .min(1, problem('nothingNamed', { noun: 'item' }))
    .max(maxBulkItems, problem('tooManyNamed', { count: maxBulkItems, noun: 'item' }))
    .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, problem('namedTwice', { noun: 'item' }));
}

const archivedItem = item.extend({
  status: z.enum(['draft', 'published']).describe('That it had before it was archived'),
});

const unknownAction = { error: problem('knownAction') };

/** A change of several articles. */
export const articleBulk = z.discriminatedUnion(
  'action',
  [
    z.strictObject({ action: z.literal('publish'), items }),
    z.strictObject({ action: z.literal('archive'), items }),
    z.strictObject({ action: z.literal('unarchive'), items: listOf(archivedItem) }),
    z.strictObject({ action: z.literal('topic'), topic: articleFields.topic.input, items }),
    z.strictObject({ action: z.literal('delete'), items }),
  ],
  unknownAction,
);
export type ArticleBulk = z.output<typeof articleBulk>;

const tags = assetFields.tags.input.refine((given) => given !== '', problem('required'));

/** A change of several assets. */
export const assetBulk = z.discriminatedUnion(
  'action',
  [
    z.strictObject({ action: z.literal('tag'), tags, items }),
    z.strictObject({ action: z.literal('untag'), tags, items }),
    z.strictObject({
      action: z.literal('move'),
      category: assetFields.category.input,
      subcategory: assetFields.subcategory.input.default(null),
      items,
    }),
    z.strictObject({ action: z.literal('delete'), items }),
  ],
  unknownAction,
);
export type AssetBulk = z.output<typeof assetBulk>;

type BulkItem = ArticleBulk['items'][number];

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
  | { result: 'unchanged' }
  | {
      result: 'done';
      /** When it was deleted. */
      deletedAt?: Date;
      /** What archiving it is undone with. */
      archived?: { version: number; status: string };
    }
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

/** About the action as a whole; each change has its own as well. */
function entryOf(
  outcomes: readonly BulkOutcome[],
  { action: bulk, noun }: Pick<Bulk<unknown, BulkInput['action']>, 'action' | 'noun'>,
): ActivityEntry {
  const refused = outcomes.filter(({ result }) => result === 'refused');
  const count = outcomes.filter(({ result }) => result === 'done').length;
  const status = refused.length === 0 ? 'success' : refused.length === outcomes.length ? 'failed' : 'partial';
  const ids = refused.map(({ id }) => `#${id}`).join(', ');
  const error = ids === '' ? undefined : problem('refusedItems', { ids });
  const args = { noun, bulk, count, refused: refused.length, ...(bulk === 'delete' && { action: bulk }) };
  return event('changedTogether', args, { status, error });
}
