import type { Pool } from '../../domain/limits/admission.ts';
import type { Challenge, Challenges, ProofFields } from './challenges.ts';
import { type FormTokens, issuedAt, minFillingInMilliseconds } from './form-token.ts';

/** What the hidden fields of a form allow. */
export type Gate = {
  /** Undefined when the form cannot be accepted with its token, or was filled in too quickly. */
  pool: Pool | undefined;
  /** The token with which the same form can be sent again. */
  token: string;
  /** Whether that is another token than the form came with. */
  isRenewed: boolean;
};

/** Reads the token and the proof of forms of visitors. */
export class FormGate {
  constructor(
    readonly tokens: FormTokens,
    private readonly challenges: Challenges,
  ) {}

  async read(fields: Record<string, unknown>): Promise<Gate> {
    const given = typeof fields.token === 'string' ? fields.token : '';
    const verdict = given === '' ? 'forged' : await this.tokens.check(given);
    if (verdict === 'forged') return { pool: undefined, token: await this.tokens.issue(), isRenewed: true };
    if (verdict === 'expired') return { pool: undefined, token: await this.tokens.renew(), isRenewed: true };
    const proof = await this.challenges.check(purposeOf(given), proofIn(fields));
    return { pool: proof ?? (verdict === 'good' ? 'ordinary' : undefined), token: given, isRenewed: false };
  }

  /** What a form needs to pass a limit. `seconds`: until reserved capacity is available as well. */
  async challenge({ token, pool }: Gate, fields: Record<string, unknown>, seconds = 0): Promise<Challenge> {
    const purpose = purposeOf(token);
    // Capacity for those who waited is used up: they wait until there is some again.
    if (pool === undefined) return this.challenges.issue(purpose, secondsTooEarly(token));
    if (pool === 'waiting') return this.challenges.issue(purpose, Math.min(seconds, maxWaitInSeconds));
    return this.challenges.again(purpose, proofIn(fields));
  }
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
