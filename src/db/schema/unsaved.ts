import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { moment } from './columns.ts';

/** What staff typed into a form and have not saved. */
export const unsaved = pgTable(
  'unsaved',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Names one text being written, from its first character until it is saved or discarded. */
    text: text('text').notNull(),
    /** Address of the form, without a query. No foreign key: the text of a deleted article stays readable. */
    place: text('place').notNull(),
    /** Version that it was begun on. */
    base: integer('base'),
    /** The fields, encrypted; empty when it is done. */
    fields: text('fields').notNull(),
    /** Counts what was stored of the text, so that two windows do not overwrite each other. */
    seq: integer('seq').notNull(),
    typedAt: moment('typed_at').notNull().defaultNow(),
    /** It was saved or discarded: a copy that arrives later is refused. */
    done: boolean('done').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.text] }),
    index('unsaved_of_place').on(table.accountId, table.place),
    index('unsaved_by_age').on(table.typedAt),
  ],
);
