import type { Db } from '../../db/client.ts';
import { signIn } from './commands.ts';
import type { Credentials } from './input.ts';
import type { Account } from './queries.ts';
import type { SignInDelays } from './sign-in-delays.ts';

export type SignInResult =
  | { kind: 'welcome'; account: Account; sessionId: string }
  | { kind: 'refused' }
  | { kind: 'wait'; seconds: number };

/** Signs in unless this account or this address has to wait after too many wrong passwords. */
export async function signInUnhurried(
  db: Db,
  delays: SignInDelays,
  credentials: Credentials,
  address: string,
): Promise<SignInResult> {
  const { wait } = delays.begin(credentials.username, address);
  if (wait > 0) return { kind: 'wait', seconds: Math.ceil(wait / 1000) };
  const signedIn = await signIn(db, credentials);
  if (!signedIn) return { kind: 'refused' };
  delays.succeed(credentials.username, address);
  return { kind: 'welcome', ...signedIn };
}
