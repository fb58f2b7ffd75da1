import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { assets } from '../../db/schema/index.ts';

export type ChoosableFile = { path: string; name: string };

/** More do not fit into a plain list; the asset manager has all of them. */
const maxFiles = 200;

/** The newest pictures of articles, or the newest documents of reports. */
export function listChoosableFiles(db: Db, mediaType: 'image' | 'document'): Promise<ChoosableFile[]> {
  const categories = mediaType === 'image' ? ['news', 'reports'] : ['reports'];
  return db
    .select({ path: assets.path, name: assets.name })
    .from(assets)
    .where(and(inArray(assets.category, categories), eq(assets.mediaType, mediaType)))
    .orderBy(desc(assets.id))
    .limit(maxFiles)
    .execute();
}
