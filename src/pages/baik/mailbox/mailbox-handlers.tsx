import { readCase } from '../../../domain/baik/cases/entries.ts';
import { markReadByReporter, type OpenMailbox, openMailbox } from '../../../domain/baik/cases/mailbox.ts';
import { addReporterMessage, type ReportStore } from '../../../domain/baik/cases/report-commands.ts';
import { baikLimits, baikMessage } from '../../../domain/baik/input.ts';
import { parseReceipt } from '../../../domain/baik/receipt.ts';
import { unchanged } from '../../../domain/baik/sealing/sealed-files.ts';
import type { DraftIntake } from '../../../domain/baik/uploads/uploaded-files.ts';
import { baikWords } from '../../../i18n/public/baik/baik.words.ts';
import { baikMailboxWords } from '../../../i18n/public/baik/baik-mailbox.words.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { routes } from '../../../routes.ts';
import type { FormError } from '../../../ui/forms/form-text.ts';
import { closedDownload } from '../../../web/files/copy-preview.ts';
import { refusalOf, tooManyFiles } from '../../../web/forms/baik/refusals.ts';
import type { ReportChannel } from '../../../web/forms/baik/report-channel.ts';
import { beginFiles, describeFiles, storeWithFiles } from '../../../web/forms/baik/report-files.ts';
import { formPosts, pageAfterForm } from '../../../web/forms/form-answers.tsx';
import { fileErrors, isRefusal } from '../../../web/forms/form-refusals.ts';
import { formKeyOf, seedOf } from '../../../web/forms/form-seed.ts';
import { receiveForm } from '../../../web/forms/public-form.ts';
import { clientAddress } from '../../../web/http/client-address.ts';
import { discreetHeaders } from '../../../web/http/discreet.ts';
import { type AfterForm, emptyReply, type KeptReply, type MailboxContent, mailboxPage } from './mailbox-page.tsx';

const route = routes.baik.mailbox;

type Fields = Record<string, unknown>;

/**
 * Opens mailboxes and accepts messages in them. Right or wrong, a receipt is answered in the same steps of time and size, so that the
 * traffic does not show which it was.
 */
export function baikMailbox(site: { readonly reports: ReportChannel }) {
  return formPosts(route, async ({ request, server, pageLanguage: language }) => {
    const channel = site.reports;
    const address = clientAddress(request, server, channel.trustedProxies);
    const files = beginFiles(channel, address);
    let fields: Fields = {};
    try {
      fields = await receiveForm(request, address, files);
      return await answerInSteps(() => enter(channel, language, fields, files));
    } catch (error) {
      await files.discard();
      const { status, errors, headers } = refusalOf(error, language, channel.tally);
      const content = { kind: 'door', problem: errors[0]?.text, kept: keptReply(fields) } as const;
      return pageWith(channel, language, content, { status, headers });
    }
  });
}

async function enter(
  channel: ReportChannel,
  language: Language,
  fields: Fields,
  files: DraftIntake,
): Promise<Response> {
  const { db } = channel.store;
  const code = typeof fields.receipt === 'string' ? fields.receipt : '';
  const receipt = parseReceipt(code);
  const opened = receipt === undefined ? undefined : await openMailbox(db, receipt);
  const mailbox = opened && 'signer' in opened ? opened : undefined;
  if (!mailbox || fields.action === 'file') await files.discard();
  if (mailbox && fields.action === 'file') {
    const file = await fileOf(channel.store, mailbox, fields.file);
    if (file) return file;
  }
  const after: AfterForm =
    mailbox && fields.action === 'reply'
      ? await takeReply(channel.store, { mailbox, code, fields, files, language })
      : { code, isSent: false, reply: emptyReply };
  // A message has changed the case.
  const current = receipt && after.isSent ? await openMailbox(db, receipt) : opened;
  return pageWith(channel, language, await contentOf(db, language, current, after));
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

function pageWith(
  { siteUrl }: ReportChannel,
  language: Language,
  content: MailboxContent,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> | undefined } = {},
): Promise<Response> {
  const page = mailboxPage(language, siteUrl, content);
  return pageAfterForm(page, {
    ...{ language, route, siteUrl, status, errors: errorsIn(content) },
    headers: { ...discreetHeaders, ...headers },
  });
}

function errorsIn(content: MailboxContent): FormError[] {
  if (content.kind === 'door') return content.problem ? [{ field: 'receipt', text: content.problem }] : [];
  return content.kind === 'inside' ? content.reply.errors : [];
}

/** The message of a form that could not be processed. Its key stays, so that sent again it counts once. */
function keptReply(fields: Record<string, unknown>): KeptReply | undefined {
  if (fields.action !== 'reply' || typeof fields.text !== 'string') return undefined;
  const drafts = typeof fields.drafts === 'string' ? fields.drafts : '';
  return { text: fields.text, formKey: formKeyOf(fields), drafts };
}

type Reply = { mailbox: OpenMailbox; code: string; fields: Fields; files: DraftIntake; language: Language };

/** Accepts a reporter's message: stored, or handed over with errors or open choices about its files. */
async function takeReply(store: ReportStore, { mailbox, code, fields, files, language }: Reply): Promise<AfterForm> {
  const { uploaded } = files;
  const typed = typeof fields.text === 'string' ? fields.text : '';
  const again = (errors: FormError[]): AfterForm => {
    const descriptions = describeFiles(uploaded, language);
    const drafts = descriptions.length > 0 ? uploaded.token : '';
    return { code, isSent: false, reply: { text: typed, errors, files: descriptions, drafts } };
  };

  const text = baikMessage.safeParse(fields.text);
  const errors = [
    ...(text.success ? [] : [{ field: 'text', text: problemText(text.error.issues[0]?.message, language) }]),
    ...fileErrors(files.errors, language),
    ...(files.skips && files.hadFiles ? tooManyFiles(language).errors : []),
  ];
  if (!text.success || errors.length > 0) return again(errors);
  const seed = seedOf(formKeyOf(fields), [mailbox.id, text.data, uploaded.signature]);
  const result = await storeWithFiles(files, { language, asksFirst: true }, async (given) => {
    const reply = { text: text.data, files: given, seed, areFilesGone: uploaded.areGone };
    const outcome = await addReporterMessage(store, mailbox, reply);
    return outcome === 'files-gone' ? undefined : { outcome };
  });
  return isRefusal(result) ? again(result.errors) : { code, isSent: true, reply: emptyReply };
}

function problemText(problem: string | undefined, language: Language): string {
  const t = baikMailboxWords(language);
  if (problem === 'reportRequired') return t.messageRequired;
  if (problem === 'reportTooLong') return t.messageTooLong({ limit: baikLimits.report });
  return baikWords(language).unreadable;
}

/** Answers leave at multiples of this many milliseconds after their request was read. */
const stepInMilliseconds = 250;

/** Does the work and holds its answer back until the next step, so that how long the work took tells less than the step. */
async function answerInSteps<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const begun = performance.now();
  try {
    return await work();
  } finally {
    const taken = performance.now() - begun;
    await Bun.sleep(Math.ceil(taken / stepInMilliseconds) * stepInMilliseconds - taken);
  }
}
