import { Elysia } from 'elysia';
import { z } from 'zod';
import { formatReceipt, wordsOf } from '../../domain/baik/receipt.ts';
import { parseDrafts } from '../../domain/baik/uploads/drafts.ts';
import { baikWords } from '../../i18n/public/baik/baik.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import { copyPreview } from '../../web/files/copy-preview.ts';
import { refusalOf, tooManyFiles } from '../../web/forms/baik/refusals.ts';
import type { ReportChannel } from '../../web/forms/baik/report-channel.ts';
import { beginFiles, describeFiles } from '../../web/forms/baik/report-files.ts';
import { reportForm } from '../../web/forms/baik/report-form.ts';
import { answerCall, refuseCall } from '../../web/forms/form-answers.tsx';
import { formLanguage } from '../../web/forms/form-language.ts';
import { fileErrors, refusalOfFiles } from '../../web/forms/form-refusals.ts';
import { receiveForm, submitForm } from '../../web/forms/public-form.ts';
import { clientAddress, type Listener } from '../../web/http/client-address.ts';
import { discreetHeaders } from '../../web/http/discreet.ts';
import { json } from '../../web/http/json.ts';
import { formAnswers, formProof, formRefusal } from '../form-refusal.ts';
import { operation } from '../operation.ts';

export function baikApi(site: { readonly reports: ReportChannel }) {
  return new Elysia({ name: 'api.baik' })
    .post(
      endpoints.baikSubmit,
      async ({ request, server }) => {
        const outcome = await submitForm(reportForm(site.reports), { request, server });
        const accepted = ({ receipt }: { receipt: string }, language: Language) => {
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
      operation({
        tag: 'BAIK',
        summary: 'Shows the safe copy of a file of an unfinished report, for the holder of its key',
        answers: {
          200: { description: 'A page with the pictures of the copy' },
          404: { description: 'There is no such copy any more, or the key is wrong', schema: formRefusal },
        },
      }),
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
    const answer = { success: true, draft: files.uploaded.token, files: describeFiles(files.uploaded, language) };
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

const submitOperation = operation({
  tag: 'BAIK',
  summary:
    'Makes a report, as multipart, urlencoded or JSON; a multipart form may carry up to ten files as "attachments". ' +
    '"anonymous=1" asks for no contact. Of each file a safe copy is made from what can be seen, and only the copy is stored, ' +
    'unless "files" is "original", or "file-" with the key of a file',
  body: z.object({
    name: z.string().optional(),
    contact: z.string().optional(),
    anonymous: z.literal('1').optional(),
    category: z.string().optional(),
    report: z.string(),
    language: z.enum(['id', 'en']).optional(),
    files: z.enum(['copy', 'original']).optional(),
    drafts: z.string().optional(),
    ...formProof,
  }),
  answers: {
    200: {
      description:
        'The report is stored encrypted; the receipt, returned only here as 18 characters and as ten words, opens its mailbox',
      schema: z.object({
        success: z.literal(true),
        message: z.string(),
        receipt: z.string(),
        receipt_words: z.string(),
        token: z.string(),
      }),
    },
    400: {
      description:
        'Invalid field, a file of which no safe copy can be made, or a token that is forged, too old or used up; the message is in ' +
        'the language of the form',
      schema: formRefusal,
    },
    ...formAnswers,
    408: { description: 'It arrived too slowly', schema: formRefusal },
    500: { description: 'The report could not be stored', schema: formRefusal },
    503: { description: 'The channel is closed, because it has no recipients', schema: formRefusal },
  },
});

const copyOperation = operation({
  tag: 'BAIK',
  summary: 'Makes safe copies of the files of an unfinished report, and stores both encrypted for six hours',
  answers: {
    200: {
      description:
        'The key of the files, to be sent with the report as "drafts", with what their copies are, or why there is none, and the address of each copy',
      schema: z.object({
        success: z.literal(true),
        draft: z.string(),
        files: z.array(
          z.object({
            key: z.string(),
            filename: z.string(),
            size: z.number(),
            text: z.string(),
            preview: z.string().nullable(),
            choice: z.enum(['', 'copy', 'original']),
          }),
        ),
      }),
    },
    400: { description: 'Invalid file', schema: formRefusal },
    413: { description: 'The form is too large', schema: formRefusal },
    429: { description: 'The channel is busy', schema: formRefusal },
    503: { description: 'The channel is closed', schema: formRefusal },
  },
});
