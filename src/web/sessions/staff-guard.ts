import type { Db } from '../../db/client.ts';
import { withTimeLimit } from '../../db/request-scope.ts';
import { isDatabaseUnavailable } from '../../db/unavailable.ts';
import { type ActivityEntry, type Actor, event, recordActivity } from '../../domain/activity/commands.ts';
import type { ActionType, Noun } from '../../domain/activity/events.ts';
import type { Declared } from '../../domain/command.ts';
import { latestEntries } from '../../domain/limits/memory-counts.ts';
import { may, type Need, type RoleHolder } from '../../domain/rights/permissions.ts';
import type { Staff } from '../../domain/rights/staff.ts';
import { problem } from '../../fields/problem.ts';
import { CostLimits } from '../http/cost-limits.ts';
import { problemOf } from '../http/json.ts';
import type { Log } from '../log/log.ts';
import { staffOf } from './session.ts';

/** Describes a guarded write: the permission it needs, and words for the log entry of a refusal or failure. */
export type Attempt = { action: ActionType; resource: Noun; needs: Need };

export function attemptOf({ logs: [action, resource], needs }: Declared): Attempt {
  return { action, resource, needs };
}

/** Minimum interval between log entries of the same refusal, so that an attacker cannot fill the log. */
const refusalIntervalInMilliseconds = 60_000;

/** An entry about a request that the database was too slow for has this time of its own. */
const maxEntryInMilliseconds = 3000;

/** What the guard of a screen or a call needs of the site. */
export type StaffSite = { readonly db: Db; readonly staffGuard: StaffGuard };

/** Admits signed-in staff only; logs refused and failed writes. */
export class StaffGuard {
  /** Files of what is stored that one account may ask for: counted here, after the sign-in. */
  readonly exports = new CostLimits({ exports: { burst: 10, perMinute: 12, atOnce: 2, atOnceInAll: 4 } });
  private readonly refused = latestEntries<true>(500, refusalIntervalInMilliseconds);

  constructor(
    readonly db: Db,
    private readonly log: Log,
  ) {}

  /** The signed-in account, or undefined; a refused write is logged. */
  async admit(request: Request, attempt?: Attempt): Promise<Staff | undefined> {
    const actor = await staffOf(this.db, request);
    if (!actor && attempt) await this.noteRefusal(attempt);
    return actor;
  }

  /** Whether the account may read something; a refusal is logged. */
  async allows(staff: Actor & RoleHolder, needs: Need): Promise<boolean> {
    if (may(staff, needs)) return true;
    await this.noteOnce(staff, event('readingRefused', { right: needs }, { status: 'failed', error: 'forbidden' }));
    return false;
  }

  /** The same for a write; a refusal is logged. */
  async allowsWrite(staff: Staff, attempt: Attempt): Promise<boolean> {
    if (may(staff, attempt.needs)) return true;
    await this.noteRefusal(attempt, staff);
    return false;
  }

  /** Logs that an account has reached a limit. */
  noteLimit(staff: Actor, { action, resource }: Omit<Attempt, 'needs'>): Promise<void> {
    const details = { status: 'failed', error: 'tooManyAttempts' } as const;
    return this.noteOnce(staff, event('limitReached', { action, noun: resource }, details));
  }

  /** Runs a write and logs an entry with status `failed` when it throws or answers with an error. */
  async watch(actor: Actor, attempt: Attempt, write: () => Promise<Response>): Promise<Response> {
    try {
      const response = await write();
      const error = failures.get(response) ?? (response.status >= 400 ? await errorIn(response) : undefined);
      if (error !== undefined) await this.note(actor, entryOf(actor, attempt, error));
      return response;
    } catch (error) {
      const noted = this.note(actor, entryOf(actor, attempt, problemIn(error)));
      // The answer does not wait for a slow database a second time.
      if (!isDatabaseUnavailable(error)) await noted;
      throw error;
    }
  }

  /** Logs a failure that the handler answers itself. */
  report(event: string, error: unknown): void {
    this.log.error(event, error, {});
  }

  private noteRefusal(attempt: Attempt, actor?: Actor): Promise<void> {
    return this.noteOnce(actor, entryOf(actor, attempt, actor ? 'forbidden' : 'notSignedIn'));
  }

  private async noteOnce(actor: Actor | undefined, entry: ActivityEntry): Promise<void> {
    const { event, action_type, resource_type, args } = entry;
    const key = JSON.stringify([actor?.id, event, action_type, resource_type, args]);
    if (this.refused.has(key)) return;
    this.refused.set(key, true);
    await this.note(actor, entry);
  }

  private async note(actor: Actor | undefined, entry: ActivityEntry): Promise<void> {
    try {
      await withTimeLimit(maxEntryInMilliseconds, () => recordActivity(this.db, actor, entry));
    } catch (cause) {
      // The response must not depend on this entry: the database may be what failed.
      const facts = { action: entry.action_type, resource: entry.resource_type ?? entry.event };
      if (isDatabaseUnavailable(cause)) this.log.warn('activity_not_recorded', facts);
      else this.log.error('activity_not_recorded', cause, facts);
    }
  }
}

function entryOf(actor: Actor | undefined, { action, resource }: Attempt, error: string): ActivityEntry {
  return event(actor ? 'failed' : 'refused', { action, noun: resource }, { status: 'failed', error });
}

const failures = new WeakMap<Response, string>();

/** Marks a response as a failure for the log, independent of its status. */
export function markFailed(response: Response, error: string): Response {
  failures.set(response, error);
  return response;
}

export function isMarkedFailed(response: Response): boolean {
  return failures.has(response);
}

/** The problem or the error text of a JSON response; pages are not quoted in the log. */
async function errorIn(response: Response): Promise<string> {
  const named = problemOf(response);
  if (named !== undefined) return named;
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const { error } = isJson ? ((await response.clone().json()) as { error?: unknown }) : {};
  return typeof error === 'string' ? error : problem('refusedWithStatus', { status: response.status });
}

const errorsForClients = ['InvalidInputError', 'UnreadableBodyError', 'UnreadableFormError', 'ForbiddenError'];

/** What the log says of an error: nothing about internals. */
function problemIn(error: unknown): string {
  if (!(error instanceof Error && errorsForClients.includes(error.name))) return 'serverFailed';
  return 'problem' in error ? String(error.problem) : error.message;
}
