import { isDatabaseUnavailable } from '../../../db/unavailable.ts';
import { storedSoFar } from '../../../db/work.ts';
import { FilesUnavailableError } from '../../../domain/files/file-store.ts';
import { baikWords } from '../../../i18n/public/baik/baik.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { retryAfter } from '../../http/headers.ts';
import type { ChannelTally } from '../../log/day-tally.ts';
import type { Challenge } from '../challenges.ts';
import { consequenceOf } from '../consequence.ts';
import type { Gate } from '../form-gate.ts';
import { TooManyWaitingError } from '../form-queue.ts';
import { UnreadableFormError } from '../unreadable-form-error.ts';
import type { SaidMistake } from './file-mistakes.ts';

/** Why a form of the report channel is not accepted. */
export type Refusal = {
  /** Status of the JSON answer; 200 for a form whose sender has to review its files first. */
  status: number;
  /** In the order of the form; `field` is empty for what concerns the form as a whole. */
  mistakes: SaidMistake[];
  /** What JSON says, where it differs from the first mistake. */
  error?: string;
  headers?: Record<string, string>;
  /** The token for the next attempt; undefined when a fresh one is as good. */
  token?: string | undefined;
  /** What the same form needs to pass a limit that is used up. */
  challenge?: Challenge;
  closed?: boolean;
};

/** Neither the log nor the answer may hold what an error knows: a query has its parameters in it. */
export function failure(error: unknown, language: Language, tally: ChannelTally): Refusal {
  const t = baikWords(language);
  if (error instanceof UnreadableFormError) {
    tally.count('baik_unreadable');
    // The rest of the body is not waited for.
    if (error.tooSlow) return { status: 408, mistakes: whole(t.formTooSlow), headers: { connection: 'close' } };
    return { status: error.tooLarge ? 413 : 400, mistakes: whole(error.tooLarge ? t.formTooLarge : t.unreadableForm) };
  }
  if (error instanceof TooManyWaitingError) {
    return { status: 503, mistakes: whole(t.failed), headers: { 'retry-after': '5' } };
  }
  tally.countFailure(error);
  if (isDatabaseUnavailable(error)) {
    return { status: 503, mistakes: whole(consequenceOf(storedSoFar(), language)), headers: retryAfter };
  }
  return { status: error instanceof FilesUnavailableError ? 503 : 500, mistakes: whole(t.failed) };
}

/** Ordinary capacity is used up; the challenge gives access to the rest. */
export function busyChannel(language: Language, challenge: Challenge, { token, pool }: Gate): Refusal {
  const { seconds } = challenge;
  const t = baikWords(language);
  const mistakes = whole(pool === undefined ? t.formHurried({ seconds }) : t.formBusy({ seconds }));
  return { status: 429, mistakes, headers: { 'retry-after': String(seconds) }, challenge, token };
}

/** The network has uploaded as much as it may in this hour. */
export function tooManyFiles(language: Language, seconds: number): Refusal {
  const text = baikWords(language).tooManyUploads({ minutes: Math.ceil(seconds / 60) });
  const headers = { 'retry-after': String(seconds) };
  return { status: 429, mistakes: [{ field: 'attachments', text }], headers };
}

export function expiredForm(language: Language, token: string): Refusal {
  return { status: 400, mistakes: whole(baikWords(language).formExpired), token };
}

export function channelClosed(language: Language): Refusal {
  return { status: 503, mistakes: whole(baikWords(language).closedText), closed: true };
}

function whole(text: string): SaidMistake[] {
  return [{ field: '', text }];
}
