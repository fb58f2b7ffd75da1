import { eq, isNotNull, sql } from 'drizzle-orm';
import { mails } from '../../db/schema/index.ts';

/** Which mails staff see, count, repeat and cancel: not those to the owner of an account or to who reads reports. */
export const isShownToStaff = eq(mails.isPrivate, false);

/** Only these can be cancelled: what the site writes, it owes to someone else than who would cancel it. */
export const isWrittenByStaff = isNotNull(mails.author);

/** Empty for a mail with a secret, such as a link that opens an account: its history is not read by its recipient only. */
export const readableBody = sql<string>`case when ${mails.isConfidential} then '' else ${mails.body} end`;

/** Not of a mail that was given up or cancelled and whose text was removed then. */
export const isSendable = sql`not (${mails.isConfidential} and ${mails.status} in ('failed', 'cancelled'))`;
