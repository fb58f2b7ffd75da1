import type { Pool, Share } from '../../domain/limits/places.ts';
import type { Challenge, Challenges, ProofFields } from './challenges.ts';
import { type FormTokens, issuedAt, minFillingInMilliseconds } from './form-token.ts';

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

/** The token of a form that meets a limit, and what gets it past that. */
type Hold = { token: string; challenge: Challenge };

/** The text for a form that meets a limit. */
export function holdTextOf({ pool }: Gate<Share>): 'formHurried' | 'formDirectBusy' | 'formBusy' {
  if (pool === undefined) return 'formHurried';
  return pool === 'direct' ? 'formDirectBusy' : 'formBusy';
}

/** Header of a refused form: when it is accepted as it is. A program without a token may not know what a challenge is. */
export function retryAfterOf({ pool }: Gate<Share>, { seconds }: Challenge, fullForSeconds = seconds) {
  return { 'retry-after': String(pool === 'direct' ? fullForSeconds : seconds) };
}

/** Reads the token and the proof of forms of visitors. */
export class FormGate {
  constructor(
    readonly tokens: FormTokens,
    private readonly challenges: Challenges,
  ) {}

  async read(fields: Record<string, unknown>): Promise<Gate> {
    const given = typeof fields.token === 'string' ? fields.token : '';
    const verdict = hasToken(fields) ? await this.tokens.check(given) : 'missing';
    if (verdict === 'missing' || verdict === 'forged') {
      return { pool: undefined, token: await this.tokens.issue(), problem: verdict };
    }
    if (verdict === 'expired') return { pool: undefined, token: await this.tokens.renew(), problem: verdict };
    const proof = await this.challenges.check(purposeOf(given), proofIn(fields));
    return { pool: proof ?? (verdict === 'good' ? 'ordinary' : undefined), token: given };
  }

  /** What a form needs to pass a limit. `seconds`: until reserved capacity is available as well. */
  async hold({ token, pool }: Gate<Share>, fields: Record<string, unknown>, seconds = 0): Promise<Hold> {
    // A direct call has no token for which something could be proven.
    if (pool === 'direct') return this.hold({ pool: 'ordinary', token: await this.tokens.issue() }, {});
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
