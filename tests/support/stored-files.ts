import type { Db } from '../../src/db/client.ts';
import { assets } from '../../src/db/schema/index.ts';

/** Assets at these paths, without files: pictures, and documents for paths that end with `.pdf`. */
export async function storeAssetsAt(db: Db, ...paths: string[]): Promise<void> {
  await db.insert(assets).values(
    paths.map((path) => ({
      name: path,
      path,
      filename: path.replace('/assets/', ''),
      category: path.endsWith('.pdf') ? 'reports' : 'news',
      mediaType: path.endsWith('.pdf') ? 'document' : 'image',
    })),
  );
}
