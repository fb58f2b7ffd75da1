import type { Db } from '../../src/db/client.ts';
import { leaders } from '../../src/db/schema/index.ts';
import { storeFirstVersions } from '../../src/domain/versions/commands.ts';

type LeaderRow = typeof leaders.$inferInsert;

/** A visible member of the directors, with the texts of both languages, unless something else is said. */
export function leader(said: Partial<LeaderRow> = {}): LeaderRow {
  return {
    board: 'directors',
    name: 'Ratna Sambas',
    position: 'Direktur Keuangan',
    positionEn: 'Finance Director',
    biography: 'Akuntan dari Sambas.',
    biographyEn: 'An accountant from Sambas.',
    visible: true,
    sortOrder: 1,
    ...said,
  };
}

/** Stores leaders with their first versions, and returns their ids. */
export async function storeLeaders(db: Db, rows: readonly LeaderRow[]): Promise<number[]> {
  return db.transaction(async (tx) => {
    const stored = await tx
      .insert(leaders)
      .values([...rows])
      .returning({ id: leaders.id });
    await storeFirstVersions(tx, 'leaders', stored);
    return stored.map(({ id }) => id);
  });
}

/** Two commissioners, and three directors of whom the last one is hidden; ids from 1 on an empty database. */
export async function storeBoards(db: Db): Promise<void> {
  const commissioner = { board: 'commissioners', position: 'Komisaris', positionEn: 'Commissioner' } as const;
  await storeLeaders(db, [
    leader({ ...commissioner, name: 'Agus Mempawah', sortOrder: 1 }),
    leader({ ...commissioner, name: 'Dewi Ketapang', sortOrder: 2 }),
    leader({ name: 'Bima Sintang', position: 'Direktur Utama', positionEn: 'President Director', sortOrder: 1 }),
    leader({ sortOrder: 2 }),
    leader({ name: 'Yoga Sanggau', sortOrder: 3, visible: false }),
  ]);
}
