import { baikWords } from '../../../i18n/public/baik.ts';
import type { Language } from '../../../i18n/site/language.ts';
import type { DayTally } from '../../log/day-tally.ts';
import { UnreadableFormError } from '../unreadable-form-error.ts';
import type { SaidMistake } from './file-mistakes.ts';

/** Why a form of the report channel is not accepted. */
export type Refusal = {
  /** Of the JSON answer; 200 for a form whose files its sender has to look at before it is sent. */
  status: number;
  /** In the order of the form; `field` is empty for what concerns the form as a whole. */
  mistakes: SaidMistake[];
  /** What JSON says, where it differs from the first mistake. */
  error?: string;
  headers?: Record<string, string>;
  /** A fresh token, for a form that has been open for too long. */
  token?: string;
  closed?: boolean;
};

/** Neither the log nor the answer may hold what an error knows: a query has its parameters in it. */
export function failure(error: unknown, language: Language, tally: DayTally): Refusal {
  const t = baikWords(language);
  if (error instanceof UnreadableFormError) {
    tally.count('baik_unreadable');
    const text = error.tooLarge ? t.formTooLarge : t.unreadableForm;
    return { status: error.tooLarge ? 413 : 400, mistakes: [{ field: '', text }] };
  }
  tally.countFailure(error);
  return { status: 500, mistakes: [{ field: '', text: t.failed }] };
}

export function tooManyReports(language: Language, seconds: number): Refusal {
  const text = baikWords(language).tooMany({ minutes: Math.ceil(seconds / 60) });
  return { status: 429, mistakes: [{ field: '', text }], headers: { 'retry-after': String(seconds) } };
}

export function channelClosed(language: Language): Refusal {
  return { status: 503, mistakes: [{ field: '', text: baikWords(language).closedText }], closed: true };
}
