import { and, eq, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { assets, documentTexts } from '../../../db/schema/index.ts';

type UnreadDocument = { id: number; path: string };

/** Documents whose text is not known, or is that of a file that was replaced. */
export async function listUnreadDocuments(db: Db, limit: number): Promise<UnreadDocument[]> {
  const known = db
    .select({ one: sql`1` })
    .from(documentTexts)
    .where(and(eq(documentTexts.assetId, assets.id), eq(documentTexts.path, assets.path)));
  return db
    .select({ id: assets.id, path: assets.path })
    .from(assets)
    .where(and(eq(assets.mediaType, 'document'), notExists(known)))
    .orderBy(assets.id)
    .limit(limit);
}

/** Stores what the file at this path says, unless the document has been deleted or replaced meanwhile. */
export async function storeDocumentText(db: Db, { id, path }: UnreadDocument, text: string): Promise<void> {
  await db.execute(sql`
    insert into document_texts (asset_id, path, text)
    select id, path, ${text} from assets where id = ${id} and path = ${path}
    on conflict (asset_id) do update set path = excluded.path, text = excluded.text`);
}
