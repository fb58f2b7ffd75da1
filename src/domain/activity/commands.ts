import type { Erasure } from '../../chain/entry.ts';
import type { Db, Transaction } from '../../db/client.ts';
import { appendEntry, type NewEntry } from './chain.ts';
import type { Changes } from './changes.ts';
import { entryText, maxCharacters } from './entry-text.ts';

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
  /** Entries whose texts were erased with this one. */
  erasures?: Erasure[];
};

/**
 * Records an activity in the transaction of the change itself, so that neither exists without the other.
 * Without an account the actor is the name that was entered, or undefined.
 */
export async function recordActivity(
  tx: Transaction | Db,
  actor: Actor | { id: null; username: string } | undefined,
  { action, description, status = 'success', resource, error, changes, erasures }: ActivityEntry,
): Promise<void> {
  const entry: NewEntry = {
    user_id: actor?.id ?? null,
    username: entryText(actor?.username ?? '', 64),
    action_type: action,
    description: entryText(description, maxCharacters.description),
    status,
    resource_type: resource?.type ?? null,
    resource_name: resource?.name ? entryText(resource.name, maxCharacters.name) : null,
    resource_id: resource?.id === undefined ? null : String(resource.id),
    error_message: error === undefined ? null : entryText(error, maxCharacters.error),
    changes: changes ?? null,
    erasures: erasures && erasures.length > 0 ? erasures : null,
  };
  if ('rollback' in tx) await appendEntry(tx, entry);
  else await tx.transaction((own) => appendEntry(own, entry));
}
