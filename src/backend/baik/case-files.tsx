import { currentLanguage } from '../../current.ts';
import { markReadByRecipients, recordAct } from '../../domain/baik/cases/case-commands.ts';
import { findCase, openCase } from '../../domain/baik/cases/case-queries.ts';
import { readCase } from '../../domain/baik/cases/entries.ts';
import { exportCase, sealedCopy } from '../../domain/baik/cases/export.ts';
import { openScope, sealingTo } from '../../domain/baik/recipient-lists/recipient-lists.ts';
import { recipientOfAccount } from '../../domain/baik/recipient-queries.ts';
import { type CopyNote, type FileNote, type OriginalNote, unchanged } from '../../domain/baik/sealing/sealed-files.ts';
import { parsePublicKey } from '../../domain/baik/sealing/sealing.ts';
import { parseId } from '../../domain/input.ts';
import { caseWords as t } from '../../i18n/backend/baik/baik-case.words.ts';
import { frameWords } from '../../i18n/backend/frame.words.ts';
import { endpoints } from '../../routes.ts';
import { TextArea } from '../../ui/forms/text-field.tsx';
import { closedDownload, copyPreview } from '../../web/files/copy-preview.ts';
import { readForm } from '../../web/http/body.ts';
import { DialogContent, SubmitOrCancel } from '../ui/dialog.tsx';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import { failed, guardedExport, type Screen } from '../ui/frame/screen.tsx';
import { type CaseCall, ChannelScreens, inCase, keyOf, noCase, type ReportSite, textIn } from './channel-screens.ts';

const takesCase = ['other', 'report'] as const;
const base = `${endpoints.baik}/cases/:id` as const;

/**
 * The files of a case: safe copies for viewing and as downloads; all files as one age archive; or the stored ciphertext, for
 * recipients who keep their private key offline. The opening of an original is preceded by a warning, needs a reason and is recorded;
 * it is never shown here.
 */
export function caseFilePages(site: ReportSite): ChannelScreens {
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
        <div className="flex flex-wrap gap-3">
          <SubmitOrCancel back={back} submit={t.downloadOriginal} />
        </div>
      </form>
    </DialogContent>
  );
  return { title, body };
}
