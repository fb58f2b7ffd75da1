import type { Db } from '../../src/db/client.ts';
import { contactMessages } from '../../src/db/schema/index.ts';

type MessageRow = typeof contactMessages.$inferInsert;

/** A message of a visitor, with these values instead of its own. */
export function message(said: Partial<MessageRow> = {}): MessageRow {
  return {
    submissionKey: crypto.randomUUID(),
    name: 'Sari Wulandari',
    email: 'sari@example.com',
    subject: 'kemitraan',
    message: 'Halo',
    language: 'id',
    ...said,
  };
}

/** Stores a message, and returns its id. */
export async function storeMessage(db: Db, said?: Partial<MessageRow>): Promise<number> {
  const [stored] = await db.insert(contactMessages).values(message(said)).returning({ id: contactMessages.id });
  if (!stored) throw new Error('The message was not stored.');
  return stored.id;
}
