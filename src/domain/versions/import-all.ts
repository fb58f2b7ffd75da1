import { and, asc, eq, notExists, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { articles, assets, leaders, versions } from '../../db/schema/index.ts';
import { type VersionedNoun, versionedNouns } from '../../db/schema/version-values.ts';
import { importVersions } from './commands.ts';

const tables = { articles, assets, leaders } as const satisfies Record<VersionedNoun, unknown>;

/** Items in one transaction. */
const maxItems = 100;

/** Stores a first version of all content that has none. Nodes may do it at once: they lock what they import. */
export async function importAllVersions(db: Db | Transaction): Promise<void> {
  for (const noun of versionedNouns) {
    while (await db.transaction((tx) => importSome(tx, noun)));
  }
}

async function importSome(tx: Transaction, noun: VersionedNoun): Promise<boolean> {
  const table = tables[noun];
  const known = tx
    .select({ one: sql`1` })
    .from(versions)
    .where(and(eq(versions.noun, noun), eq(versions.itemId, table.id)));
  const found = await tx
    .select({ id: table.id })
    .from(table)
    .where(notExists(known))
    .orderBy(asc(table.id))
    .limit(maxItems)
    .for('update', { of: table });
  await importVersions(
    tx,
    noun,
    found.map(({ id }) => id),
  );
  return found.length > 0;
}
