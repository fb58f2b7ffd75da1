import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Transaction } from '../../db/client.ts';
import { articles, assets, leaders, trash } from '../../db/schema/index.ts';
import { orderBy } from '../../db/sorting.ts';
import { list } from '../list.ts';
import type { FindRow } from '../row-by-id.ts';

/** What is in the trash, without the rows. */
export type TrashedItem = {
  kind: TrashKind;
  id: number;
  name: string;
  path: string | null;
  files: string[];
  deletedBy: string;
  deletedAt: Date;
  expiresAt: Date;
};

const { kind, itemId, name, path, files, deletedBy, deletedAt, expiresAt } = trash;
const columns = { kind, id: itemId, name, path, files, deletedBy, deletedAt, expiresAt };

/** What is in the trash. */
export const trashList = list({
  needs: 'trash.read',
  filters: z.strictObject({}),
  sorts: {
    deleted: [
      { by: deletedAt, descending: true },
      { by: itemId, descending: true },
    ],
  },
  usual: '-deleted',
  count: async (db) => ({ total: await db.$count(trash), isExact: true }),
  read: async (db, _filter, { limit, offset, ordering }) =>
    known(
      await db
        .select(columns)
        .from(trash)
        .orderBy(...orderBy(ordering))
        .offset(offset)
        .limit(limit),
    ),
});

export async function findTrashed(db: Db | Transaction, kind: TrashKind, id: number): Promise<TrashedItem | undefined> {
  return known(await db.select(columns).from(trash).where(isItem(kind, id)))[0];
}

/** The one whose kind is in the address too; with `deleted`, in milliseconds, only if it was deleted then. */
export const findItem: FindRow<TrashedItem> = async (db, id, lock, at) => {
  const ofKind = parseTrashKind(at?.kind ?? '');
  if (!ofKind) return undefined;
  const query = db.select(columns).from(trash).where(isItem(ofKind, id)).$dynamic();
  const [item] = known(await (lock ? query.for('update') : query));
  return at?.deleted === undefined || at.deleted === String(item?.deletedAt.getTime()) ? item : undefined;
};

/** The assets in the trash at these paths. */
export async function listTrashedFiles(db: Db | Transaction, paths: readonly string[]): Promise<TrashedItem[]> {
  if (paths.length === 0) return [];
  const isOne = and(eq(kind, 'assets'), inArray(path, [...paths]));
  return known(await db.select(columns).from(trash).where(isOne).orderBy(itemId));
}

/** Articles and leaders in the trash that refer to a file. */
export async function listTrashedUses(db: Db | Transaction, file: string): Promise<TrashedItem[]> {
  return known(
    await db.select(columns).from(trash).where(sql`${files} @> array[${file}]::text[]`).orderBy(kind, itemId),
  );
}

/** Items whose time in the trash is over. */
export async function listExpired(db: Db, now: Date): Promise<TrashedItem[]> {
  return known(await db.select(columns).from(trash).where(lte(expiresAt, now)).orderBy(expiresAt));
}

export function isItem(ofKind: TrashKind, id: number) {
  return and(eq(kind, ofKind), eq(itemId, id));
}

function known(rows: (Omit<TrashedItem, 'kind'> & { kind: string })[]): TrashedItem[] {
  return rows.flatMap((row) => {
    const ofKind = parseTrashKind(row.kind);
    return ofKind ? [{ ...row, kind: ofKind }] : [];
  });
}

/** What can be moved to the trash, as addresses name it. */
export const trashKinds = ['articles', 'assets', 'leaders'] as const;
export type TrashKind = (typeof trashKinds)[number];

/** The table whose row is the item itself; rows of other tables belong to it. */
export const tableOf = { articles, assets, leaders } as const satisfies Record<TrashKind, unknown>;

/** The noun of the activity log. */
export const resourceTypes = { articles: 'article', assets: 'asset', leaders: 'leader' } as const;

function parseTrashKind(text: string): TrashKind | undefined {
  return trashKinds.find((kind) => kind === text);
}
