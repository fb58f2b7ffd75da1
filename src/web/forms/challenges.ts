import { createHmac, timingSafeEqual } from 'node:crypto';
import { maxChallengeCharacters } from '../../domain/accounts/input.ts';
import type { Proof } from '../../domain/limits/places.ts';
import { puzzlesPerChallenge, puzzleText } from '../../ui/forms/proof-of-work.ts';

/** What gives access to reserved capacity. The field `challenge` of a form. */
export type Challenge = {
  value: string;
  /** Waiting time without script, in seconds. */
  seconds: number;
};

/** What a form brings to get past a limit. */
export type ProofFields = { challenge: unknown; work: unknown };

/** Zero bits of each of the sixteen hashes: together about 260,000 hashes, two seconds on an old phone. */
const difficultyInBits = 14;
/** Long enough that waiting in bulk gains little, short enough for a person who wrote something. */
const waitInSeconds = 15;
const lifetimeInMilliseconds = 30 * 60_000;
const nonceInBytes = 12;

/**
 * Signed challenges for visitors who meet a limit that is used up. A browser with script answers by computing, one without
 * by sending the same form again after the time that the challenge names. A challenge is bound to its `purpose`, such as
 * the token of a form, and works as long as that does.
 */
export class Challenges {
  constructor(private readonly signed: SignedTexts) {}

  async issue(purpose: string, seconds = waitInSeconds, now = Date.now()): Promise<Challenge> {
    const nonce = crypto.getRandomValues(new Uint8Array(nonceInBytes)).toBase64({ alphabet: 'base64url' });
    const readyAt = now + seconds * 1000;
    const text = `${readyAt.toString(36)}.${difficultyInBits}.${nonce}`;
    return { value: await this.signed.sign(nameOf(purpose), text), seconds };
  }

  /** What was proven; undefined when the challenge is not one of ours, too old, too early or answered wrongly. */
  async check(purpose: string, { challenge, work }: ProofFields, now = Date.now()): Promise<Proof | undefined> {
    if (typeof challenge !== 'string' || challenge === '' || challenge.length > maxChallengeCharacters)
      return undefined;
    if (!(await this.signed.isSigned(nameOf(purpose), challenge))) return undefined;
    const readyAt = readyAtOf(challenge);
    if (now > readyAt + lifetimeInMilliseconds) return undefined;
    if (typeof work === 'string' && work !== '') return isSolved(challenge, work) ? 'work' : undefined;
    return now >= readyAt ? 'waiting' : undefined;
  }

  /** The same challenge again when it only was too early, else a new one. */
  async again(purpose: string, { challenge }: ProofFields, now = Date.now()): Promise<Challenge> {
    if (typeof challenge === 'string' && (await this.signed.isSigned(nameOf(purpose), challenge))) {
      const seconds = Math.ceil((readyAtOf(challenge) - now) / 1000);
      if (seconds > 0) return { value: challenge, seconds };
    }
    return this.issue(purpose, waitInSeconds, now);
  }
}

function nameOf(purpose: string): string {
  return `challenge for ${purpose}`;
}

function readyAtOf(challenge: string): number {
  return Number.parseInt(challenge.split('.')[0] ?? '', 36);
}

function isSolved(challenge: string, work: string): boolean {
  const bits = Number(challenge.split('.')[1]);
  const answers = work.split('.');
  if (answers.length !== puzzlesPerChallenge || answers.some((answer) => !/^\d{1,12}$/.test(answer))) return false;
  return answers.every((answer, index) => {
    const digest = new Bun.CryptoHasher('sha256').update(puzzleText(challenge, index, answer)).digest();
    return Math.clz32(digest.readUInt32BE(0)) >= bits;
  });
}

/** Name of the shared key that signs forms. */
export const formsSecret = 'forms';

/** Signs short texts that visitors send back, with a key that all nodes share. */
export class SignedTexts {
  private key: Promise<Uint8Array> | undefined;

  /** `fetchKey` loads the shared key. */
  constructor(private readonly fetchKey: () => Promise<Uint8Array>) {}

  /** The text, a full stop and the signature. A text for one purpose is not valid for another. */
  async sign(purpose: string, text: string): Promise<string> {
    return `${text}.${await this.signatureOf(purpose, text)}`;
  }

  async isSigned(purpose: string, given: string): Promise<boolean> {
    const end = given.lastIndexOf('.');
    if (end < 0) return false;
    const expected = Buffer.from(await this.signatureOf(purpose, given.slice(0, end)));
    const signature = Buffer.from(given.slice(end + 1));
    return signature.length === expected.length && timingSafeEqual(signature, expected);
  }

  private async signatureOf(purpose: string, text: string): Promise<string> {
    this.key ??= this.fetchKey();
    // A failed fetch must not be cached.
    this.key.catch(() => {
      this.key = undefined;
    });
    return createHmac('sha256', await this.key)
      .update(`${purpose} ${text}`)
      .digest('base64url');
  }
}
