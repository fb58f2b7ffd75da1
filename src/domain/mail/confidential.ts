import { sql } from 'drizzle-orm';
import { mails } from '../../db/schema/index.ts';

/** Empty for a mail with a secret, such as a link that opens an account: its history is not read by its recipient only. */
export const readableBody = sql<string>`case when ${mails.isConfidential} then '' else ${mails.body} end`;

/** Not of a mail that was given up or cancelled and whose text was removed then. */
export const isSendable = sql`not (${mails.isConfidential} and ${mails.status} in ('failed', 'cancelled'))`;
