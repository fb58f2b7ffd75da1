import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { accounts, sessions } from '../../db/schema/index.ts';
import type { Staff } from '../rights/staff.ts';
import { hashSessionId, isSessionId } from './session-id.ts';
import { alive } from './sessions.ts';
import { mustSetUpFactor } from './sign-in-policy.ts';

/** Like `resumeSession`, without renewing the idle limit: for calls that a page makes by itself. */
export async function peekSession(db: Db, sessionId: string): Promise<(Staff & { sessionHash: string }) | undefined> {
  if (!isSessionId(sessionId)) return undefined;
  const sessionHash = hashSessionId(sessionId);
  const [row] = await db
    .select({
      id: accounts.id,
      username: accounts.username,
      language: accounts.language,
      roles: accounts.roles,
      mustSetUpFactor,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.idHash, sessionHash), alive));
  if (!row || row.mustSetUpFactor) return undefined;
  const { id, username, language, roles } = row;
  return { id, username, language, roles, sessionHash };
}
