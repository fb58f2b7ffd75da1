import { Elysia } from 'elysia';
import { readCase } from '../../../domain/baik/cases/entries.ts';
import { addReporterMessage, type ReportStore } from '../../../domain/baik/cases/report-commands.ts';
import { baikLimits, baikMessage } from '../../../domain/baik/input.ts';
import { markReadByReporter, type OpenMailbox, openMailbox } from '../../../domain/baik/mailbox.ts';
import { parseReceipt } from '../../../domain/baik/receipt.ts';
import { UnsealedFileError } from '../../../domain/baik/sealing/seal-files.ts';
import { unchanged } from '../../../domain/baik/sealing/sealed-files.ts';
import type { Drafts } from '../../../domain/baik/uploads/drafts.ts';
import { UploadedFiles } from '../../../domain/baik/uploads/uploaded-files.ts';
import { baikWords } from '../../../i18n/public/baik/baik.words.ts';
import { baikMailboxWords } from '../../../i18n/public/baik/baik-mailbox.words.ts';
import { type Language, languageCodes } from '../../../i18n/site/language.ts';
import { href, routes } from '../../../routes.ts';
import { Document } from '../../../ui/frame/document.tsx';
import { closedDownload } from '../../../web/files/closed-download.ts';
import { fileNames, sayFiles } from '../../../web/forms/baik/copy-text.ts';
import { answerAtSteps } from '../../../web/forms/baik/even-answers.ts';
import {
  type SaidMistake,
  sayFileMistake,
  sayFileMistakes,
  sayUncopied,
} from '../../../web/forms/baik/form-mistakes.ts';
import { type ReceivedReport, receiveReport } from '../../../web/forms/baik/received-report.ts';
import { failure } from '../../../web/forms/baik/refusals.ts';
import type { ReportChannel } from '../../../web/forms/baik/report-channel.ts';
import { formKeyOf, seedOf } from '../../../web/forms/form-seed.ts';
import { clientAddress } from '../../../web/http/client-address.ts';
import { discreetHeaders } from '../../../web/http/discreet.ts';
import { plainPage } from '../../../web/pages/plain-page.ts';
import { type AfterForm, emptyReply, type KeptReply, type MailboxContent } from './mailbox-content.ts';
import { mailboxPage } from './mailbox-page.tsx';

const route = routes.baik.mailbox;

/**
 * Opens mailboxes and accepts messages in them. Right or wrong, a receipt is answered in the same steps of time and size, so that the
 * traffic does not show which it was.
 */
export function baikMailbox(options: ReportChannel) {
  const app = new Elysia({ name: 'pages.baik.mailbox' });
  for (const language of languageCodes) {
    app.post(
      href(route, language),
      async ({ request, server }) => {
        const { spool, trustedProxies } = options;
        const address = clientAddress(request, server, trustedProxies);
        let received: ReceivedReport | undefined;
        try {
          const form = await receiveReport(request, options, { address, isTaking: spool.hasRoom(address) });
          received = form;
          spool.add(address, form.intake?.stored);
          return await answerAtSteps(() => enter(options, language, form));
        } catch (error) {
          await received?.intake?.discard();
          return failed(options, language, error, received);
        }
      },
      { parse: 'none' },
    );
  }
  return app;
}

async function enter(options: ReportChannel, language: Language, received: ReceivedReport): Promise<Response> {
  const { db } = options.store;
  const { fields, intake } = received;
  const code = typeof fields.receipt === 'string' ? fields.receipt : '';
  const receipt = parseReceipt(code);
  const opened = receipt && (await openMailbox(db, receipt));
  const mailbox = opened && 'signer' in opened ? opened : undefined;
  if (!mailbox || fields.action === 'file') await intake?.discard();
  if (mailbox && fields.action === 'file') {
    const file = await fileOf(options.store, mailbox, fields.file);
    if (file) return file;
  }
  const after: AfterForm =
    mailbox && fields.action === 'reply'
      ? await takeReply(options, { mailbox, code }, received, language)
      : { code, isSent: false, reply: emptyReply };
  // A message has changed the case.
  const current = receipt && after.isSent ? await openMailbox(db, receipt) : opened;
  return pageWith(options, language, await contentOf(db, language, current, after));
}

async function contentOf(
  db: ReportStore['db'],
  language: Language,
  mailbox: Awaited<ReturnType<typeof openMailbox>>,
  after: AfterForm,
): Promise<MailboxContent> {
  if (!mailbox) return { kind: 'door', problem: baikMailboxWords(language).notOpen };
  if (!('signer' in mailbox)) return { kind: 'erased', erasedOn: mailbox.erasedOn };
  const content = await readCase(db, mailbox);
  await markReadByReporter(db, mailbox);
  return { kind: 'inside', ...after, mailbox, content, formKey: crypto.randomUUID() };
}

/** A file of the conversation; undefined when there is none of this name, or another one is in its place. */
async function fileOf({ db, files }: ReportStore, mailbox: OpenMailbox, name: unknown): Promise<Response | undefined> {
  const { entries } = await readCase(db, mailbox);
  const file = entries.flatMap(({ record }) => record.files).find(({ id }) => id === name);
  const content = file && (await unchanged(files.open(mailbox.keys, file)));
  return content && closedDownload(content, file.filename);
}

function failed(
  options: ReportChannel,
  language: Language,
  error: unknown,
  received: ReceivedReport | undefined,
): Promise<Response> {
  const { status, mistakes, headers } = failure(error, language, options.tally);
  const kept = received && keptReply(received.fields);
  return pageWith(options, language, { kind: 'door', problem: mistakes[0]?.text, kept }, { status, headers });
}

function pageWith(
  { siteUrl }: ReportChannel,
  language: Language,
  content: MailboxContent,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> | undefined } = {},
): Promise<Response> {
  const reading = { language, route, parameters: {}, query: {}, siteUrl };
  const document = <Document page={mailboxPage(language, siteUrl, content)} reading={reading} />;
  return plainPage(document, { status, headers: { ...discreetHeaders, ...headers } });
}

/** The message of a form that could not be processed. Its key stays, so that sent again it counts once. */
function keptReply(fields: Record<string, unknown>): KeptReply | undefined {
  if (fields.action !== 'reply' || typeof fields.text !== 'string') return undefined;
  const drafts = typeof fields.drafts === 'string' ? fields.drafts : '';
  return { text: fields.text, formKey: formKeyOf(fields), drafts };
}

type Opened = { mailbox: OpenMailbox; code: string };

/** Accepts a reporter's message: stored, or handed over with errors or open choices about its files. */
async function takeReply(
  { store, drafts }: { store: ReportStore; drafts: Drafts },
  opened: Opened,
  { fields, intake }: ReceivedReport,
  language: Language,
): Promise<AfterForm> {
  const { code } = opened;
  const uploaded = await UploadedFiles.of(drafts, fields, intake);
  const typed = typeof fields.text === 'string' ? fields.text : '';
  const again = (mistakes: SaidMistake[]): AfterForm => {
    const files = sayFiles(uploaded, language);
    const drafts = files.length > 0 ? uploaded.token : '';
    return { code, isSent: false, reply: { text: typed, mistakes, files, drafts } };
  };

  const text = baikMessage.safeParse(fields.text);
  const mistakes = [
    ...(text.success ? [] : [{ field: 'text', text: sayProblem(text.error.issues[0]?.message, language) }]),
    ...sayFileMistakes(intake, uploaded, language),
  ];
  if (!text.success || mistakes.length > 0) return again(mistakes);
  if (uploaded.unseen.length > 0) return again([]);
  const uncopied = sayUncopied(uploaded, language);
  if (uncopied.length > 0) return again(uncopied);

  const seed = seedOf(formKeyOf(fields), [opened.mailbox.id, text.data, uploaded.signature]);
  try {
    const files = uploaded.toSeal(fileNames(language));
    const outcome = await addReporterMessage(store, opened.mailbox, {
      text: text.data,
      files,
      seed,
      areFilesGone: uploaded.areGone,
    });
    if (outcome === 'files-gone') return again([{ field: 'attachments', text: baikWords(language).filesGone }]);
    await uploaded.discard();
    return { code, isSent: true, reply: emptyReply };
  } catch (error) {
    if (!(error instanceof UnsealedFileError)) throw error;
    return again([sayFileMistake(error.mistake, language)]);
  }
}

function sayProblem(problem: string | undefined, language: Language): string {
  const t = baikMailboxWords(language);
  if (problem === 'reportRequired') return t.messageRequired;
  if (problem === 'reportTooLong') return t.messageTooLong({ limit: baikLimits.report });
  return baikWords(language).unreadable;
}
