import { isDeepStrictEqual } from 'node:util';
import type { Erasure } from '../../chain/entry.ts';
import type { Db, Transaction } from '../../db/client.ts';
import { problemParts } from '../../fields/problem.ts';
import { appendEntry, type NewEntry } from './chain.ts';
import { actionOf, type EventArgs, type EventName } from './events.ts';
import { problemText } from './problem-text.ts';

/** The signed-in member of staff who acts. */
export type Actor = { id: number; username: string };

/** Who did something: a member of staff, or without an account the operator, the site itself or a name that was entered. */
export type Acting = Actor | { id: null; username: string };

export const activityStatuses = ['success', 'failed', 'partial'] as const;
type ActivityStatus = (typeof activityStatuses)[number];

type Details = {
  status?: ActivityStatus;
  /** A problem, or an error text shown to staff. */
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
  const problem = error === undefined ? undefined : problemParts(error);
  const { action, noun, id, name: resource, ...others } = { ...args } as EventArgs<EventName>;
  const [prefix = null] = name.includes('.') ? name.split('.') : [];
  return {
    event: name,
    args: Object.fromEntries(
      Object.entries({ ...others, ...(problem && { problem: problem.code, ...problem.values }) }).map(
        ([key, value]) => [key, typeof value === 'number' ? value : entryText(String(value), maxCharacters.name)],
      ),
    ),
    action_type: action ?? actionOf.get(name) ?? 'other',
    status,
    resource_type: noun ?? prefix,
    resource_name: resource ? entryText(resource, maxCharacters.name) : null,
    resource_id: id === undefined ? null : String(id),
    error_message: error === undefined ? null : entryText(problemText('en', error), maxCharacters.error),
    changes: changes ?? null,
    erasures: erasures && erasures.length > 0 ? erasures : null,
  };
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

type Value = string | number | boolean | null;
export type Changes = Record<string, { before: Value; after: Value }>;

/**
 * Old and new values of the named fields that differ; undefined when none does. Name fields explicitly, never one that
 * holds a secret. Pass undefined as `before` of a creation and as `after` of a deletion.
 */
export function changesBetween<Thing extends object>(
  before: Thing | undefined,
  after: Thing | undefined,
  fields: readonly (keyof Thing & string)[],
): Changes | undefined {
  const changed = fields
    .filter((field) => !isDeepStrictEqual(before?.[field] ?? null, after?.[field] ?? null))
    .map((field) => [field, { before: shown(before?.[field]), after: shown(after?.[field]) }] as const);
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}

function shown(value: unknown): Value {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (value instanceof Date) return value.toISOString();
  return entryText(typeof value === 'string' ? value : JSON.stringify(value), maxCharacters.value);
}

/** Maximum characters per field of an entry; longer texts are cut. */
export const maxCharacters = { name: 300, error: 500, value: 2000 } as const;

/** Characters that break lines, move the cursor, change the writing direction or are invisible. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu;

/** Normalises a text for the log: one line, well-formed, with at most this many characters. */
export function entryText(text: string, length: number): string {
  const line = text.toWellFormed().replace(unprintable, ' ').trim();
  return line.length > length ? `${line.slice(0, length - 1).toWellFormed()}…` : line;
}
