import { mayReadDirectCall } from '../../../domain/baik/cases/report-admission.ts';
import { HourlyCounts } from '../../../domain/limits/hourly-counts.ts';
import { href, routes } from '../../../routes.ts';
import { discreetHeaders } from '../../http/discreet.ts';
import { resendTo, wantsHtml } from '../../http/resend.ts';
import { hidesOrigin } from '../../http/same-origin.ts';
import { formLanguage } from '../form-language.ts';
import { UnreadableFormError } from '../unreadable-form-error.ts';
import { asJson, busyChannel, failure, needsToken } from './refusals.ts';
import type { ReportChannel } from './report-channel.ts';

/** What the server knows of a report that it does not read. */
export type UnreadReport = { address: string; mayHaveToken: boolean; isEnglish: boolean };

const formats = /^(?:multipart\/form-data\s*;|application\/x-www-form-urlencoded\b|application\/json\b)/i;

/** Answers a call that cannot be accepted, before a process is occupied with it; undefined when a process decides. */
export async function refuseUnread(
  { gate, counts, tally }: Pick<ReportChannel, 'gate' | 'counts' | 'tally'>,
  request: Request,
  { address, mayHaveToken, isEnglish }: UnreadReport,
): Promise<Response | undefined> {
  const language = formLanguage(request, isEnglish ? { language: 'en' } : {});
  if (wantsHtml(request)) return resendTo(href(routes.baik.index, language), discreetHeaders);
  if (!formats.test(request.headers.get('content-type') ?? '')) {
    return asJson(failure(new UnreadableFormError('No form'), language, tally));
  }
  if (mayHaveToken) return undefined;
  if (hidesOrigin(request)) return asJson(needsToken('missing', language, await gate.tokens.issue(), 403));
  if (await mayReadDirectCall(address, counts)) return undefined;
  const fullForSeconds = HourlyCounts.secondsLeft();
  return asJson(await busyChannel(gate, { language, gate: { pool: 'direct', token: '' }, fields: {}, fullForSeconds }));
}
