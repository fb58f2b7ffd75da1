import { requestOrConfirm } from '../../domain/baik/approvals/approvals.ts';
import {
  changeStatus,
  handOverCase,
  holdCase,
  possibleReaders,
  recordAct,
  type StatusChange,
  writeToReporter,
} from '../../domain/baik/cases/case-commands.ts';
import { caseStatuses, closeReasons } from '../../domain/baik/cases/retention.ts';
import { baikLimits, baikMessage } from '../../domain/baik/input.ts';
import { DraftIntake } from '../../domain/baik/uploads/draft-intake.ts';
import { approvalWords } from '../../i18n/backend/baik/baik-approvals.words.ts';
import { caseWords as t } from '../../i18n/backend/baik/baik-case.words.ts';
import { handlingWords } from '../../i18n/backend/baik/baik-handling.words.ts';
import { frameWords } from '../../i18n/backend/frame.words.ts';
import { endpoints } from '../../routes.ts';
import { storeWithFiles } from '../../web/forms/baik/report-files.ts';
import { fileErrors, isRefusal, maxFormInBytes } from '../../web/forms/form-refusals.ts';
import { formKeyOf, seedOf } from '../../web/forms/form-seed.ts';
import { readSubmittedForm } from '../../web/forms/submitted-form.ts';
import { readForm } from '../../web/http/body.ts';
import { done, failed } from '../ui/frame/screen.tsx';
import { approvalForm } from './approval-handlers.tsx';
import { caseFilePages } from './case-files.tsx';
import { caseScreen, erasureOf, type MessageForm } from './case-page.tsx';
import { type CaseCall, ChannelScreens, inCase, type ReportSite, refused, textIn } from './channel-screens.ts';

const base = `${endpoints.baik}/cases/:id` as const;
const emptyForm: MessageForm = { text: '', isAnswer: false };

/** Screen of one case: entries, reply form, status and deletion, and what concerns its recipients only. */
export function casePages(site: ReportSite): ChannelScreens {
  const { db } = site;
  const screens = new ChannelScreens(site, 'backend.baik.cases')
    .show(
      base,
      inCase(site, (call) => caseScreen(db, call, emptyForm)),
      { isRecorded: true },
    )
    .caseForm(`${base}/message`, async (call) => {
      const again = await takeMessage(site, call);
      if (again) return refused(await caseScreen(db, call, again), again.error ?? again.fileError ?? '');
      return done(call.back, t.sealed, t.sealedText);
    })
    .caseForm(`${base}/status`, async ({ request, opened, holder, back }) => {
      const change = readChange(await readForm(request));
      if (!change) return failed(back, frameWords.validationError, t.chooseStatus);
      const isChanged = await changeStatus(db, holder, opened, change);
      return done(back, isChanged ? t.statusSaved : t.statusUnchanged);
    })
    .caseForm(`${base}/note`, async ({ request, opened, holder, back }) => {
      const note = textIn(await readForm(request), 'note');
      if (!note) return failed(back, handlingWords.needsText);
      await recordAct(db, holder, opened, 'note', { note });
      return done(back, handlingWords.noteSaved);
    })
    .caseForm(`${base}/assign`, async ({ request, opened, holder, back }) => {
      const chosen = (await readForm(request)).get('to');
      const readers = await possibleReaders(db, opened);
      const to = readers.flatMap(({ label }) => (label === chosen ? [label] : []));
      await recordAct(db, holder, opened, 'assign', { to });
      return done(back, handlingWords.assigned);
    })
    .caseForm(`${base}/hand-over`, async ({ request, opened, holder, back }) => {
      const form = await readForm(request);
      const reason = textIn(form, 'reason');
      if (!reason) return failed(back, handlingWords.needsReason);
      const accounts = [...form.keys()].flatMap((name) => {
        const [, account] = /^to-(\d{1,9})$/.exec(name) ?? [];
        return account ? [Number(account)] : [];
      });
      const outcome = await handOverCase(db, holder, opened, { accounts, reason });
      if (outcome === 'done') return done(endpoints.baik, handlingWords.handedOver);
      return failed(back, outcome === 'alone' ? handlingWords.notOnlyYou : handlingWords.needsReader);
    })
    .caseForm(`${base}/hold`, async ({ request, opened, holder, back }) => {
      const form = await readForm(request);
      const reason = textIn(form, 'reason');
      if (!reason) return failed(back, handlingWords.needsReason);
      const isHeld = form.get('hold') === '1';
      await holdCase(db, holder, opened, { isHeld, reason });
      return done(back, isHeld ? handlingWords.held : handlingWords.released);
    });
  return approvalForm(
    screens,
    `${base}/erase`,
    ['delete', 'report'],
    inCase(site, async (call) => {
      const { opened, holder, back } = call;
      if (opened.status !== 'closed') return failed(back, t.closeFirst);
      if (opened.isHeld) return failed(back, t.isHeld);
      const form = {
        title: t.eraseQuestion({ id: opened.id }),
        action: `${back}/erase`,
        back,
        verb: (await erasureOf(db, call)) ? approvalWords.confirm : approvalWords.eraseAsk,
        texts: [t.eraseText, approvalWords.eraseText],
      };
      return { form, send: () => requestOrConfirm(site.reports.store, holder, { act: 'erase', caseId: opened.id }) };
    }),
  ).use(caseFilePages(site));
}

function readChange(form: URLSearchParams): StatusChange | undefined {
  const status = caseStatuses.find((one) => one === form.get('status'));
  if (!status) return undefined;
  if (status !== 'closed') return { status };
  const reason = closeReasons.find((one) => one === form.get('reason'));
  return reason && { status, reason };
}

/**
 * A recipient's message with its files, sent as safe copies only: the originals would tell the reporter who made them. Returns the form
 * to show again, with the files to choose again; undefined when it was sent.
 */
async function takeMessage(site: ReportSite, call: CaseCall): Promise<MessageForm | undefined> {
  const { drafts, store } = site.reports;
  const intake = new DraftIntake(drafts, store.copier);
  const names: string[] = [];
  try {
    const fields = await readSubmittedForm(call.request, {
      address: undefined,
      maxFileInBytes: baikLimits.fileInBytes,
      maxBodyInBytes: maxFormInBytes,
      acceptFile: (file) => {
        if (file.filename && names.length < baikLimits.files) names.push(file.filename);
        return intake.accept(file);
      },
    });
    await intake.complete({});
    const again = await send(site, call, Object.fromEntries(fields), intake);
    return again && { ...again, files: names };
  } finally {
    await intake.discard();
  }
}

async function send(
  { reports: { store } }: ReportSite,
  { opened, holder }: CaseCall,
  fields: Record<string, string>,
  intake: DraftIntake,
): Promise<MessageForm | undefined> {
  const { language } = holder;
  const isAnswer = fields.answer === '1';
  const text = baikMessage.safeParse(fields.text);
  const [fileError] = fileErrors(intake.errors, language);
  const again = { text: fields.text ?? '', isAnswer, ...(fileError ? { fileError: fileError.text } : {}) };
  if (!text.success) return { ...again, error: problemOf(text.error.issues[0]?.message) };
  if (fileError) return again;
  const seed = seedOf(formKeyOf(fields), [opened.id, 'recipient', text.data, intake.uploaded.signature]);
  const result = await storeWithFiles(intake, { language, asksFirst: false }, async (files) => {
    await writeToReporter(store, holder, opened, { text: text.data, isAnswer, seed, files });
    return {};
  });
  return isRefusal(result) ? { ...again, fileError: result.errors[0]?.text ?? '' } : undefined;
}

function problemOf(problem: string | undefined): string {
  if (problem === 'reportTooLong') return t.tooLong({ count: baikLimits.report });
  return problem === 'reportRequired' ? t.required : t.unreadable;
}
