import { currentLanguage } from '../../../current.ts';
import { requestOrConfirm } from '../../../domain/baik/approvals/approvals.ts';
import {
  changeStatus,
  handOverCase,
  holdCase,
  markReadByRecipients,
  possibleReaders,
  recordAct,
  type StatusChange,
  writeToReporter,
} from '../../../domain/baik/cases/case-commands.ts';
import { findCase, openCase } from '../../../domain/baik/cases/case-queries.ts';
import { readCase } from '../../../domain/baik/cases/entries.ts';
import { exportCase, sealedCopy } from '../../../domain/baik/cases/export.ts';
import { caseStatuses, closeReasons } from '../../../domain/baik/cases/retention.ts';
import { baikLimits, baikMessage } from '../../../domain/baik/input.ts';
import { openScope, sealingTo } from '../../../domain/baik/recipients/recipient-lists.ts';
import { recipientOfAccount } from '../../../domain/baik/recipients/recipients.ts';
import {
  type CopyNote,
  type FileNote,
  type OriginalNote,
  unchanged,
} from '../../../domain/baik/sealing/sealed-files.ts';
import { parsePublicKey } from '../../../domain/baik/sealing/sealing.ts';
import { DraftIntake } from '../../../domain/baik/uploads/uploaded-files.ts';
import { parseId } from '../../../domain/input.ts';
import { approvalWords } from '../../../i18n/backend/baik/baik-approvals.words.ts';
import { caseWords as t } from '../../../i18n/backend/baik/baik-case.words.ts';
import { handlingWords } from '../../../i18n/backend/baik/baik-handling.words.ts';
import { frameWords } from '../../../i18n/backend/frame.words.ts';
import { endpoints } from '../../../routes.ts';
import { TextArea } from '../../../ui/forms/text-field.tsx';
import { closedDownload, copyPreview } from '../../../web/files/copy-preview.ts';
import { storeWithFiles } from '../../../web/forms/baik/report-files.ts';
import { fileErrors, isRefusal, maxFormInBytes } from '../../../web/forms/form-refusals.ts';
import { formKeyOf, seedOf } from '../../../web/forms/form-seed.ts';
import { readSubmittedForm } from '../../../web/forms/submitted-form.ts';
import { readForm } from '../../../web/http/body.ts';
import { DialogContent, SubmitOrCancel } from '../../ui/dialog.tsx';
import { notFoundScreen } from '../../ui/frame/not-found.tsx';
import { done, failed, guardedExport, type Screen } from '../../ui/frame/screen.tsx';
import { approvalForm } from '../approval-handlers.tsx';
import {
  type CaseCall,
  ChannelScreens,
  inCase,
  keyOf,
  noCase,
  type ReportSite,
  refused,
  textIn,
} from '../channel-screens.ts';
import { caseScreen, erasureOf, type MessageForm } from './case-page.tsx';

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
async function takeMessage(
  { reports: { drafts, store } }: ReportSite,
  { request, opened, holder }: CaseCall,
): Promise<MessageForm | undefined> {
  const { language } = holder;
  const intake = new DraftIntake(drafts, store.copier);
  const files: string[] = [];
  try {
    const sent = await readSubmittedForm(request, {
      address: undefined,
      maxFileInBytes: baikLimits.fileInBytes,
      maxBodyInBytes: maxFormInBytes,
      acceptFile: (file) => {
        if (file.filename && files.length < baikLimits.files) files.push(file.filename);
        return intake.accept(file);
      },
    });
    await intake.complete({});
    const fields: Record<string, string> = Object.fromEntries(sent);
    const isAnswer = fields.answer === '1';
    const text = baikMessage.safeParse(fields.text);
    const [fileError] = fileErrors(intake.errors, language);
    const again = { text: fields.text ?? '', isAnswer, files, ...(fileError ? { fileError: fileError.text } : {}) };
    if (!text.success) return { ...again, error: problemOf(text.error.issues[0]?.message) };
    if (fileError) return again;
    const seed = seedOf(formKeyOf(fields), [opened.id, 'recipient', text.data, intake.uploaded.signature]);
    const result = await storeWithFiles(intake, { language, asksFirst: false }, async (given) => {
      await writeToReporter(store, holder, opened, { text: text.data, isAnswer, seed, files: given });
      return {};
    });
    return isRefusal(result) ? { ...again, fileError: result.errors[0]?.text ?? '' } : undefined;
  } finally {
    await intake.discard();
  }
}

function problemOf(problem: string | undefined): string {
  if (problem === 'reportTooLong') return t.tooLong({ count: baikLimits.report });
  return problem === 'reportRequired' ? t.required : t.unreadable;
}

const takesCase = ['other', 'report'] as const;

/**
 * The files of a case: safe copies for viewing and as downloads; all files as one age archive; or the stored ciphertext, for
 * recipients who keep their private key offline. The opening of an original is preceded by a warning, needs a reason and is recorded;
 * it is never shown here.
 */
function caseFilePages(site: ReportSite): ChannelScreens {
  const { db, reports } = site;
  const { store } = reports;
  /** A file of the case, of the kind that the address is for. */
  const inFile = <Kind extends FileNote['kind'], Result>(
    kind: Kind,
    answer: (file: Extract<FileNote, { kind: Kind }>, call: CaseCall) => Promise<Result>,
  ) =>
    inCase<Result | Screen>(site, async (call) => {
      const { entries } = await readCase(db, call.opened);
      const file = entries.flatMap(({ record }) => record.files).find(({ id }) => id === call.params.file);
      if (file?.kind !== kind) return notFoundScreen(() => t.noFile, call.back);
      return answer(file as Extract<FileNote, { kind: Kind }>, call);
    });
  const contentOf = (file: FileNote, { opened }: CaseCall) => unchanged(store.files.open(opened.keys, file));
  const ofCopy = (answer: (content: ReadableStream<Uint8Array>, file: CopyNote) => Promise<Response>) =>
    inFile('copy', async (file, call) => {
      const content = await contentOf(file, call);
      return content ? answer(content, file) : refuseChanged(call);
    });

  return new ChannelScreens(site, 'backend.baik.files')
    .show(
      `${base}/files/:file`,
      ofCopy(async (content, file) => closedDownload(content, file.filename)),
    )
    .show(
      `${base}/files/:file/view`,
      ofCopy(async (content, file) => copyPreview(await new Response(content).bytes(), file, currentLanguage())),
    )
    .show(
      `${base}/files/:file/original`,
      inFile('original', async (file, call) => warning(call, file)),
    )
    .form(
      `${base}/files/:file/original`,
      ['update', 'report'],
      inFile('original', async (file, call) => {
        const { request, opened, holder } = call;
        const reason = textIn(await readForm(request), 'reason');
        if (!reason) {
          const text = t.originalNeedsReason;
          const flash = { variant: 'destructive', title: frameWords.validationError, text } as const;
          return { ...warning(call, file, text), status: 422, flash };
        }
        const content = await contentOf(file, call);
        if (!content) return refuseChanged(call);
        await recordAct(db, holder, opened, 'original', { note: `${file.filename}: ${reason}` });
        return closedDownload(content, file.filename);
      }),
    )
    .form(
      `${base}/export`,
      takesCase,
      inCase(site, async ({ request, opened, holder, back }) => {
        const typed = (await readForm(request)).get('to')?.trim() ?? '';
        const key = typed ? parsePublicKey(typed) : undefined;
        if (typed && !key) return failed(back, frameWords.validationError, t.noPublicKey);
        const keys = key ? [key] : (await sealingTo(db, opened.keyRecord)).publicKeys;
        await recordAct(db, holder, opened, 'export');
        const { entries } = await readCase(db, opened);
        return closedDownload(await exportCase(store, opened, entries, keys), `case-${opened.id}.zip.age`);
      }),
      guardedExport,
    )
    .form(
      `${base}/sealed`,
      takesCase,
      async ({ request, params, actor }) => {
        const recipient = await recipientOfAccount(db, actor.id);
        const id = parseId(params.id);
        const row = id && recipient?.status === 'active' ? await findCase(db, id) : undefined;
        if (!row || row.erasedOn) return noCase();
        const key = keyOf(site, request);
        const opened = key && (await openCase(db, row, key.identity));
        if (row.isLimited && !opened) return noCase();
        await recordAct(db, actor, { id: row.id, keyRecord: opened?.keyRecord ?? openScope }, 'sealed_copy');
        await markReadByRecipients(db, row.id);
        return closedDownload(await sealedCopy(store, row), `case-${row.id}-sealed.zip`);
      },
      guardedExport,
    );
}

function refuseChanged({ back }: CaseCall): Response {
  return failed(back, t.fileChanged, t.fileChangedText);
}

function warning({ back }: CaseCall, { id, filename }: OriginalNote, error?: string) {
  const title = t.openOriginal({ name: filename });
  const body = (
    <DialogContent title={title}>
      <p className="border-l-[5px] border-ember pl-4">{t.originalText}</p>
      <form
        action={`${back}/files/${id}/original`}
        autoComplete="off"
        className="mt-5 grid gap-5"
        method="post"
        noValidate
      >
        <TextArea
          error={error}
          hint={t.originalReasonHint}
          id="reason"
          label={t.originalReason}
          name="reason"
          rows={3}
        />
        <SubmitOrCancel back={back} submit={t.downloadOriginal} />
      </form>
    </DialogContent>
  );
  return { title, body };
}
