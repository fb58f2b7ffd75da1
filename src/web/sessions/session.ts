import type { Db } from '../../db/client.ts';
import { resumeAnySession, resumeSession } from '../../domain/accounts/sessions.ts';
import { may } from '../../domain/rights/permissions.ts';
import type { Staff } from '../../domain/rights/staff.ts';
import { isToken } from '../../domain/secrets/tokens.ts';

/** `__Host-` binds the cookie to this origin and https; browsers treat localhost as secure. */
const name = '__Host-session';

/** The session id that a request carries; undefined for what cannot be one. */
export function sessionIdOf(request: Request): string | undefined {
  const header = request.headers.get('cookie');
  const id = header && new Bun.CookieMap(header).get(name);
  return id && isToken(id) ? id : undefined;
}

/** The signed-in account, or undefined. Renews the idle limit of the session. */
export async function staffOf(db: Db, request: Request): Promise<Staff | undefined> {
  const sessionId = sessionIdOf(request);
  return sessionId ? resumeSession(db, sessionId) : undefined;
}

/** Staff who see articles that are not public. */
export async function draftReaderOf(db: Db, request: Request): Promise<Staff | undefined> {
  const staff = await staffOf(db, request);
  return staff && may(staff, 'articles.read') ? staff : undefined;
}

/** The account that has to set up a second factor before it may do anything else, or undefined. */
export async function staffToSetUpFactor(db: Db, request: Request): Promise<Staff | undefined> {
  const sessionId = sessionIdOf(request);
  const resumed = sessionId ? await resumeAnySession(db, sessionId) : undefined;
  return resumed?.mustSetUpFactor ? resumed.staff : undefined;
}

export function sessionCookie(sessionId: string): string {
  return `${name}=${sessionId}; Path=/; Secure; HttpOnly; SameSite=Lax`;
}

export const endedSessionCookie = `${name}=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0`;
