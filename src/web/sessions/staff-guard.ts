import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/client.ts';
import type { Staff } from '../../domain/accounts/staff.ts';
import { type ActionType, type Actor, recordActivity } from '../../domain/activity/commands.ts';
import type { Log } from '../log/log.ts';
import { staffOf } from './session.ts';

/** What a guarded write is about to do, for the log in case that it is refused or fails. */
export type Attempt = { action: ActionType; resource: string };

/** So often at most, in milliseconds, the same refusal is written down: strangers must not fill the database. */
const refusalInterval = 60_000;

/** Lets staff through and nobody else; what it turns away, and what fails behind it, is written down. */
export class StaffGuard {
  private readonly refused = new LRUCache<string, true>({ max: 500, ttl: refusalInterval });

  constructor(
    readonly db: Db,
    private readonly log: Log,
  ) {}

  /** Who asks, or undefined; a write that is refused leaves an entry. */
  async admit(request: Request, attempt?: Attempt): Promise<Staff | undefined> {
    const actor = await staffOf(this.db, request);
    if (!actor && attempt) await this.noteRefusal(attempt);
    return actor;
  }

  /** Runs a write; when it throws or answers with an error, an entry with the status failed says so. */
  async watch(actor: Actor, attempt: Attempt, write: () => Promise<Response>): Promise<Response> {
    try {
      const response = await write();
      const error = failures.get(response) ?? (response.status >= 400 ? await errorIn(response) : undefined);
      if (error !== undefined) await this.note(actor, attempt, error);
      return response;
    } catch (error) {
      await this.note(actor, attempt, isForClients(error) ? error.message : 'Something went wrong on our side');
      throw error;
    }
  }

  /** For what went wrong behind the gate and is answered there, so that nobody else hears of it. */
  report(event: string, error: unknown): void {
    this.log.error(event, error, {});
  }

  private async noteRefusal({ action, resource }: Attempt): Promise<void> {
    const key = `${action} ${resource}`;
    if (this.refused.has(key)) return;
    this.refused.set(key, true);
    await this.note(undefined, { action, resource }, 'Not signed in');
  }

  private async note(actor: Actor | undefined, { action, resource }: Attempt, error: string): Promise<void> {
    const verb = actor ? 'failed' : 'refused';
    const description = `${actionNames[action]} ${resource}: ${verb}`;
    try {
      await recordActivity(this.db, actor, {
        action,
        description,
        status: 'failed',
        error,
        resource: { type: resource },
      });
    } catch (cause) {
      // What is answered must not depend on it: the database may be the very thing that failed.
      this.log.error('activity_not_recorded', cause, { action, resource });
    }
  }
}

const failures = new WeakMap<Response, string>();

/** Says of an answer, whatever its status, that it tells of a failure, and of which. */
export function markFailed(response: Response, error: string): Response {
  failures.set(response, error);
  return response;
}

const actionNames: Record<ActionType, string> = {
  login: 'Sign-in',
  logout: 'Sign-out',
  upload: 'Upload of',
  create: 'Create',
  update: 'Update',
  delete: 'Delete',
  other: 'Change of',
};

/** The words of an answer that are meant for the one who asked; a page speaks to people and is not quoted. */
async function errorIn(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('application/json')) return `Refused (${response.status})`;
  const { error } = (await response.clone().json()) as { error?: unknown };
  return typeof error === 'string' ? error : `Refused (${response.status})`;
}

/** Whether an error says what is wrong with what was sent, and nothing of the inside. */
function isForClients(error: unknown): error is Error {
  return (
    error instanceof Error && ['InvalidInputError', 'UnreadableBodyError', 'UnreadableFormError'].includes(error.name)
  );
}
