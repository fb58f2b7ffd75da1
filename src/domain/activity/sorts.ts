import { activityLogs } from '../../db/schema/index.ts';
import type { SortKey, SortName, Sorts } from '../../db/sorting.ts';

const newest: readonly SortKey[] = [
  { by: activityLogs.timestamp, descending: true },
  { by: activityLogs.id, descending: true },
];

/** Orders of the activity log, each with an index. */
export const activitySorts = {
  time: newest,
  user: [{ by: activityLogs.username, descending: false }, ...newest],
  action: [{ by: activityLogs.actionType, descending: false }, ...newest],
  status: [{ by: activityLogs.status, descending: false }, ...newest],
} as const satisfies Sorts<string>;
export type ActivitySort = SortName<keyof typeof activitySorts>;
