import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const activityLogs = pgTable(
  'activity_logs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** No foreign key: an entry outlives the account that made it. */
    userId: integer('user_id'),
    username: text('username').notNull().default(''),
    actionType: text('action_type').notNull(),
    description: text('description').notNull(),
    status: text('status').notNull().default('success'),
    timestamp: moment('timestamp').notNull().defaultNow(),
    resourceType: text('resource_type'),
    resourceName: text('resource_name'),
    resourceId: text('resource_id'),
    errorMessage: text('error_message'),
    /** Before and after of the changed fields; never a secret. */
    changes: jsonb('changes').$type<Record<string, { before: unknown; after: unknown }>>(),
  },
  (table) => [
    index('activity_logs_newest').on(table.timestamp.desc(), table.id.desc()),
    index('activity_logs_by_user').on(table.username, table.timestamp.desc(), table.id.desc()),
    index('activity_logs_by_action').on(table.actionType, table.timestamp.desc(), table.id.desc()),
    index('activity_logs_by_status').on(table.status, table.timestamp.desc(), table.id.desc()),
    check(
      'activity_logs_action_known',
      sql`${table.actionType} in ('login', 'logout', 'upload', 'create', 'update', 'delete', 'other')`,
    ),
    check('activity_logs_status_known', sql`${table.status} in ('success', 'failed', 'partial')`),
  ],
);
