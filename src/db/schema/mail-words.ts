import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

type SearchedMail = Record<'subject' | 'recipients' | 'cc' | 'bcc', AnyPgColumn>;

/** Searched words of a mail: its subject and the parts of its recipients' addresses. */
export function mailWords({ subject, recipients, cc, bcc }: SearchedMail): SQL {
  return sql`to_tsvector('simple', search_text(${subject} || ' ' || ${recipients}::text || ' ' || ${cc}::text || ' ' || ${bcc}::text))`;
}

type SearchedMessage = Record<'name' | 'email' | 'phone' | 'message', AnyPgColumn>;

/** Searched words of a contact message, including the parts of its address and phone number. */
export function messageWords({ name, email, phone, message }: SearchedMessage): SQL {
  return sql`to_tsvector('simple', search_text(${name} || ' ' || ${email} || ' ' || coalesce(${phone}, '') || ' ' || ${message}))`;
}
