import { Elysia } from 'elysia';
import { recordAct } from '../../../domain/baik/cases/handling.ts';
import type { OriginalNote } from '../../../domain/baik/sealing/file-note.ts';
import { unchanged } from '../../../domain/baik/sealing/sealed-files.ts';
import { caseWords } from '../../../i18n/backend/baik/baik-case.ts';
import { frameWords } from '../../../i18n/backend/frame.ts';
import { endpoints } from '../../../routes.ts';
import { TextArea } from '../../../ui/forms/text-field.tsx';
import { closedDownload } from '../../../web/files/closed-download.ts';
import { readForm } from '../../../web/http/body.ts';
import { DialogContent, SubmitOrCancel } from '../../ui/dialog.tsx';
import { notFoundScreen } from '../../ui/frame/not-found.tsx';
import { guardedForm, guardedScreen, type Screen } from '../../ui/frame/screen.tsx';
import { useWords } from '../../ui/frame/staff-language.tsx';
import { fileOf, refuseChanged } from '../case-files.ts';
import { caseHref } from '../case-href.ts';
import { isOpened, type OpenedCase, type ReportDesk } from '../desk.ts';
import { textIn } from './handling-handlers.ts';

const address = `${endpoints.baik}/cases/:id/files/:file/original` as const;
const attempt = { action: 'update', resource: 'report', needs: 'reports.read' } as const;

type Parameters = { id: string; file: string };

/** Files as they came: each opening is preceded by a warning, needs a reason and is recorded, and the file is never shown here. */
export function originalFiles(desk: ReportDesk) {
  const { gate, db, store } = desk;
  const notFound = ({ row }: OpenedCase) => notFoundScreen((language) => caseWords(language).noFile, caseHref(row.id));

  return new Elysia({ name: 'backend.baik.originals' })
    .get(
      address,
      guardedScreen<Parameters>(gate, 'reports.read', async ({ request, params, actor }) => {
        const found = await desk.caseOf(actor, request, params.id);
        if (!isOpened(found)) return found;
        const file = await fileOf(desk, found, params.file);
        return file?.kind === 'original' ? warning(found, file) : notFound(found);
      }),
    )
    .post(
      address,
      guardedForm<Parameters>(gate, attempt, async ({ request, params, actor }): Promise<Screen | Response> => {
        const found = await desk.caseOf(actor, request, params.id);
        if (!isOpened(found)) return found;
        const file = await fileOf(desk, found, params.file);
        if (file?.kind !== 'original') return notFound(found);
        const reason = textIn(await readForm(request), 'reason');
        if (!reason) {
          const title = frameWords(actor.language).validationError;
          const text = caseWords(actor.language).originalNeedsReason;
          return { ...warning(found, file, text), status: 422, flash: { variant: 'destructive', title, text } };
        }
        const content = await unchanged(store.files.open(found.opened.keys, file));
        if (!content) return refuseChanged(actor, found);
        await recordAct(db, { ...actor, ...found.key }, found.opened, 'original', {
          note: `${file.filename}: ${reason}`,
        });
        return closedDownload(content, file.filename);
      }),
      { parse: 'none' },
    );
}

function warning({ row }: OpenedCase, file: OriginalNote, error?: string): Screen {
  return {
    title: (language) => caseWords(language).openOriginal({ name: file.filename }),
    section: 'baik',
    body: <Warning caseId={row.id} error={error} file={file} />,
  };
}

type WarningProps = { caseId: number; file: OriginalNote; error: string | undefined };

function Warning({ caseId, file, error }: WarningProps) {
  const t = useWords(caseWords);
  const back = caseHref(caseId);
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
