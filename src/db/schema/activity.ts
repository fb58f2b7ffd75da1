import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Erasure } from '../../chain/entry.ts';
import { moment } from './columns.ts';

export const activityLogs = pgTable(
  'activity_logs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** No foreign key: an entry outlives the account that made it. */
    userId: integer('user_id'),
    username: text('username').notNull().default(''),
    actionType: text('action_type').notNull(),
    /** Its name and, besides those of the three columns of the resource, the arguments of its words: src/domain/activity/events.ts. */
    event: text('event').notNull(),
    args: jsonb('args').$type<Record<string, string | number>>().notNull().default({}),
    status: text('status').notNull().default('success'),
    timestamp: moment('timestamp').notNull().defaultNow(),
    resourceType: text('resource_type'),
    resourceName: text('resource_name'),
    resourceId: text('resource_id'),
    errorMessage: text('error_message'),
    /** Old and new values of the changed fields; never a secret. */
    changes: jsonb('changes').$type<Record<string, { before: unknown; after: unknown }>>(),
    /** Position in the chain, from 1 on without gaps. Null only where an entry was written past the site. */
    position: bigint('position', { mode: 'number' }).unique(),
    /** The following five are explained in src/chain/entry.ts. */
    salt: text('salt'),
    erased: text('erased'),
    erasures: jsonb('erasures').$type<Erasure[]>(),
    hash: text('hash'),
    seal: text('seal'),
  },
  (table) => [
    index('activity_logs_newest').on(table.timestamp.desc(), table.id.desc()),
    index('activity_logs_by_user').on(table.username, table.timestamp.desc(), table.id.desc()),
    index('activity_logs_by_user_id').on(table.userId, table.timestamp.desc(), table.id.desc()),
    // The two filters that together leave many entries, far apart from each other.
    index('activity_logs_by_user_and_action').on(
      table.username,
      table.actionType,
      table.timestamp.desc(),
      table.id.desc(),
    ),
    index('activity_logs_by_action').on(table.actionType, table.timestamp.desc(), table.id.desc()),
    // For the search, which looks for events by their words.
    index('activity_logs_by_event').on(table.event, table.timestamp.desc(), table.id.desc()),
    index('activity_logs_by_resource').on(table.resourceType, table.resourceId, table.id.desc()),
    index('activity_logs_by_status').on(table.status, table.timestamp.desc(), table.id.desc()),
    // Few entries have any, and all of them are read before the chain is checked.
    index('activity_logs_with_erasures').on(table.id).where(sql`${table.erasures} is not null`),
    check(
      'activity_logs_action_known',
      sql`${table.actionType} in ('login', 'logout', 'upload', 'create', 'update', 'delete', 'other')`,
    ),
    check('activity_logs_status_known', sql`${table.status} in ('success', 'failed', 'partial')`),
  ],
);

/** A single row: the last entry of the chain. Its lock makes writers of all nodes take turns. */
export const activityChain = pgTable(
  'activity_chain',
  {
    id: integer('id').primaryKey().default(1),
    position: bigint('position', { mode: 'number' }).notNull().default(0),
    hash: text('hash').notNull().default(''),
  },
  (table) => [check('activity_chain_single_row', sql`${table.id} = 1`)],
);
