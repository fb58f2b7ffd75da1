import { HourlyCounts } from '../../../domain/limits/hourly-counts.ts';
import { endpoints } from '../../../routes.ts';
import { formLanguage } from '../form-language.ts';
import { UnreadableFormError } from '../unreadable-form-error.ts';
import { maxReportBodyInBytes } from './received-report.ts';
import { asJson, failure, tooManyFiles } from './refusals.ts';
import type { ReportChannel } from './report-channel.ts';

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
