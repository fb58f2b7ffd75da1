import { Elysia } from 'elysia';
import { formatDrafts } from '../../domain/baik/drafts.ts';
import { languageCodes } from '../../i18n/site/language.ts';
import { endpoints, href, routes } from '../../routes.ts';
import { sayFileMistake } from '../../web/forms/file-mistakes.ts';
import { type ReceivedReport, receiveReport } from '../../web/forms/received-report.ts';
import { UnreadableFormError } from '../../web/forms/unreadable-form-error.ts';
import type { DraftIntake } from '../../web/forms/uploaded-drafts.ts';
import { discreetHeaders } from '../../web/http/discreet.ts';
import { json } from '../../web/http/json.ts';
import type { DayTally } from '../../web/log/day-tally.ts';
import { BaikAnswer, type Refusal } from './answer.ts';
import { examineOperation, submitOperation } from './description.ts';
import { everybody, type ReportOptions, takeReport, tooMany } from './report.ts';

/**
 * Takes reports, with and without script, and from programs. It asks nobody's address: the limits are those of everybody
 * together, and of what happens only the day is noted, without a word of what was sent.
 */
export function baikApi(options: ReportOptions) {
  const { showForm, isOpen, drafts, limits, tally } = options;
  const take = async ({ request }: { request: Request }): Promise<Response> => {
    const admission = limits.admit(everybody);
    let received: ReceivedReport | undefined;
    try {
      const open = await isOpen();
      received = await receiveReport(request, drafts, open && admission.seconds === 0);
      const answer = new BaikAnswer(request, showForm, received.fields);
      if (admission.seconds > 0) return await answer.refuse(tooMany(answer, admission.seconds), undefined);
      return await takeReport(options, admission, received, answer, open);
    } catch (error) {
      await received?.intake?.discard();
      if (admission.seconds === 0) limits.release(admission);
      const answer = new BaikAnswer(request, showForm, received?.fields ?? {});
      return answer.refuse(failure(error, answer, tally), undefined);
    }
  };
  const app = new Elysia({ name: 'api.baik' });
  // The plain form is sent to its own page: a browser's history lists the address of an answer that is a page.
  for (const language of languageCodes) app.post(href(routes.baik.index, language), take, { parse: 'none' });
  return app.post(endpoints.baikSubmit, take, { parse: 'none', ...submitOperation }).post(
    endpoints.baikFiles,
    async ({ request }) => {
      const admission = options.fileLimits.admit(everybody);
      const answer = new BaikAnswer(request, showForm, {});
      try {
        const open = await isOpen();
        const { intake } = await receiveReport(request, drafts, open && admission.seconds === 0);
        const refused = (status: number, error: string) =>
          json({ success: false, error, field: 'attachments' }, { status, headers: discreetHeaders });
        if (admission.seconds > 0) return await answer.refuse(tooMany(answer, admission.seconds), undefined);
        if (!open) return refused(503, answer.words.closedTitle);
        const [mistake] = intake?.mistakes ?? [];
        if (!intake || mistake || intake.files.length === 0) {
          await intake?.discard();
          return refused(400, mistake ? sayFileMistake(mistake, answer.language).text : answer.words.unreadableForm);
        }
        return json({ success: true, ...examinedFiles(intake) }, { headers: discreetHeaders });
      } catch (error) {
        const { status, mistakes } = failure(error, answer, tally);
        return json({ success: false, error: mistakes[0]?.text }, { status, headers: discreetHeaders });
      }
    },
    { parse: 'none', ...examineOperation },
  );
}

function examinedFiles(intake: DraftIntake) {
  const files = intake.files.toSorted((one, other) => one.place - other.place);
  return {
    draft: formatDrafts([intake.draft]),
    files: files.map(({ place, filename, size, condition, findings }) => ({
      key: `${intake.draft.id}.${place}`,
      ...{ filename, size, condition, findings },
      choice: condition === 'clean' ? 'strip' : '',
    })),
  };
}

/** Neither the log nor the answer may hold what an error knows: a query has its parameters in it. */
function failure(error: unknown, { words: t }: BaikAnswer, tally: DayTally): Refusal {
  if (error instanceof UnreadableFormError) {
    tally.count('baik_unreadable');
    const text = error.tooLarge ? t.formTooLarge : t.unreadableForm;
    return { status: error.tooLarge ? 413 : 400, mistakes: [{ field: '', text }] };
  }
  tally.countFailure(error);
  return { status: 500, mistakes: [{ field: '', text: t.failed }] };
}
