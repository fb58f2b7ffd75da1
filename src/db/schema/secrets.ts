import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/** Generated keys shared by all nodes. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  /** Base64. */
  value: text('value').notNull(),
  createdAt: createdAt(),
});
