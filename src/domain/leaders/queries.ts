import { and, asc, eq, getTableColumns, type InferSelectModel } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Transaction } from '../../db/client.ts';
import { assets, leaders } from '../../db/schema/index.ts';
import { inputsOf } from '../../fields/derive.ts';
import { leaderFields } from '../../fields/leaders.ts';
import { problem } from '../../fields/problem.ts';
import { type PictureAsset, pictureColumns } from '../assets/queries.ts';
import { type FindRow, rowById } from '../row-by-id.ts';

export interface Leader extends InferSelectModel<typeof leaders> {}

/** `picture` is the stored file of the portrait; null while none is chosen, or when the file has been deleted. */
export type PortrayedLeader = Leader & { picture: PictureAsset | null };

/** The page shows all leaders without pagination. */
export const maxLeaders = 100;

/** All members of both boards by board and order, with their portraits. */
export function listLeaders(db: Db | Transaction, filter: { visible?: true } = {}): Promise<PortrayedLeader[]> {
  return db
    .select({ ...getTableColumns(leaders), picture: pictureColumns })
    .from(leaders)
    .leftJoin(assets, and(eq(assets.path, leaders.portrait), eq(assets.mediaType, 'image')))
    .where(filter.visible ? eq(leaders.visible, true) : undefined)
    .orderBy(...inOrder)
    .execute();
}

export const findLeader: FindRow<Leader> = rowById(leaders);

/** Commissioners before directors, which is also their alphabetical order. */
export const inOrder = [asc(leaders.board), asc(leaders.sortOrder), asc(leaders.id)];

const fields = z.strictObject(inputsOf(leaderFields));
const version = z.int().positive().describe('As it was read: answers 409 when someone saved since');

export const newLeaderInput = fields.partial().required({ board: true, name: true, position: true, position_en: true });

/** Partial update; omitted fields stay unchanged. */
export const leaderChanges = z.strictObject({ ...fields.shape, version }).partial();
export type LeaderChanges = z.output<typeof leaderChanges>;

const maxId = 2_147_483_647;

export const leaderOrder = z.strictObject({
  leaders: z
    .array(
      z.strictObject({
        id: z.int().min(1).max(maxId),
        sort_order: leaderFields.sortOrder.input.describe('The position within the board, from 1'),
      }),
    )
    .min(1, problem('nothingNamed', { noun: 'leader' }))
    .max(maxLeaders, problem('tooManyNamed', { count: maxLeaders, noun: 'leader' }))
    .refine(
      (list) => new Set(list.map(({ id }) => id)).size === list.length,
      problem('namedTwice', { noun: 'leader' }),
    ),
});
