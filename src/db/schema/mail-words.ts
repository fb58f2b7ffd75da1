import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

type SearchedMail = Record<'subject' | 'recipients' | 'cc' | 'bcc', AnyPgColumn>;

/** The words of a mail that a search looks at: its subject, and the parts of the addresses it goes to. */
export function mailWords({ subject, recipients, cc, bcc }: SearchedMail): SQL {
  return sql`to_tsvector('simple', search_text(${subject} || ' ' || ${recipients}::text || ' ' || ${cc}::text || ' ' || ${bcc}::text))`;
}

type SearchedMessage = Record<'name' | 'email' | 'phone' | 'message', AnyPgColumn>;

/** The words of a contact message that a search looks at; an address and a number fall apart into theirs. */
export function messageWords({ name, email, phone, message }: SearchedMessage): SQL {
  return sql`to_tsvector('simple', search_text(${name} || ' ' || ${email} || ' ' || coalesce(${phone}, '') || ' ' || ${message}))`;
}
