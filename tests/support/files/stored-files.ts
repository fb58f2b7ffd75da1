import type { Db } from '../../../src/db/client.ts';
import { assets } from '../../../src/db/schema/index.ts';
import { storeFirstVersions } from '../../../src/domain/versions/commands.ts';

/** Stores assets with their first versions, and returns their ids. */
export async function storeAssets(db: Db, rows: readonly (typeof assets.$inferInsert)[]): Promise<number[]> {
  return db.transaction(async (tx) => {
    const stored = await tx
      .insert(assets)
      .values([...rows])
      .returning({ id: assets.id });
    await storeFirstVersions(tx, 'assets', stored);
    return stored.map(({ id }) => id);
  });
}

/** Assets at these paths, without files: pictures, and documents for paths that end with `.pdf`. */
export async function storeAssetsAt(db: Db, ...paths: string[]): Promise<void> {
  await storeAssets(
    db,
    paths.map((path) => ({
      name: path,
      path,
      filename: path.replace('/assets/', ''),
      category: path.endsWith('.pdf') ? 'reports' : 'news',
      mediaType: path.endsWith('.pdf') ? 'document' : 'image',
    })),
  );
}
