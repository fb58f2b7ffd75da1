/**
 * The session of this browser: of the account of this page, of another account, or none. Undefined without a connection. A
 * page before the sign-in belongs to any account.
 */
type SessionState = 'own' | 'other' | 'none' | undefined;

export async function askSessionState(address: string): Promise<SessionState> {
  try {
    const answer = await fetch(address, { cache: 'no-store' });
    const { isAuthenticated, user } = (await answer.json()) as {
      isAuthenticated?: boolean;
      user?: { id: number } | null;
    };
    if (isAuthenticated !== true) return isAuthenticated === false ? 'none' : undefined;
    const { account } = document.documentElement.dataset;
    return account === undefined || account === String(user?.id) ? 'own' : 'other';
  } catch {
    return undefined;
  }
}

/** Whether requests are still sent by the account of this page. Undefined when that is unknown. */
export async function isSignedIn(address: string): Promise<boolean | undefined> {
  const state = await askSessionState(address);
  return state && state === 'own';
}
