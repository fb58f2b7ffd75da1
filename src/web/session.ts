import type { Db } from '../db/client.ts';
import { touchSession } from '../domain/accounts/commands.ts';
import { type Account, findAccountBySession } from '../domain/accounts/queries.ts';

/** `__Host-` binds the cookie to this very origin and to https; browsers treat localhost as secure. */
const name = '__Host-session';

export function sessionIdOf(request: Request): string | undefined {
  const header = request.headers.get('cookie');
  return (header && new Bun.CookieMap(header).get(name)) || undefined;
}

/** Who is signed in, or undefined; being seen keeps the session alive. */
export async function staffOf(db: Db, request: Request): Promise<Account | undefined> {
  const sessionId = sessionIdOf(request);
  if (!sessionId) return undefined;
  const account = await findAccountBySession(db, sessionId);
  if (account) await touchSession(db, sessionId);
  return account;
}

export function sessionCookie(sessionId: string): string {
  return `${name}=${sessionId}; Path=/; Secure; HttpOnly; SameSite=Lax`;
}

export const endedSessionCookie = `${name}=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0`;
