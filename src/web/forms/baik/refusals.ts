import { isDatabaseUnavailable } from '../../../db/unavailable.ts';
import { storedSoFar } from '../../../db/work.ts';
import { FilesUnavailableError } from '../../../domain/files/file-store.ts';
import type { Share } from '../../../domain/limits/admission.ts';
import { HourlyCounts } from '../../../domain/limits/hourly-counts.ts';
import { baikWords } from '../../../i18n/public/baik/baik.words.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { endpoints } from '../../../routes.ts';
import { discreetHeaders } from '../../http/discreet.ts';
import { retryAfter } from '../../http/headers.ts';
import { json } from '../../http/json.ts';
import type { ChannelTally } from '../../log/day-tally.ts';
import type { Challenge } from '../challenges.ts';
import { consequenceOf } from '../consequence.ts';
import { type FormGate, type Gate, holdTextOf, retryAfterOf, type TokenProblem } from '../form-gate.ts';
import { formLanguage } from '../form-language.ts';
import { UnreadableFormError } from '../unreadable-form-error.ts';
import type { SaidMistake } from './form-mistakes.ts';
import { maxReportBodyInBytes } from './received-report.ts';
import type { ReportChannel } from './report-channel.ts';

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
  tally.countFailure(error);
  if (isDatabaseUnavailable(error)) {
    return { status: 503, mistakes: whole(consequenceOf(storedSoFar(), language)), headers: retryAfter };
  }
  return { status: error instanceof FilesUnavailableError ? 503 : 500, mistakes: whole(t.failed) };
}

type Held = { language: Language; gate: Gate<Share>; fields: Record<string, unknown>; fullForSeconds?: number };

/** Ordinary capacity is used up; the challenge gives access to the rest. */
export async function busyChannel(forms: FormGate, { language, gate, fields, fullForSeconds }: Held): Promise<Refusal> {
  const { token, challenge } = await forms.hold(gate, fields, fullForSeconds);
  const { seconds } = challenge;
  const mistakes = whole(baikWords(language)[holdTextOf(gate)]({ seconds }));
  return { status: 429, mistakes, headers: retryAfterOf(gate, challenge, fullForSeconds), challenge, token };
}

/** The network has uploaded as much as it may in this hour. */
export function tooManyFiles(language: Language, seconds: number): Refusal {
  const text = baikWords(language).tooManyUploads({ minutes: Math.ceil(seconds / 60) });
  const headers = { 'retry-after': String(seconds) };
  return { status: 429, mistakes: [{ field: 'attachments', text }], headers };
}

export function needsToken(problem: TokenProblem, language: Language, token: string, status = 400): Refusal {
  return { status, mistakes: whole(baikWords(language)[`token_${problem}`]), token };
}

export function channelClosed(language: Language): Refusal {
  return { status: 503, mistakes: whole(baikWords(language).closedText), closed: true };
}

/** The answer to a call of the API. */
export function asJson({ status, mistakes, headers, error, token, challenge }: Refusal): Response {
  const [first] = mistakes;
  const body = {
    success: false,
    error: error ?? first?.text,
    field: first?.field || undefined,
    token,
    challenge: challenge?.value,
  };
  return json(body, { status, headers: { ...discreetHeaders, ...headers } });
}

function whole(text: string): SaidMistake[] {
  return [{ field: '', text }];
}

const formats = /^(?:multipart\/form-data\s*;|application\/x-www-form-urlencoded\b|application\/json\b)/i;

/**
 * Refuses a form by what its head says, before any of its body is received; undefined when the body decides. Throws
 * UnreadableFormError for a form of a page.
 */
export function refuseHead(
  { spool, tally }: Pick<ReportChannel, 'spool' | 'tally'>,
  request: Request,
  address: string,
): Response | undefined {
  const { pathname } = new URL(request.url);
  const language = formLanguage(request);
  const isTooLarge = Number(request.headers.get('content-length')) > maxReportBodyInBytes;
  if (isTooLarge || !formats.test(request.headers.get('content-type') ?? '')) {
    const error = new UnreadableFormError('The head is not that of a form', isTooLarge);
    if (pathname === endpoints.baikSubmit || pathname === endpoints.baikFiles)
      return asJson(failure(error, language, tally));
    throw error;
  }
  if (pathname !== endpoints.baikFiles || spool.hasRoom(address)) return undefined;
  return asJson(tooManyFiles(language, HourlyCounts.secondsLeft()));
}
