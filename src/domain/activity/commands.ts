import type { Erasure } from '../../chain/entry.ts';
import type { Db, Transaction } from '../../db/client.ts';
import { appendEntry, type NewEntry } from './chain.ts';
import { type Changes, entryText, maxCharacters } from './changes.ts';
import { actionOfEvent, type EventArgs, type EventName } from './events.ts';

/** The signed-in member of staff who acts. */
export type Actor = { id: number; username: string };

/** Who did something: a member of staff, or without an account the operator, the site itself or a name that was entered. */
export type Acting = Actor | { id: null; username: string };

export const activityStatuses = ['success', 'failed', 'partial'] as const;
type ActivityStatus = (typeof activityStatuses)[number];

type Details = {
  status?: ActivityStatus;
  /** Error text shown to staff. */
  error?: string | undefined;
  changes?: Changes | undefined;
  /** Entries whose texts were erased with this one. */
  erasures?: Erasure[];
};

export type ActivityEntry = Omit<NewEntry, 'user_id' | 'username'>;

/** An entry of the log: an event with the arguments of its words, such as `event('message.assigned', { id })`. */
export function event<Name extends EventName>(
  name: Name,
  ...[args, details]: Record<never, never> extends EventArgs<Name>
    ? [args?: EventArgs<Name>, details?: Details]
    : [args: EventArgs<Name>, details?: Details]
): ActivityEntry {
  const { status = 'success', error, changes, erasures } = details ?? {};
  const { action, noun, id, name: resource, ...others } = { ...args } as EventArgs<EventName>;
  const [prefix = null] = name.includes('.') ? name.split('.') : [];
  return {
    event: name,
    args: Object.fromEntries(Object.entries(others).map(([key, value]) => [key, cut(value)])),
    action_type: action ?? actionOfEvent(name),
    status,
    resource_type: noun ?? prefix,
    resource_name: resource ? entryText(resource, maxCharacters.name) : null,
    resource_id: id === undefined ? null : String(id),
    error_message: error === undefined ? null : entryText(error, maxCharacters.error),
    changes: changes ?? null,
    erasures: erasures && erasures.length > 0 ? erasures : null,
  };
}

function cut(value: unknown): string | number {
  return typeof value === 'number' ? value : entryText(String(value), maxCharacters.name);
}

/** Records an activity in the transaction of the change itself, so that neither exists without the other. */
export async function recordActivity(
  tx: Transaction | Db,
  actor: Acting | undefined,
  entry: ActivityEntry,
): Promise<void> {
  const whole = { ...entry, user_id: actor?.id ?? null, username: entryText(actor?.username ?? '', 64) };
  if ('rollback' in tx) await appendEntry(tx, whole);
  else await tx.transaction((own) => appendEntry(own, whole));
}
