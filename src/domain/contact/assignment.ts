import { asc, eq } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { accounts, contactMessages } from '../../db/schema/index.ts';
import { changesBetween } from '../activity/changes.ts';
import { type ActivityEntry, event } from '../activity/commands.ts';
import { may } from '../rights/permissions.ts';

export type Assignee = { id: number; username: string };

/** Accounts in one choice. */
const maxAssignees = 200;

/** The accounts that a message can be assigned to: those that may answer it. */
export async function listAssignees(db: Db): Promise<Assignee[]> {
  const rows = await db
    .select({ id: accounts.id, username: accounts.username, roles: accounts.roles })
    .from(accounts)
    .orderBy(asc(accounts.username))
    .limit(maxAssignees);
  return rows.filter((account) => may(account, 'messages.answer')).map(({ id, username }) => ({ id, username }));
}

/**
 * Assigns a message; `null` removes the assignee. Returns the log entry, which names the account before and after; undefined
 * when there is no such account that may answer messages.
 */
export async function assign(
  tx: Transaction,
  { id, assigneeId: before }: { id: number; assigneeId: number | null },
  assigneeId: number | null,
): Promise<ActivityEntry | undefined> {
  const accountOf = async (account: number | null) => {
    if (account === null) return null;
    const [found] = await tx
      .select({ username: accounts.username, roles: accounts.roles })
      .from(accounts)
      .where(eq(accounts.id, account));
    return found;
  };
  const chosen = await accountOf(assigneeId);
  if (chosen === undefined || (chosen && !may(chosen, 'messages.answer'))) return undefined;
  await tx.update(contactMessages).set({ assigneeId }).where(eq(contactMessages.id, id));
  const assignee = chosen?.username ?? null;
  const previous = { assignee: (await accountOf(before))?.username ?? null };
  const changes = changesBetween(previous, { assignee }, ['assignee']);
  return event(assignee === null ? 'message.unassigned' : 'message.assigned', { id }, { changes });
}
