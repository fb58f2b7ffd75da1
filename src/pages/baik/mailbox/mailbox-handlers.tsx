import { Elysia } from 'elysia';
import type { ReportStore } from '../../../domain/baik/cases/report-commands.ts';
import { openMailbox } from '../../../domain/baik/mailbox.ts';
import { parseReceipt } from '../../../domain/baik/receipt.ts';
import type { Drafts } from '../../../domain/baik/uploads/drafts.ts';
import { baikMailboxWords } from '../../../i18n/public/baik-mailbox.ts';
import { type Language, languageCodes } from '../../../i18n/site/language.ts';
import { href, routes } from '../../../routes.ts';
import { Document } from '../../../ui/frame/document.tsx';
import { type ReceivedReport, receiveReport } from '../../../web/forms/baik/received-report.ts';
import { failure } from '../../../web/forms/baik/refusals.ts';
import type { SubmissionLimits } from '../../../web/forms/submission-limits.ts';
import { discreetHeaders } from '../../../web/http/discreet.ts';
import type { DayTally } from '../../../web/log/day-tally.ts';
import { plainPage } from '../../../web/pages/plain-page.ts';
import type { MailboxContent } from './mailbox-content.ts';
import { mailboxPage } from './mailbox-page.tsx';
import { showInside, takeReply } from './mailbox-reply.ts';

export type MailboxOptions = {
  store: ReportStore;
  drafts: Drafts;
  /** Attempts per mailbox and in total; client addresses are not used. */
  guesses: SubmissionLimits;
  siteUrl: string;
  tally: DayTally;
};

/** Opens mailboxes and accepts messages in them. The receipt form itself is an ordinary public page. */
export function baikMailbox(options: MailboxOptions) {
  const app = new Elysia({ name: 'pages.baik.mailbox' });
  for (const language of languageCodes) {
    app.post(
      href(routes.baik.mailbox, language),
      async ({ request }) => {
        let received: ReceivedReport | undefined;
        try {
          received = await receiveReport(request, options, true);
          return await enter(options, language, received);
        } catch (error) {
          await received?.intake?.discard();
          return failed(options, language, error);
        }
      },
      { parse: 'none' },
    );
  }
  return app;
}

async function enter(options: MailboxOptions, language: Language, received: ReceivedReport): Promise<Response> {
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
  // Attempts are counted per mailbox number, not per client.
  const admission = guesses.admit(receipt.lookup);
  if (admission.seconds > 0) {
    const { seconds } = admission;
    const problem = t.tooMany({ minutes: Math.ceil(seconds / 60) });
    return refuse(429, problem, { 'retry-after': String(seconds) });
  }
  const mailbox = await openMailbox(store.db, receipt);
  if (!mailbox) {
    guesses.countWrong(admission);
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

function failed({ siteUrl, tally }: MailboxOptions, language: Language, error: unknown): Promise<Response> {
  const { status, mistakes } = failure(error, language, tally);
  return show(language, siteUrl, { kind: 'door', problem: mistakes[0]?.text }, status);
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
