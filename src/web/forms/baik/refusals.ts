import { HourlyCounts } from '../../../domain/limits/memory-counts.ts';
import { baikWords } from '../../../i18n/public/baik/baik.words.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { endpoints } from '../../../routes.ts';
import { discreetHeaders } from '../../http/discreet.ts';
import type { ChannelTally } from '../../log/day-tally.ts';
import { refuseCall } from '../form-answers.tsx';
import { formLanguage } from '../form-language.ts';
import { failure, maxFormInBytes, ofWholeForm, type Refusal } from '../form-refusals.ts';
import { UnreadableFormError } from '../unreadable-form-error.ts';
import type { ReportChannel } from './report-channel.ts';

/** Neither the log nor the answer may hold what an error knows. */
export function refusalOf(error: unknown, language: Language, tally: ChannelTally): Refusal {
  if (error instanceof UnreadableFormError) tally.count('baik_unreadable');
  else tally.countFailure(error);
  return failure(error, language, baikWords(language).failed);
}

export function channelClosed(language: Language): Refusal {
  return { status: 503, errors: ofWholeForm(baikWords(language).closedText), isClosed: true };
}

/** The network has uploaded as much as it may in this hour. */
export function tooManyFiles(language: Language): Refusal {
  const seconds = HourlyCounts.secondsLeft();
  const text = baikWords(language).tooManyUploads({ minutes: Math.ceil(seconds / 60) });
  return { status: 429, errors: [{ field: 'attachments', text }], headers: { 'retry-after': String(seconds) } };
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
  const isTooLarge = Number(request.headers.get('content-length')) > maxFormInBytes;
  if (isTooLarge || !formats.test(request.headers.get('content-type') ?? '')) {
    const error = new UnreadableFormError('The head is not that of a form', isTooLarge);
    if (pathname === endpoints.baikSubmit || pathname === endpoints.baikFiles)
      return refuseCall(refusalOf(error, language, tally), discreetHeaders);
    throw error;
  }
  if (pathname !== endpoints.baikFiles || spool.hasRoom(address)) return undefined;
  return refuseCall(tooManyFiles(language), discreetHeaders);
}
