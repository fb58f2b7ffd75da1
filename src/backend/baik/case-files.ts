import { Elysia } from 'elysia';
import type { Staff } from '../../domain/accounts/staff.ts';
import { markReadByRecipients } from '../../domain/baik/cases/case-commands.ts';
import { findCase, openCase } from '../../domain/baik/cases/case-queries.ts';
import { readCase } from '../../domain/baik/cases/entries.ts';
import { exportCase } from '../../domain/baik/cases/export.ts';
import { recordAct } from '../../domain/baik/cases/handling.ts';
import { sealedCopy } from '../../domain/baik/cases/sealed-copy.ts';
import { everybody, sealingTo } from '../../domain/baik/recipient-lists/recipient-lists.ts';
import { recipientOfAccount } from '../../domain/baik/recipient-queries.ts';
import type { CopyNote, FileNote } from '../../domain/baik/sealing/file-note.ts';
import { unchanged } from '../../domain/baik/sealing/sealed-files.ts';
import { parsePublicKey } from '../../domain/baik/sealing/sealing.ts';
import { parseId } from '../../domain/input.ts';
import { caseWords } from '../../i18n/backend/baik/baik-case.ts';
import { frameWords } from '../../i18n/backend/frame.ts';
import { endpoints } from '../../routes.ts';
import { closedDownload } from '../../web/files/closed-download.ts';
import { copyPreview } from '../../web/files/copy-preview.ts';
import { readForm } from '../../web/http/body.ts';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import { failed, guardedExport, guardedScreen } from '../ui/frame/screen.tsx';
import { caseHref } from './case-href.ts';
import { type CaseCall, inCase, type OpenedCase, type ReportDesk } from './desk.ts';

const takesCase = { action: 'other', resource: 'report', needs: 'reports.read' } as const;
const base = `${endpoints.baik}/cases/:id` as const;

/**
 * The files of a case: safe copies for viewing and as downloads; all files as one age archive; or the stored ciphertext, for
 * recipients who keep their private key offline.
 */
export function caseFilePages(desk: ReportDesk) {
  const { gate, db, store } = desk;
  /** A safe copy; an original opens only after a warning. */
  const ofCopy = (answer: (content: ReadableStream<Uint8Array>, file: CopyNote, call: CaseCall) => Promise<Response>) =>
    guardedScreen<{ id: string; file: string }>(
      gate,
      'reports.read',
      inCase(desk, async (call) => {
        const file = await fileOf(desk, call, call.params.file);
        if (file?.kind !== 'copy') return notFoundScreen((language) => caseWords(language).noFile, call.back);
        const content = await unchanged(store.files.open(call.opened.keys, file));
        return content ? answer(content, file, call) : refuseChanged(call.actor, call);
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
    .post(
      `${base}/export`,
      guardedExport<{ id: string }>(
        gate,
        takesCase,
        inCase(desk, async ({ request, row, opened, holder, back }) => {
          const typed = (await readForm(request)).get('to')?.trim() ?? '';
          const key = typed ? parsePublicKey(typed) : undefined;
          const { validationError } = frameWords(holder.language);
          if (typed && !key) return failed(back, validationError, caseWords(holder.language).noPublicKey);
          const keys = key ? [key] : (await sealingTo(db, opened.keyRecord)).publicKeys;
          await recordAct(db, holder, opened, 'export');
          const { entries } = await readCase(db, opened);
          return closedDownload(await exportCase(store, opened, entries, keys), `case-${row.id}.zip.age`);
        }),
      ),
      { parse: 'none' },
    )
    .post(
      `${base}/sealed`,
      guardedExport<{ id: string }>(gate, takesCase, async ({ request, params, actor }) => {
        const recipient = await recipientOfAccount(db, actor.id);
        const id = parseId(params.id);
        const row = id && recipient?.status === 'active' ? await findCase(db, id) : undefined;
        if (!row || row.erasedOn) return notFoundScreen((language) => caseWords(language).noCase, endpoints.baik);
        const key = desk.keyOf(request);
        const opened = key && (await openCase(db, row, key.identity));
        if (row.isLimited && !opened) return notFoundScreen((language) => caseWords(language).noCase, endpoints.baik);
        await recordAct(db, actor, { id: row.id, keyRecord: opened?.keyRecord ?? everybody }, 'sealed_copy');
        await markReadByRecipients(db, row.id);
        return closedDownload(await sealedCopy(store, row), `case-${row.id}-sealed.zip`);
      }),
      { parse: 'none' },
    );
}

/** A file of a case by its id. */
export async function fileOf({ db }: ReportDesk, { opened }: OpenedCase, id: string): Promise<FileNote | undefined> {
  return (await readCase(db, opened)).entries.flatMap(({ record }) => record.files).find((file) => file.id === id);
}

export function refuseChanged({ language }: Staff, { row }: OpenedCase): Response {
  const t = caseWords(language);
  return failed(caseHref(row.id), t.fileChanged, t.fileChangedText);
}
