import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/** Keys that the site makes for itself and all its nodes share. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  /** Base64. */
  value: text('value').notNull(),
  createdAt: createdAt(),
});
