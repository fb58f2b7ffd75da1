import { noticeVersionIn } from '../../domain/data-protection/notice-versions.ts';
import type { HourlyCounts } from '../../domain/limits/memory-counts.ts';
import type { FullPlaces } from '../../domain/limits/places.ts';
import { type RequestInput, requestInput, requestLimits, requestProblems } from '../../domain/privacy/input.ts';
import { admissionOfRequest, type Intake, takeRequest } from '../../domain/privacy/intake.ts';
import { dataRequestWords } from '../../i18n/public/data-requests.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import type { Log } from '../log/log.ts';
import type { FormGate } from './form-gate.ts';
import { inWords, loggedFailure, problemTexts } from './form-refusals.ts';
import { sentKeyOf } from './form-seed.ts';
import { type FormFiles, noFiles, type PublicForm, typedValues } from './public-form.ts';

export type DataRequestChannel = Intake & {
  gate: FormGate;
  full: FullPlaces;
  counts: Pick<HourlyCounts, 'hourKey'>;
  trustedProxies: readonly string[];
  log: Log;
};

export const dataRequestFields = ['kind', 'name', 'email', 'details'] as const;

/** The form for requests about personal data. */
export function dataRequestForm(channel: DataRequestChannel): PublicForm<RequestInput, FormFiles, undefined> {
  const { gate, trustedProxies, counts, log } = channel;
  return {
    gate,
    trustedProxies,
    hourKey: () => counts.hourKey(),
    receive: noFiles,
    parse: (content, language) => parseRequest(typedValues(content, dataRequestFields), language),
    store: async ({ input, fields, language, address, token, pool }) => {
      // A program has filled in the hidden field: it gets the same answer, and nothing happens.
      if (fields.website || pool === 'direct') return undefined;
      await takeRequest(channel, {
        input,
        language,
        formKey: sentKeyOf(fields, token),
        noticeVersion: noticeVersionIn(fields.notice),
        admission: await admissionOfRequest(channel, { address, token, pool, email: input.email }),
      });
      return undefined;
    },
    refusalOf: (error, language) =>
      loggedFailure(error, language, dataRequestWords(language).serverFailed, { name: 'data_request', log }),
  };
}

/** Of the public form, or of that for staff. */
export function parseRequest(given: Record<string, unknown>, language: Language) {
  const texts = problemTexts(requestProblems, dataRequestWords(language), requestLimits);
  return inWords(requestInput.safeParse(given), texts);
}
