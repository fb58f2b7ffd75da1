import { Elysia } from 'elysia';
import { formatReceipt, type Receipt, wordsOf } from '../../domain/baik/receipt.ts';
import { parseDrafts } from '../../domain/baik/uploads/drafts.ts';
import { baikWords } from '../../i18n/public/baik/baik.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import { copyPreview } from '../../web/files/copy-preview.ts';
import { sayFiles } from '../../web/forms/baik/copy-text.ts';
import { refusalOf, tooManyFiles } from '../../web/forms/baik/refusals.ts';
import type { ReportChannel } from '../../web/forms/baik/report-channel.ts';
import { beginFiles } from '../../web/forms/baik/report-files.ts';
import { reportForm } from '../../web/forms/baik/report-form.ts';
import { answerCall, refuseCall } from '../../web/forms/form-answers.tsx';
import { formLanguage } from '../../web/forms/form-language.ts';
import { fileErrors, refusalOfFiles } from '../../web/forms/form-refusals.ts';
import { receiveForm, submitForm } from '../../web/forms/public-form.ts';
import { clientAddress, type Listener } from '../../web/http/client-address.ts';
import { discreetHeaders } from '../../web/http/discreet.ts';
import { json } from '../../web/http/json.ts';
import { copyOperation, previewOperation, submitOperation } from './description.ts';

/** Submission endpoints of the report channel. */
export function baikApi(site: { readonly reports: ReportChannel }) {
  return new Elysia({ name: 'api.baik' })
    .post(
      endpoints.baikSubmit,
      async ({ request, server }) => {
        const outcome = await submitForm(reportForm(site.reports), { request, server });
        const accepted = ({ receipt }: { receipt: Receipt }, language: Language) => {
          const message = baikWords(language).success;
          return { message, receipt: formatReceipt(receipt), receipt_words: wordsOf(receipt) };
        };
        return answerCall(site.reports.gate, outcome, accepted, discreetHeaders);
      },
      { parse: 'none', ...submitOperation },
    )
    .get(
      `${endpoints.baikFiles}/:token/:place`,
      ({ request, params }) => showCopy(site.reports, request, params),
      previewOperation,
    )
    .post(endpoints.baikFiles, ({ request, server }) => copyFiles(site.reports, request, server), {
      parse: 'none',
      ...copyOperation,
    });
}

async function copyFiles(channel: ReportChannel, request: Request, server: Listener): Promise<Response> {
  const { isOpen, trustedProxies, tally } = channel;
  const language = formLanguage(request);
  const address = clientAddress(request, server, trustedProxies);
  try {
    const files = beginFiles(channel, address, await isOpen());
    await receiveForm(request, address, files);
    if (files.skips === 'uploadShare') return refuseCall(tooManyFiles(language), discreetHeaders);
    const t = baikWords(language);
    if (files.skips) return refuse(503, t.closedTitle);
    const [error = files.files.length === 0 ? { text: t.unreadableForm } : undefined] = fileErrors(
      files.errors,
      language,
    );
    if (error) {
      await files.discard();
      return refuse(refusalOfFiles(files.errors).status, error.text);
    }
    const answer = { success: true, draft: files.uploaded.token, files: sayFiles(files.uploaded, language) };
    return json(answer, { headers: discreetHeaders });
  } catch (error) {
    return refuseCall(refusalOf(error, language, tally), discreetHeaders);
  }
}

function refuse(status: number, text: string): Response {
  return refuseCall({ status, errors: [{ field: 'attachments', text }] }, discreetHeaders);
}

async function showCopy({ drafts }: ReportChannel, request: Request, { token, place }: Preview): Promise<Response> {
  const language = formLanguage(request);
  const [draft] = parseDrafts(token);
  const file = draft && (await drafts.list(draft))?.find((one) => String(one.place) === place);
  if (!draft || !file?.copy) return refuse(404, baikWords(language).filesGone);
  const bytes = Buffer.concat(await Array.fromAsync(drafts.read(draft, file.place, 'copy')));
  return copyPreview(bytes, { contentType: file.copy.type, pages: file.copy.pages }, language);
}

type Preview = { token: string; place: string };
