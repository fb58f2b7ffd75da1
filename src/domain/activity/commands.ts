import type { Db, Transaction } from '../../db/client.ts';
import { activityLogs } from '../../db/schema/index.ts';
import type { Changes } from './changes.ts';
import { entryText, longest } from './entry-text.ts';

/** The signed-in member of staff who acts. */
export type Actor = { id: number; username: string };

export const actionTypes = ['login', 'logout', 'upload', 'create', 'update', 'delete', 'other'] as const;
export type ActionType = (typeof actionTypes)[number];

export const activityStatuses = ['success', 'failed', 'partial'] as const;
type ActivityStatus = (typeof activityStatuses)[number];

export type ActivityEntry = {
  action: ActionType;
  /** A sentence for people, such as `Updated article "Refinery reaches full capacity"`. */
  description: string;
  status?: ActivityStatus;
  resource?: { type: string; name?: string | null; id?: string | number };
  /** Error text shown to staff. */
  error?: string;
  changes?: Changes | undefined;
};

/**
 * Records an activity in the transaction of the change itself, so that neither exists without the other.
 * Without an account the actor is the name that was entered, or undefined.
 */
export async function recordActivity(
  tx: Transaction | Db,
  actor: Actor | { id: null; username: string } | undefined,
  { action, description, status = 'success', resource, error, changes }: ActivityEntry,
): Promise<void> {
  await tx.insert(activityLogs).values({
    userId: actor?.id ?? null,
    username: entryText(actor?.username ?? '', 64),
    actionType: action,
    description: entryText(description, longest.description),
    status,
    resourceType: resource?.type ?? null,
    resourceName: resource?.name ? entryText(resource.name, longest.name) : null,
    resourceId: resource?.id === undefined ? null : String(resource.id),
    errorMessage: error === undefined ? null : entryText(error, longest.error),
    changes: changes ?? null,
  });
}
