import { Elysia } from 'elysia';
import { formatReceipt, wordsOf } from '../../domain/baik/receipt.ts';
import { parseDrafts } from '../../domain/baik/uploads/drafts.ts';
import { UploadedFiles } from '../../domain/baik/uploads/uploaded-files.ts';
import { HourlyCounts } from '../../domain/limits/hourly-counts.ts';
import { baikWords } from '../../i18n/public/baik/baik.words.ts';
import { endpoints } from '../../routes.ts';
import { copyPreview } from '../../web/files/copy-preview.ts';
import { sayFiles } from '../../web/forms/baik/copy-text.ts';
import { sayFileMistake, statusOfMistakes } from '../../web/forms/baik/form-mistakes.ts';
import { receiveReport } from '../../web/forms/baik/received-report.ts';
import { asJson, failure, tooManyFiles } from '../../web/forms/baik/refusals.ts';
import type { ReportChannel } from '../../web/forms/baik/report-channel.ts';
import { submitReportForm } from '../../web/forms/baik/report-submission.ts';
import { formLanguage } from '../../web/forms/form-language.ts';
import { clientAddress, type Listener } from '../../web/http/client-address.ts';
import { discreetHeaders } from '../../web/http/discreet.ts';
import { json } from '../../web/http/json.ts';
import { copyOperation, previewOperation, submitOperation } from './description.ts';

/** Submission endpoints of the report channel. */
export function baikApi({ reports: channel }: { reports: ReportChannel }) {
  return new Elysia({ name: 'api.baik' })
    .post(
      endpoints.baikSubmit,
      async ({ request, server }) => {
        const outcome = await submitReportForm(channel, { request, server });
        if (outcome.kind === 'refused') {
          // The sender already has the form's token.
          const token = outcome.token === outcome.fields.token ? undefined : outcome.token;
          return asJson({ ...outcome, token });
        }
        const { message, receipt } = outcome;
        const token = await channel.gate.tokens.issueIfPossible();
        const accepted = {
          success: true,
          message,
          receipt: formatReceipt(receipt),
          receipt_words: wordsOf(receipt),
          token,
        };
        return json(accepted, { headers: discreetHeaders });
      },
      { parse: 'none', ...submitOperation },
    )
    .get(
      `${endpoints.baikFiles}/:token/:place`,
      ({ request, params }) => showCopy(channel, request, params),
      previewOperation,
    )
    .post(endpoints.baikFiles, ({ request, server }) => copyFiles(channel, request, server), {
      parse: 'none',
      ...copyOperation,
    });
}

async function copyFiles(channel: ReportChannel, request: Request, server: Listener): Promise<Response> {
  const { spool, isOpen, trustedProxies, tally, drafts } = channel;
  const language = formLanguage(request);
  const address = clientAddress(request, server, trustedProxies);
  const hasRoom = spool.hasRoom(address);
  try {
    const open = await isOpen();
    const { intake } = await receiveReport(request, channel, { address, isTaking: open && hasRoom });
    if (!hasRoom) return asJson(tooManyFiles(language, HourlyCounts.secondsLeft()));
    if (!open) return refuseFiles(503, baikWords(language).closedTitle);
    const [mistake] = intake?.mistakes ?? [];
    if (!intake || mistake || intake.files.length === 0) {
      await intake?.discard();
      return refuseFiles(
        statusOfMistakes(intake),
        mistake ? sayFileMistake(mistake, language).text : baikWords(language).unreadableForm,
      );
    }
    spool.add(address, intake.stored);
    const uploaded = await UploadedFiles.of(drafts, {}, intake);
    const answer = { success: true, draft: uploaded.token, files: sayFiles(uploaded, language) };
    return json(answer, { headers: discreetHeaders });
  } catch (error) {
    return asJson(failure(error, language, tally));
  }
}

function refuseFiles(status: number, error: string): Response {
  return asJson({ status, mistakes: [{ field: 'attachments', text: error }] });
}

async function showCopy({ drafts }: ReportChannel, request: Request, { token, place }: Preview): Promise<Response> {
  const language = formLanguage(request);
  const [draft] = parseDrafts(token);
  const file = draft && (await drafts.list(draft))?.find((one) => String(one.place) === place);
  if (!draft || !file?.copy) return refuseFiles(404, baikWords(language).filesGone);
  const bytes = Buffer.concat(await Array.fromAsync(drafts.read(draft, file.place, 'copy')));
  return copyPreview(bytes, { contentType: file.copy.type, pages: file.copy.pages }, language);
}

type Preview = { token: string; place: string };
