import { createHmac } from 'node:crypto';
import { networksOf } from '../../domain/limits/networks.ts';
import type { Pool, Share } from '../../domain/limits/places.ts';
import type { Challenge, Challenges, ProofFields, SignedTexts } from './challenges.ts';

/** Why a form needs another token than the one it came with. */
export type TokenProblem = 'missing' | 'forged' | 'expired' | 'spent';

/** What the hidden fields of a form allow. */
export type Gate<Allowed extends Share = Pool> = {
  /** Undefined when the form cannot be accepted with its token, or was filled in too quickly. */
  pool: Allowed | undefined;
  /** The token with which the same form can be sent again. */
  token: string;
  /** Set when that is another token than the form came with. */
  problem?: TokenProblem;
};

/** A form sent sooner was filled in by a program. */
const minFillingInMilliseconds = 2000;
/** A form may stay open overnight. */
const maxFillingInMilliseconds = 24 * 3_600_000;
const nonceInBytes = 16;

/**
 * The hidden fields of forms of visitors: a token, and what gets a form past a limit. The token of a rendered form is a random
 * value and the time, signed. It distinguishes people from programs that never load the form, and is used up by the submission
 * that is accepted.
 */
export class FormGate {
  constructor(
    private readonly signed: SignedTexts,
    private readonly challenges: Challenges,
  ) {}

  /** A new token. Throws when the key is unavailable. */
  async issue(now = Date.now()): Promise<string> {
    const nonce = crypto.getRandomValues(new Uint8Array(nonceInBytes)).toBase64({ alphabet: 'base64url' });
    return this.signed.sign('form', `${now.toString(36)}.${nonce}`);
  }

  /** In place of a token that was issued here and cannot be used any more: its form has been filled in already. */
  renew(now = Date.now()): Promise<string> {
    return this.issue(now - minFillingInMilliseconds);
  }

  /** Empty when the key is unavailable: then the form is refused with a fresh token once the key is there. */
  async issueIfPossible(onFailure?: (error: unknown) => void): Promise<string> {
    try {
      return await this.issue();
    } catch (error) {
      onFailure?.(error);
      return '';
    }
  }

  async read(fields: Record<string, unknown>): Promise<Gate> {
    const given = typeof fields.token === 'string' ? fields.token : '';
    if (!hasToken(fields)) return { pool: undefined, token: await this.issue(), problem: 'missing' };
    if (!(await this.signed.isSigned('form', given))) {
      return { pool: undefined, token: await this.issue(), problem: 'forged' };
    }
    const age = Date.now() - issuedAt(given);
    if (age > maxFillingInMilliseconds) return { pool: undefined, token: await this.renew(), problem: 'expired' };
    const proof = await this.challenges.check(purposeOf(given), proofIn(fields));
    return { pool: proof ?? (age < minFillingInMilliseconds ? undefined : 'ordinary'), token: given };
  }

  /** The token of a form that meets a limit, and what gets it past that. `seconds`: until reserved capacity is available as well. */
  async hold(
    { token, pool }: Gate<Share>,
    fields: Record<string, unknown>,
    seconds = 0,
  ): Promise<{ token: string; challenge: Challenge }> {
    // A direct call has no token for which something could be proven.
    if (pool === 'direct') return this.hold({ pool: 'ordinary', token: await this.issue() }, {});
    return { token, challenge: await this.challengeFor(pool, token, fields, seconds) };
  }

  private challengeFor(
    pool: Pool | undefined,
    token: string,
    fields: Record<string, unknown>,
    seconds: number,
  ): Promise<Challenge> {
    const purpose = purposeOf(token);
    // Capacity for those who waited is used up: they wait until there is some again.
    if (pool === undefined) return this.challenges.issue(purpose, secondsTooEarly(token));
    if (pool === 'waiting') return this.challenges.issue(purpose, Math.min(seconds, maxWaitInSeconds));
    return this.challenges.again(purpose, proofIn(fields));
  }
}

/** A field that is empty is sent by pages whose token could not be made, and by programs that fill in what they know. */
export function hasToken({ token }: Record<string, unknown>): boolean {
  return token !== undefined && token !== null && token !== '';
}

const maxWaitInSeconds = 3600;

/** How long a form that was filled in too quickly has to wait: its token is good then. */
function secondsTooEarly(token: string): number {
  return Math.max(1, Math.ceil((issuedAt(token) + minFillingInMilliseconds - Date.now()) / 1000));
}

function purposeOf(token: string): string {
  return `form ${token}`;
}

function proofIn({ challenge, work }: Record<string, unknown>): ProofFields {
  return { challenge, work };
}

type Call = {
  /** `page`: the plain form of a page. `program`: a call of the API. `hidden`: one from a page that withholds its origin. */
  source: 'page' | 'program' | 'hidden';
  fields: Record<string, unknown>;
  address: string;
  /** Digests of the files. */
  files: readonly string[];
  /** A key in memory that is replaced every hour. */
  hourKey: () => string;
};

/**
 * What the token of a form allows. A program needs none: its call has a share of its own and, in place of a token, a keyed
 * hash of its network and content, by which the same call is known when it is sent again.
 */
export async function gateOf(forms: FormGate, { source, fields, address, files, hourKey }: Call): Promise<Gate<Share>> {
  if (source !== 'program' || hasToken(fields)) return forms.read(fields);
  const content = JSON.stringify([networksOf(address).near, Object.entries(fields).sort(), files]);
  return { pool: 'direct', token: createHmac('sha256', hourKey()).update(content).digest('base64url') };
}

/** Milliseconds since the epoch. */
function issuedAt(token: string): number {
  return Number.parseInt(token.split('.')[0] ?? '', 36);
}
