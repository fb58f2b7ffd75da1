import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { activityLogs } from '../../db/schema/index.ts';

export type LastSave = { username: string; at: Date };

/** Author of the last save of a resource, such as `article` 12, from the activity log. */
export async function findLastSave(db: Db, type: string, id: number): Promise<LastSave | undefined> {
  const { username, timestamp, resourceType, resourceId, status } = activityLogs;
  const [entry] = await db
    .select({ username, at: timestamp })
    .from(activityLogs)
    .where(and(eq(resourceType, type), eq(resourceId, String(id)), eq(status, 'success')))
    .orderBy(desc(activityLogs.id))
    .limit(1);
  return entry;
}
