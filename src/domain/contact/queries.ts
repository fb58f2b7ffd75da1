import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { contactAttachments } from '../../db/schema/index.ts';

/** Which of these stored files belong to a message. */
export async function filesOfMessages(db: Db, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const rows = await db
    .select({ storedAs: contactAttachments.storedAs })
    .from(contactAttachments)
    .where(inArray(contactAttachments.storedAs, [...names]));
  return new Set(rows.map(({ storedAs }) => storedAs));
}
