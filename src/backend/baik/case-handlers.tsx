import { Elysia } from 'elysia';
import { ask, openApprovals } from '../../domain/baik/approvals/approvals.ts';
import { caseStatuses, closeReasons } from '../../domain/baik/case-status.ts';
import {
  changeStatus,
  markReadByRecipients,
  type StatusChange,
  writeToReporter,
} from '../../domain/baik/cases/case-commands.ts';
import { readCase } from '../../domain/baik/cases/entries.ts';
import { assigneeOf, noteReading, possibleReaders } from '../../domain/baik/cases/handling.ts';
import { readHistory } from '../../domain/baik/cases/history.ts';
import { baikLimits, baikMessage } from '../../domain/baik/input.ts';
import { DraftIntake } from '../../domain/baik/uploads/draft-intake.ts';
import { reportWords } from '../../i18n/backend/baik/baik.words.ts';
import { approvalWords } from '../../i18n/backend/baik/baik-approvals.words.ts';
import { caseWords } from '../../i18n/backend/baik/baik-case.words.ts';
import { frameWords } from '../../i18n/backend/frame.words.ts';
import { endpoints } from '../../routes.ts';
import { storeWithFiles } from '../../web/forms/baik/report-files.ts';
import { fileErrors, isRefusal, maxFormInBytes } from '../../web/forms/form-refusals.ts';
import { formKeyOf, seedOf } from '../../web/forms/form-seed.ts';
import { readSubmittedForm } from '../../web/forms/submitted-form.ts';
import { readForm } from '../../web/http/body.ts';
import { done, failed, guardedScreen, type Screen } from '../ui/frame/screen.tsx';
import { approvalSteps } from './approvals/approval-handlers.ts';
import { caseFilePages } from './case-files.tsx';
import { type CaseCall, caseForm, inCase, refused } from './case-guards.ts';
import { CasePage, type MessageForm } from './case-page.tsx';
import { handlingForms } from './handling-handlers.ts';
import type { ReportSite } from './report-site.ts';

const base = `${endpoints.baik}/cases/:id` as const;
const emptyForm: MessageForm = { text: '', isAnswer: false };

type Parameters = { id: string };

/** Screen of one case: entries, reply form, status and deletion. */
export function casePages(site: ReportSite) {
  const { db } = site;

  const erasureOf = async ({ opened: { id }, key }: CaseCall) =>
    (await openApprovals(db, key.identity)).find(({ opened }) => opened?.id === id);

  const show = async (call: CaseCall, form: MessageForm): Promise<Screen> => {
    const { opened, key, holder } = call;
    const content = await readCase(db, opened);
    await noteReading(db, holder, opened, await readHistory(db, opened, key.identity));
    const history = await readHistory(db, opened, key.identity);
    const readers = await possibleReaders(db, opened);
    await markReadByRecipients(db, opened.id);
    const body = (
      <CasePage
        account={holder.id}
        content={content}
        erasure={await erasureOf(call)}
        form={form}
        formKey={crypto.randomUUID()}
        assignee={assigneeOf(history)}
        history={history}
        opened={opened}
        readers={readers}
      />
    );
    return { title: (language) => reportWords(language).caseOf({ id: opened.id }), section: 'baik', body };
  };

  const erasing = approvalSteps<Parameters>(
    site,
    { action: 'delete', resource: 'report', needs: 'reports.read' },
    inCase(site, async (call) => {
      const { opened, holder, back } = call;
      const t = caseWords(holder.language);
      const { confirm, eraseAsk, eraseText } = approvalWords(holder.language);
      if (opened.status !== 'closed') return failed(back, t.closeFirst);
      if (opened.isHeld) return failed(back, t.isHeld);
      const form = {
        title: t.eraseQuestion({ id: opened.id }),
        action: `${back}/erase`,
        back,
        verb: (await erasureOf(call)) ? confirm : eraseAsk,
        texts: [t.eraseText, eraseText],
      };
      return { form, send: () => ask(site.reports.store, holder, { act: 'erase', caseId: opened.id }) };
    }),
  );

  return new Elysia({ name: 'backend.baik.cases' })
    .get(
      base,
      guardedScreen<Parameters>(
        site,
        'reports.read',
        inCase(site, (call) => show(call, emptyForm)),
        { isRecorded: true },
      ),
    )
    .post(
      `${base}/message`,
      caseForm(site, async (call) => {
        const { actor, back } = call;
        const again = await takeMessage(site, call);
        if (again) return refused(actor.language, await show(call, again), again.error ?? again.fileError ?? '');
        const t = caseWords(actor.language);
        return done(back, t.sealed, t.sealedText);
      }),
      { parse: 'none' },
    )
    .post(
      `${base}/status`,
      caseForm(site, async ({ request, opened, holder, back }) => {
        const t = caseWords(holder.language);
        const change = readChange(await readForm(request));
        if (!change) return failed(back, frameWords(holder.language).validationError, t.chooseStatus);
        const isChanged = await changeStatus(db, holder, opened, change);
        return done(back, isChanged ? t.statusSaved : t.statusUnchanged);
      }),
      { parse: 'none' },
    )
    .get(`${base}/erase`, erasing.show)
    .post(`${base}/erase`, erasing.take, { parse: 'none' })
    .use(handlingForms(site))
    .use(caseFilePages(site));
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
export async function takeMessage(site: ReportSite, call: CaseCall): Promise<MessageForm | undefined> {
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
  if (!text.success) return { ...again, error: problemOf(caseWords(language), text.error.issues[0]?.message) };
  if (fileError) return again;
  const seed = seedOf(formKeyOf(fields), [opened.id, 'recipient', text.data, intake.uploaded.signature]);
  const result = await storeWithFiles(intake, { language, asksFirst: false }, async (files) => {
    await writeToReporter(store, holder, opened, { text: text.data, isAnswer, seed, files });
    return {};
  });
  return isRefusal(result) ? { ...again, fileError: result.errors[0]?.text ?? '' } : undefined;
}

function problemOf(t: ReturnType<typeof caseWords>, problem: string | undefined): string {
  if (problem === 'reportTooLong') return t.tooLong({ count: baikLimits.report });
  return problem === 'reportRequired' ? t.required : t.unreadable;
}
