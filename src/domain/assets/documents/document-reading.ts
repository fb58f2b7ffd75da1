import { and, eq, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { assets, documentTexts } from '../../../db/schema/index.ts';
import { FileTooComplexError } from '../../attachments/refused-files.ts';

/** Reads the text of a file in a process of its own. Throws FileTooComplexError and FilesBusyError. */
export type DocumentReader = (file: string) => Promise<string>;

const documentsAtOnce = 20;
type Options = {
  db: Db;
  read: DocumentReader;
  /** Runs work on the file behind a path such as `/assets/a.pdf`; undefined when it is missing. */
  withFile: <Result>(path: string, work: (file: string) => Promise<Result>) => Promise<Result | undefined>;
};

/** Reads documents for the search, one after the other: all that have not been read. */
export async function readDocuments(
  { db, read, withFile }: Options,
  isStopped: () => boolean = () => false,
): Promise<void> {
  for (;;) {
    const unread = await listUnreadDocuments(db, documentsAtOnce);
    for (const document of unread) {
      if (isStopped()) return;
      const text = await withFile(document.path, (file) => textOf(file, read));
      await storeDocumentText(db, document, text ?? '');
    }
    if (unread.length < documentsAtOnce) return;
  }
}

/** Empty for a file that takes too long: it would do so each time. */
async function textOf(file: string, read: DocumentReader): Promise<string> {
  try {
    return await read(file);
  } catch (error) {
    if (error instanceof FileTooComplexError) return '';
    throw error;
  }
}

type UnreadDocument = { id: number; path: string };

/** Documents whose text is not known, or is that of a file that was replaced. */
async function listUnreadDocuments(db: Db, limit: number): Promise<UnreadDocument[]> {
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
async function storeDocumentText(db: Db, { id, path }: UnreadDocument, text: string): Promise<void> {
  await db.execute(sql`
    insert into document_texts (asset_id, path, text)
    select id, path, ${text} from assets where id = ${id} and path = ${path}
    on conflict (asset_id) do update set path = excluded.path, text = excluded.text`);
}
