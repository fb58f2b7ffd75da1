import type { Db } from '../../db/client.ts';
import type { SignInUnderWay } from '../../domain/accounts/microsoft-sign-in.ts';
import { endSession } from '../../domain/accounts/sessions.ts';
import type { Origin } from '../../domain/accounts/sign-in.ts';
import type { Actor } from '../../domain/activity/commands.ts';
import type { UnlockedKeys } from '../../domain/baik/sealing/unlocked-keys.ts';
import { SpentTokenError } from '../../domain/limits/admission.ts';
import { spendToken } from '../../domain/limits/spent-tokens.ts';
import type { Challenge, Challenges, ProofFields } from '../forms/challenges.ts';
import { clientAddress } from '../http/client-address.ts';
import { deviceOf } from './device.ts';
import { sessionCookie, sessionIdOf } from './session.ts';
import { SignedCookie } from './signed-cookie.ts';

type Asked = { request: Request; server: Parameters<typeof clientAddress>[1] };

const yearInSeconds = 365 * 86_400;
const minutesForCode = 5;
const minutesAtMicrosoft = 10;

/** The cookies of a sign-in, whichever method is used. */
export class SignInCookies {
  /** Device cookie: marks a browser that has signed in before, so that attempts from elsewhere cannot delay its user. */
  private readonly known: SignedCookie<{ username: string; nonce: string }>;
  /** State while the browser is at Microsoft. */
  readonly atMicrosoft: SignedCookie<SignInUnderWay>;
  /** State between the first factor and the code; `by` names the first factor, empty for a password. */
  readonly secondStep: SignedCookie<{ account: number; by: string }>;

  constructor(
    readonly db: Db,
    private readonly trustedProxies: readonly string[],
    private readonly challenges: Challenges,
    /** The report keys unlocked by a session. */
    private readonly keys: Pick<UnlockedKeys, 'lock'>,
  ) {
    this.known = new SignedCookie(db, '__Host-known', yearInSeconds);
    this.atMicrosoft = new SignedCookie(db, '__Host-at-microsoft', minutesAtMicrosoft * 60);
    this.secondStep = new SignedCookie(db, '__Host-second-step', minutesForCode * 60);
  }

  async originOf({ request, server }: Asked, username: string): Promise<Origin> {
    const known = await this.known.read(request);
    const isHers = known?.username === username.toLowerCase();
    return {
      address: clientAddress(request, server, this.trustedProxies),
      browser: isHers ? known.nonce : undefined,
      device: deviceOf(request),
      instead: sessionIdOf(request),
    };
  }

  /** The same for an attempt with a password, which may come with a proof. */
  async originOfPassword(asked: Asked, username: string, fields: ProofFields): Promise<Origin> {
    const purpose = signInPurpose(username);
    const proof = await this.challenges.check(purpose, fields);
    const origin = await this.originOf(asked, username);
    return proof && (await this.isFirstUse(String(fields.challenge))) ? { ...origin, proof } : origin;
  }

  /** For an attempt that has to wait: what shortens it. */
  challengeAgain(username: string, fields: ProofFields): Promise<Challenge> {
    return this.challenges.again(signInPurpose(username), fields);
  }

  private async isFirstUse(challenge: string): Promise<boolean> {
    try {
      await spendToken(this.db, challenge, new Date().toISOString().slice(0, 10));
      return true;
    } catch (error) {
      if (error instanceof SpentTokenError) return false;
      throw error;
    }
  }

  /** Ends the session and discards the report key it had unlocked. */
  async leave(request: Request): Promise<void> {
    const sessionId = sessionIdOf(request);
    if (!sessionId) return;
    this.keys.lock(sessionId);
    await endSession(this.db, sessionId);
  }

  /** The cookies set after a sign-in. */
  async cookiesOf(account: Actor, sessionId: string): Promise<string[]> {
    const known = await this.known.issue({ username: account.username, nonce: crypto.randomUUID() });
    return [sessionCookie(sessionId), known, this.secondStep.spent];
  }
}

function signInPurpose(username: string): string {
  return `sign-in as ${username.toLowerCase()}`;
}
