import { Elysia } from 'elysia';
import { formatReceipt } from '../../domain/baik/receipt.ts';
import type { DraftIntake } from '../../domain/baik/uploads/draft-intake.ts';
import { formatDrafts } from '../../domain/baik/uploads/drafts.ts';
import { baikWords } from '../../i18n/public/baik.ts';
import { endpoints, href, routes } from '../../routes.ts';
import { sayFileMistake, statusOfMistakes } from '../../web/forms/baik/file-mistakes.ts';
import { receiveReport } from '../../web/forms/baik/received-report.ts';
import { failure, type Refusal, tooManyReports } from '../../web/forms/baik/refusals.ts';
import { everybody, type ReportChannel } from '../../web/forms/baik/report-channel.ts';
import { submitReportForm } from '../../web/forms/baik/report-submission.ts';
import { formLanguage } from '../../web/forms/form-language.ts';
import { discreetHeaders } from '../../web/http/discreet.ts';
import { json } from '../../web/http/json.ts';
import { resendTo, wantsHtml } from '../../web/http/resend.ts';
import { examineOperation, submitOperation } from './description.ts';

/** Submission endpoints of the report channel. */
export function baikApi(channel: ReportChannel) {
  return new Elysia({ name: 'api.baik' })
    .post(
      endpoints.baikSubmit,
      async ({ request }) => {
        if (wantsHtml(request)) return resendTo(href(routes.baik.index, formLanguage(request)), discreetHeaders);
        const outcome = await submitReportForm(channel, { request });
        if (outcome.kind === 'refused') return refuse(outcome);
        const { message, receipt } = outcome;
        return json({ success: true, message, receipt: formatReceipt(receipt) }, { headers: discreetHeaders });
      },
      { parse: 'none', ...submitOperation },
    )
    .post(endpoints.baikFiles, ({ request }) => examineFiles(channel, request), { parse: 'none', ...examineOperation });
}

async function examineFiles(channel: ReportChannel, request: Request): Promise<Response> {
  const { fileLimits, isOpen, tally } = channel;
  const language = formLanguage(request);
  const { seconds } = fileLimits.admit(everybody);
  try {
    const open = await isOpen();
    const { intake } = await receiveReport(request, channel, open && seconds === 0);
    if (seconds > 0) return refuse(tooManyReports(language, seconds));
    if (!open) return refuseFiles(503, baikWords(language).closedTitle);
    const [mistake] = intake?.mistakes ?? [];
    if (!intake || mistake || intake.files.length === 0) {
      await intake?.discard();
      return refuseFiles(
        statusOfMistakes(intake),
        mistake ? sayFileMistake(mistake, language).text : baikWords(language).unreadableForm,
      );
    }
    return json({ success: true, ...examinedFiles(intake) }, { headers: discreetHeaders });
  } catch (error) {
    return refuse(failure(error, language, tally));
  }
}

function refuse({ status, mistakes, headers, error, token }: Refusal): Response {
  const [first] = mistakes;
  const body = { success: false, error: error ?? first?.text, field: first?.field || undefined, token };
  return json(body, { status, headers: { ...discreetHeaders, ...headers } });
}

function refuseFiles(status: number, error: string): Response {
  return refuse({ status, mistakes: [{ field: 'attachments', text: error }] });
}

function examinedFiles({ draft, files }: DraftIntake) {
  const inOrder = files.toSorted((one, other) => one.place - other.place);
  return {
    draft: formatDrafts([draft]),
    files: inOrder.map(({ place, filename, size, condition, findings }) => ({
      key: `${draft.id}.${place}`,
      filename,
      size,
      condition,
      findings,
      choice: condition === 'clean' ? 'strip' : '',
    })),
  };
}
