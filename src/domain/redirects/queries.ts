import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Db } from '../../db/client.ts';
import { missedAddresses, redirects } from '../../db/schema/index.ts';
import { orderBy } from '../../db/sorting.ts';
import { list, type Part } from '../list.ts';
import { pathKeyOf } from './addresses.ts';

const none = z.strictObject({});
const needs = 'redirects.manage';

export const redirectList = list({
  needs,
  filters: none,
  sorts: {
    path: [{ by: redirects.path, descending: false }],
    hits: [
      { by: redirects.hits, descending: true },
      { by: redirects.id, descending: true },
    ],
  },
  usual: 'path',
  count: (db) => counted(db, redirects),
  read: (db, _filter, { limit, offset, ordering }) =>
    db
      .select()
      .from(redirects)
      .orderBy(...orderBy(ordering))
      .limit(limit)
      .offset(offset),
});

/** Where an address leads. */
export async function findTarget(db: Db, path: string): Promise<string | undefined> {
  const [row] = await db
    .select()
    .from(redirects)
    .where(eq(redirects.path, pathKeyOf(path)));
  return row?.target;
}

/** Addresses that visitors did not find. */
export const missedList = list({
  needs,
  filters: none,
  sorts: {
    last: [
      { by: missedAddresses.lastAt, descending: true },
      { by: missedAddresses.id, descending: true },
    ],
    count: [
      { by: missedAddresses.count, descending: true },
      { by: missedAddresses.id, descending: true },
    ],
  },
  usual: '-last',
  count: (db) => counted(db, missedAddresses),
  read: (db, _filter, { limit, offset, ordering }: Part) =>
    db
      .select()
      .from(missedAddresses)
      .orderBy(...orderBy(ordering))
      .limit(limit)
      .offset(offset),
});

async function counted(db: Db, table: PgTable) {
  return { total: await db.$count(table), isExact: true };
}
