import { Elysia } from 'elysia';
import type { ReportStore } from '../../../domain/baik/cases/report-commands.ts';
import { openMailbox } from '../../../domain/baik/mailbox.ts';
import { parseReceipt } from '../../../domain/baik/receipt.ts';
import type { Drafts } from '../../../domain/baik/uploads/drafts.ts';
import { baikMailboxWords } from '../../../i18n/public/baik/baik-mailbox.ts';
import { type Language, languageCodes } from '../../../i18n/site/language.ts';
import { href, routes } from '../../../routes.ts';
import { Document } from '../../../ui/frame/document.tsx';
import type { MailboxGuesses } from '../../../web/forms/baik/mailbox-guesses.ts';
import { type ReceivedReport, receiveReport } from '../../../web/forms/baik/received-report.ts';
import { failure } from '../../../web/forms/baik/refusals.ts';
import { formKeyOf } from '../../../web/forms/form-seed.ts';
import type { Turns } from '../../../web/forms/turns.ts';
import type { UploadShare } from '../../../web/forms/upload-share.ts';
import { clientAddress } from '../../../web/http/client-address.ts';
import { discreetHeaders } from '../../../web/http/discreet.ts';
import type { DayTally } from '../../../web/log/day-tally.ts';
import { plainPage } from '../../../web/pages/plain-page.ts';
import type { KeptReply, MailboxContent } from './mailbox-content.ts';
import { mailboxPage } from './mailbox-page.tsx';
import { showInside, takeReply } from './mailbox-reply.ts';

export type MailboxOptions = {
  store: ReportStore;
  drafts: Drafts;
  guesses: MailboxGuesses;
  turns: Turns;
  spool: UploadShare;
  trustedProxies: readonly string[];
  siteUrl: string;
  tally: DayTally;
};

/** Opens mailboxes and accepts messages in them. The receipt form itself is an ordinary public page. */
export function baikMailbox(options: MailboxOptions) {
  const app = new Elysia({ name: 'pages.baik.mailbox' });
  for (const language of languageCodes) {
    app.post(
      href(routes.baik.mailbox, language),
      async ({ request, server }) => {
        const { spool, turns, trustedProxies } = options;
        const address = clientAddress(request, server, trustedProxies);
        let received: ReceivedReport | undefined;
        try {
          const form = await receiveReport(request, options, { address, isTaking: spool.hasRoom(address) });
          received = form;
          spool.add(address, form.intake?.files);
          return await turns.run(address, () => enter(options, language, address, form));
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

async function enter(
  options: MailboxOptions,
  language: Language,
  address: string,
  received: ReceivedReport,
): Promise<Response> {
  const { store, guesses, siteUrl } = options;
  const { fields, intake } = received;
  const t = baikMailboxWords(language);
  const typed = typeof fields.receipt === 'string' ? fields.receipt : '';
  const refuse = async (status: number, problem: string, headers: Record<string, string> = {}) => {
    await intake?.discard();
    return show(language, siteUrl, { kind: 'door', problem }, status, headers);
  };

  const receipt = parseReceipt(typed);
  if (!receipt) return refuse(422, t.codeMalformed);
  const seconds = guesses.wait(receipt.lookup, address);
  if (seconds > 0) {
    const problem = t.tooMany({ minutes: Math.ceil(seconds / 60) });
    return refuse(429, problem, { 'retry-after': String(seconds) });
  }
  const mailbox = await openMailbox(store.db, receipt);
  if (!mailbox) {
    guesses.count(receipt.lookup, address);
    return refuse(422, t.codeUnknown);
  }
  const opened = { mailbox, code: typed };
  const content =
    fields.action === 'reply'
      ? await takeReply(options, opened, received, language)
      : await showInside(store, opened, { text: '', mistakes: [], drafts: '', files: [] });
  const isWrong = content.reply.mistakes.length > 0;
  return show(language, siteUrl, content, isWrong ? 422 : 200);
}

function failed(
  { siteUrl, tally }: MailboxOptions,
  language: Language,
  error: unknown,
  received: ReceivedReport | undefined,
): Promise<Response> {
  const { status, mistakes, headers } = failure(error, language, tally);
  const kept = received && keptReply(received.fields);
  return show(language, siteUrl, { kind: 'door', problem: mistakes[0]?.text, kept }, status, headers);
}

/** The message of a form that could not be processed. Its key stays, so that sent again it counts once. */
function keptReply(fields: Record<string, unknown>): KeptReply | undefined {
  if (fields.action !== 'reply' || typeof fields.text !== 'string') return undefined;
  const drafts = typeof fields.drafts === 'string' ? fields.drafts : '';
  return { text: fields.text, formKey: formKeyOf(fields), drafts };
}

function show(
  language: Language,
  siteUrl: string,
  content: MailboxContent,
  status: number,
  headers: Record<string, string> = {},
): Promise<Response> {
  const reading = { language, route: routes.baik.mailbox, parameters: {}, query: {}, siteUrl };
  const document = <Document page={mailboxPage(language, siteUrl, content)} reading={reading} />;
  return plainPage(document, { status, headers: { ...discreetHeaders, ...headers } });
}
