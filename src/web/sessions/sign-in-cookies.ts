import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '../../db/client.ts';
import type { PendingAuthorization } from '../../domain/accounts/microsoft/microsoft-sign-in.ts';
import type { SecondStep } from '../../domain/accounts/second-factor/second-step.ts';
import type { SecurityNotices } from '../../domain/accounts/security-notices.ts';
import { endSession } from '../../domain/accounts/sessions.ts';
import type { Origin } from '../../domain/accounts/sign-in.ts';
import { isFirstUse } from '../../domain/accounts/single-use.ts';
import type { Actor } from '../../domain/activity/commands.ts';
import type { UnlockedKeys } from '../../domain/baik/sealing/unlocked-keys.ts';
import { sharedSecret } from '../../domain/secrets/commands.ts';
import type { Challenge, Challenges, ProofFields } from '../forms/challenges.ts';
import { clientAddress } from '../http/client-address.ts';
import { sessionCookie, sessionIdOf } from './session.ts';

type RequestSource = { request: Request; server: Parameters<typeof clientAddress>[1] };

const yearInSeconds = 365 * 86_400;
const minutesForCode = 5;
const minutesAtMicrosoft = 10;
const minutesForPasskey = 5;
const minutesForInvitation = 60;

/** What an assertion or a new passkey is asked for; one that was asked for something else is not accepted. */
export type PasskeyPurpose = 'sign-in' | 'second-step' | 'confirm' | 'register';

/** The cookies of a sign-in, whichever method is used. */
export class SignInCookies {
  /** Device cookie: marks a browser that has signed in before, so that attempts from elsewhere cannot delay its user. */
  private readonly known: SignedCookie<{ username: string; nonce: string }>;
  /** State while the browser is at Microsoft; `to` is the page that was asked for. */
  readonly atMicrosoft: SignedCookie<PendingAuthorization & { to: string }>;
  /**
   * State between the first factor and the second; `by` names the first factor, empty for a password, and `to` is the page
   * that was asked for.
   */
  readonly secondStep: SignedCookie<SecondStep & { by: string; to: string }>;
  /** The token of an invitation, so that no address holds it. */
  readonly invitation: SignedCookie<{ token: string }>;
  /** What the next passkey has to sign, for what and for which account; 0 stands for any. */
  readonly passkeyChallenge: SignedCookie<{ challenge: string; purpose: PasskeyPurpose; account: number }>;

  constructor(
    readonly db: Db,
    private readonly trustedProxies: readonly string[],
    private readonly challenges: Challenges,
    /** The report keys unlocked by a session. */
    private readonly keys: Pick<UnlockedKeys, 'lock'>,
    private readonly notices: SecurityNotices,
  ) {
    this.passkeyChallenge = new SignedCookie(db, '__Host-passkey', minutesForPasskey * 60);
    this.known = new SignedCookie(db, '__Host-known', yearInSeconds);
    this.atMicrosoft = new SignedCookie(db, '__Host-at-microsoft', minutesAtMicrosoft * 60);
    this.invitation = new SignedCookie(db, '__Host-invitation', minutesForInvitation * 60);
    this.secondStep = new SignedCookie(db, '__Host-second-step', minutesForCode * 60);
  }

  async originOf({ request, server }: RequestSource, username: string): Promise<Origin> {
    const known = await this.known.read(request);
    const isSameUser = known?.username === username.toLowerCase();
    return {
      address: clientAddress(request, server, this.trustedProxies),
      browser: isSameUser ? known.nonce : undefined,
      device: deviceOf(request),
      instead: sessionIdOf(request),
    };
  }

  /** The same for an attempt with a password, which may come with a proof. */
  async originOfPassword(source: RequestSource, username: string, fields: ProofFields): Promise<Origin> {
    const purpose = signInPurpose(username);
    const proof = await this.challenges.check(purpose, fields);
    const origin = await this.originOf(source, username);
    return proof && (await isFirstUse(this.db, String(fields.challenge))) ? { ...origin, proof } : origin;
  }

  /** For an attempt that has to wait: what shortens it. */
  challengeAgain(username: string, fields: ProofFields): Promise<Challenge> {
    return this.challenges.again(signInPurpose(username), fields);
  }

  /** Ends the session and discards the report key it had unlocked. */
  async leave(request: Request): Promise<void> {
    const sessionId = sessionIdOf(request);
    if (!sessionId) return;
    this.keys.lock(sessionId);
    await endSession(this.db, sessionId);
  }

  /** The cookies set after a sign-in. The owner is notified when the browser has not signed in to the account before. */
  async cookiesOf(request: Request, account: Actor, sessionId: string): Promise<string[]> {
    const device = new SignedCookie<{ account: number }>(this.db, `__Host-device-${account.id}`, yearInSeconds);
    const isKnown =
      (await device.read(request))?.account === account.id ||
      (await this.known.read(request))?.username === account.username;
    if (!isKnown) await this.noteNewDevice(account, request);
    const known = await this.known.issue({ username: account.username, nonce: crypto.randomUUID() });
    const deviceCookie = await device.issue({ account: account.id });
    return [sessionCookie(sessionId), known, deviceCookie, this.secondStep.spent, this.passkeyChallenge.spent];
  }

  private async noteNewDevice(account: Actor, request: Request): Promise<void> {
    await this.notices.sendAfter(this.db, (tx) => this.notices.queue(tx, account.id, 'newDevice', deviceOf(request)));
  }
}

function signInPurpose(username: string): string {
  return `sign-in as ${username.toLowerCase()}`;
}

const browsers = [
  [/\bEdg\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\//, 'Firefox'],
  [/Chrom(e|ium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const systems = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

/** Human-readable name of a user agent: "Firefox on Windows". */
export function deviceOf(request: Request): string {
  const agent = request.headers.get('user-agent') ?? '';
  const browser = browsers.find(([sign]) => sign.test(agent))?.[1] ?? 'Another program';
  const system = systems.find(([sign]) => sign.test(agent))?.[1];
  return system ? `${browser} on ${system}` : browser;
}

/** SHA-256 in base64url. */
const signatureInCharacters = 43;

type CookieContent = Record<string, string | number>;

/** A signed cookie for the state between two steps of a sign-in. Its owner can read it. */
class SignedCookie<Content extends CookieContent> {
  private readonly attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax';

  constructor(
    private readonly db: Db,
    private readonly name: `__Host-${string}`,
    private readonly lifetimeInSeconds: number,
  ) {}

  async issue(content: Content): Promise<string> {
    const until = Date.now() + this.lifetimeInSeconds * 1000;
    const text = new TextEncoder().encode(JSON.stringify({ ...content, until })).toBase64({ alphabet: 'base64url' });
    return `${this.name}=${text}.${await this.sign(text)}; ${this.attributes}; Max-Age=${this.lifetimeInSeconds}`;
  }

  /** The value of the request's cookie; undefined when the signature is wrong or it has expired. */
  async read(request: Request): Promise<Content | undefined> {
    const header = request.headers.get('cookie');
    const [text = '', signature = ''] = ((header && new Bun.CookieMap(header).get(this.name)) || '').split('.');
    // An invented one needs no key from the database.
    if (text === '' || signature.length !== signatureInCharacters) return undefined;
    const expected = Buffer.from(await this.sign(text));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    // Signed, so it is what `issue` was given.
    const { until, ...content } = JSON.parse(
      new TextDecoder().decode(Uint8Array.fromBase64(text, { alphabet: 'base64url' })),
    ) as Content & { until: number };
    return until > Date.now() ? (content as unknown as Content) : undefined;
  }

  get spent(): string {
    return `${this.name}=; ${this.attributes}; Max-Age=0`;
  }

  private async sign(text: string): Promise<string> {
    const key = await sharedSecret(this.db, 'sign-in');
    return createHmac('sha256', key).update(`${this.name}=${text}`).digest('base64url');
  }
}
