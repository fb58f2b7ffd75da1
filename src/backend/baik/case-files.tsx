import { Elysia } from 'elysia';
import { markReadByRecipients } from '../../domain/baik/cases/case-commands.ts';
import { findCase, openCase } from '../../domain/baik/cases/case-queries.ts';
import { readCase } from '../../domain/baik/cases/entries.ts';
import { exportCase, sealedCopy } from '../../domain/baik/cases/export.ts';
import { recordAct } from '../../domain/baik/cases/handling.ts';
import { everybody, sealingTo } from '../../domain/baik/recipient-lists/recipient-lists.ts';
import { recipientOfAccount } from '../../domain/baik/recipient-queries.ts';
import type { CopyNote, FileNote, OriginalNote } from '../../domain/baik/sealing/file-note.ts';
import { unchanged } from '../../domain/baik/sealing/sealed-files.ts';
import { parsePublicKey } from '../../domain/baik/sealing/sealing.ts';
import { parseId } from '../../domain/input.ts';
import { caseWords } from '../../i18n/backend/baik/baik-case.words.ts';
import { frameWords } from '../../i18n/backend/frame.words.ts';
import { endpoints } from '../../routes.ts';
import { TextArea } from '../../ui/forms/text-field.tsx';
import { closedDownload } from '../../web/files/closed-download.ts';
import { copyPreview } from '../../web/files/copy-preview.ts';
import { readForm } from '../../web/http/body.ts';
import { DialogContent, SubmitOrCancel } from '../ui/dialog.tsx';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import { failed, guardedExport, guardedForm, guardedScreen, type Screen } from '../ui/frame/screen.tsx';
import { useWords } from '../ui/frame/staff-language.tsx';
import { type CaseCall, inCase, keyOf } from './case-guards.ts';
import { textIn } from './handling-handlers.ts';
import type { ReportSite } from './report-site.ts';

const takesCase = { action: 'other', resource: 'report', needs: 'reports.read' } as const;
const attempt = { action: 'update', resource: 'report', needs: 'reports.read' } as const;
const base = `${endpoints.baik}/cases/:id` as const;

type FileParameters = { id: string; file: string };

/**
 * The files of a case: safe copies for viewing and as downloads; all files as one age archive; or the stored ciphertext, for
 * recipients who keep their private key offline. The opening of an original is preceded by a warning, needs a reason and is recorded;
 * it is never shown here.
 */
export function caseFilePages(site: ReportSite) {
  const { db } = site;
  /** A file of the case, of the kind that the address is for. */
  const inFile = <Kind extends FileNote['kind'], Result>(
    kind: Kind,
    answer: (file: Extract<FileNote, { kind: Kind }>, call: CaseCall) => Promise<Result>,
  ) =>
    inCase<Result | Screen, FileParameters>(site, async (call) => {
      const { entries } = await readCase(db, call.opened);
      const file = entries.flatMap(({ record }) => record.files).find(({ id }) => id === call.params.file);
      if (file?.kind !== kind) return notFoundScreen((language) => caseWords(language).noFile, call.back);
      return answer(file as Extract<FileNote, { kind: Kind }>, call);
    });
  const contentOf = (file: FileNote, { opened }: CaseCall) =>
    unchanged(site.reports.store.files.open(opened.keys, file));
  const ofCopy = (answer: (content: ReadableStream<Uint8Array>, file: CopyNote, call: CaseCall) => Promise<Response>) =>
    guardedScreen<FileParameters>(
      site,
      'reports.read',
      inFile('copy', async (file, call) => {
        const content = await contentOf(file, call);
        return content ? answer(content, file, call) : refuseChanged(call);
      }),
    );

  return new Elysia({ name: 'backend.baik.files' })
    .get(
      `${base}/files/:file`,
      ofCopy(async (content, file) => closedDownload(content, file.filename)),
    )
    .get(
      `${base}/files/:file/view`,
      ofCopy(async (content, file, { actor }) =>
        copyPreview(await new Response(content).bytes(), file, actor.language),
      ),
    )
    .get(
      `${base}/files/:file/original`,
      guardedScreen<FileParameters>(
        site,
        'reports.read',
        inFile('original', async (file, call) => warning(call, file)),
      ),
    )
    .post(
      `${base}/files/:file/original`,
      guardedForm<FileParameters>(
        site,
        attempt,
        inFile('original', async (file, call): Promise<Screen | Response> => {
          const { request, actor, opened, holder } = call;
          const reason = textIn(await readForm(request), 'reason');
          if (!reason) {
            const title = frameWords(actor.language).validationError;
            const text = caseWords(actor.language).originalNeedsReason;
            return { ...warning(call, file, text), status: 422, flash: { variant: 'destructive', title, text } };
          }
          const content = await contentOf(file, call);
          if (!content) return refuseChanged(call);
          await recordAct(db, holder, opened, 'original', { note: `${file.filename}: ${reason}` });
          return closedDownload(content, file.filename);
        }),
      ),
      { parse: 'none' },
    )
    .post(
      `${base}/export`,
      guardedExport<{ id: string }>(
        site,
        takesCase,
        inCase(site, async ({ request, opened, holder, back }) => {
          const typed = (await readForm(request)).get('to')?.trim() ?? '';
          const key = typed ? parsePublicKey(typed) : undefined;
          const { validationError } = frameWords(holder.language);
          if (typed && !key) return failed(back, validationError, caseWords(holder.language).noPublicKey);
          const keys = key ? [key] : (await sealingTo(db, opened.keyRecord)).publicKeys;
          await recordAct(db, holder, opened, 'export');
          const { entries } = await readCase(db, opened);
          return closedDownload(
            await exportCase(site.reports.store, opened, entries, keys),
            `case-${opened.id}.zip.age`,
          );
        }),
      ),
      { parse: 'none' },
    )
    .post(
      `${base}/sealed`,
      guardedExport<{ id: string }>(site, takesCase, async ({ request, params, actor }) => {
        const recipient = await recipientOfAccount(db, actor.id);
        const id = parseId(params.id);
        const row = id && recipient?.status === 'active' ? await findCase(db, id) : undefined;
        if (!row || row.erasedOn) return notFoundScreen((language) => caseWords(language).noCase, endpoints.baik);
        const key = keyOf(site, request);
        const opened = key && (await openCase(db, row, key.identity));
        if (row.isLimited && !opened) return notFoundScreen((language) => caseWords(language).noCase, endpoints.baik);
        await recordAct(db, actor, { id: row.id, keyRecord: opened?.keyRecord ?? everybody }, 'sealed_copy');
        await markReadByRecipients(db, row.id);
        return closedDownload(await sealedCopy(site.reports.store, row), `case-${row.id}-sealed.zip`);
      }),
      { parse: 'none' },
    );
}

function refuseChanged({ actor, back }: CaseCall): Response {
  const t = caseWords(actor.language);
  return failed(back, t.fileChanged, t.fileChangedText);
}

function warning({ back }: CaseCall, file: OriginalNote, error?: string): Screen {
  return {
    title: (language) => caseWords(language).openOriginal({ name: file.filename }),
    section: 'baik',
    body: <Warning back={back} error={error} file={file} />,
  };
}

type WarningProps = { back: string; file: OriginalNote; error: string | undefined };

function Warning({ back, file, error }: WarningProps) {
  const t = useWords(caseWords);
  return (
    <DialogContent title={t.openOriginal({ name: file.filename })}>
      <p className="border-l-[5px] border-ember pl-4">{t.originalText}</p>
      <form
        action={`${back}/files/${file.id}/original`}
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
        <div className="flex flex-wrap gap-3">
          <SubmitOrCancel back={back} submit={t.downloadOriginal} />
        </div>
      </form>
    </DialogContent>
  );
}
