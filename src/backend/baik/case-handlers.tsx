import { Elysia } from 'elysia';
import type { Actor } from '../../domain/activity/commands.ts';
import { caseStatuses, closeReasons } from '../../domain/baik/case-status.ts';
import {
  changeStatus,
  markReadByRecipients,
  type SigningActor,
  type StatusChange,
} from '../../domain/baik/cases/case-commands.ts';
import { readCase } from '../../domain/baik/cases/entries.ts';
import { assigneeOf, noteReading, possibleReaders } from '../../domain/baik/cases/handling.ts';
import { readHistory } from '../../domain/baik/cases/history.ts';
import { askToErase, cancelErasure } from '../../domain/baik/requests/case-erasure.ts';
import { openRequests } from '../../domain/baik/requests/request-queries.ts';
import { reportWords } from '../../i18n/backend/baik/baik.ts';
import { caseWords } from '../../i18n/backend/baik/baik-case.ts';
import { requestWords } from '../../i18n/backend/baik/baik-requests.ts';
import { frameWords } from '../../i18n/backend/frame.ts';
import { endpoints } from '../../routes.ts';
import { readForm } from '../../web/http/body.ts';
import { Confirm } from '../ui/dialog.tsx';
import { done, failed, guardedForm, guardedScreen, type Screen } from '../ui/frame/screen.tsx';
import { useWords } from '../ui/frame/staff-language.tsx';
import { caseFilePages } from './case-files.ts';
import { caseHref } from './case-href.ts';
import { type MessageForm, takeMessage } from './case-message.ts';
import { CasePage } from './case-page.tsx';
import { isOpened, type OpenedCase, type ReportDesk } from './desk.ts';
import { handlingForms } from './handling/handling-handlers.ts';
import { originalFiles } from './handling/original-files.tsx';
import { sayOutcome } from './requests/outcome.ts';

const section = 'baik';
const base = `${endpoints.baik}/cases/:id` as const;
const attempt = { action: 'update', resource: 'report', needs: 'reports.read' } as const;
const emptyForm: MessageForm = { text: '', isAnswer: false };

/** Screen of one case: entries, reply form, status and deletion. */
export function casePages(desk: ReportDesk) {
  const { gate, db, store } = desk;

  const erasureOf = async ({ opened }: OpenedCase) => {
    const asked = await openRequests(db, new Map([[opened.id, opened.keyRecord]]));
    return asked.find(({ caseId }) => caseId === opened.id);
  };
  const show = async (actor: Actor, found: OpenedCase, form: MessageForm): Promise<Screen> => {
    const { row, opened, key } = found;
    const content = await readCase(db, opened);
    await noteReading(db, signing(actor, found), opened, await readHistory(db, row.id, key.identity));
    const history = await readHistory(db, row.id, key.identity);
    const readers = await possibleReaders(db, opened);
    const handling = { readers, assignee: assigneeOf(history), isHeld: row.isHeld };
    await markReadByRecipients(db, row.id);
    const formKey = crypto.randomUUID();
    const body = (
      <CasePage
        account={actor.id}
        erasure={await erasureOf(found)}
        content={content}
        form={form}
        formKey={formKey}
        handling={handling}
        history={history}
        opened={opened}
        row={row}
      />
    );
    return { title: (language) => reportWords(language).caseOf({ id: row.id }), section, body };
  };

  return new Elysia({ name: 'backend.baik.cases' })
    .get(
      base,
      guardedScreen<{ id: string }>(
        gate,
        'reports.read',
        async ({ request, params, actor }) => {
          const found = await desk.caseOf(actor, request, params.id);
          return isOpened(found) ? show(actor, found, emptyForm) : found;
        },
        { isRecorded: true },
      ),
    )
    .post(
      `${base}/message`,
      guardedForm<{ id: string }>(gate, attempt, async ({ request, params, actor }) => {
        const found = await desk.caseOf(actor, request, params.id);
        if (!isOpened(found)) return found;
        const t = caseWords(actor.language);
        const again = await takeMessage(desk, actor, found, request);
        if (again) {
          const text = again.error ?? again.fileError ?? '';
          const flash = { variant: 'destructive', title: frameWords(actor.language).validationError, text } as const;
          return { ...(await show(actor, found, again)), status: 422, flash };
        }
        return done(caseHref(found.row.id), t.sealed, t.sealedText);
      }),
      { parse: 'none' },
    )
    .post(
      `${base}/status`,
      guardedForm<{ id: string }>(gate, attempt, async ({ request, params, actor }) => {
        const found = await desk.caseOf(actor, request, params.id);
        if (!isOpened(found)) return found;
        const t = caseWords(actor.language);
        const change = readChange(await readForm(request));
        const back = caseHref(found.row.id);
        if (!change) return failed(back, frameWords(actor.language).validationError, t.chooseStatus);
        const isChanged = await changeStatus(db, signing(actor, found), found.opened, change);
        return done(back, isChanged ? t.statusSaved : t.statusUnchanged);
      }),
      { parse: 'none' },
    )
    .get(
      `${base}/erase`,
      guardedScreen<{ id: string }>(gate, 'reports.read', async ({ request, params, actor }) => {
        const found = await desk.caseOf(actor, request, params.id);
        if (!isOpened(found)) return found;
        return {
          title: caseWords(actor.language).eraseTitle,
          section,
          body: <EraseConfirm id={found.row.id} isAsked={(await erasureOf(found)) !== undefined} />,
        };
      }),
    )
    .post(
      `${base}/erase`,
      guardedForm<{ id: string }>(
        gate,
        { action: 'delete', resource: 'report', needs: 'reports.read' },
        async ({ request, params, actor }) => {
          const found = await desk.caseOf(actor, request, params.id);
          if (!isOpened(found)) return found;
          const t = caseWords(actor.language);
          if (found.row.status !== 'closed') return failed(caseHref(found.row.id), t.closeFirst);
          if (found.row.isHeld) return failed(caseHref(found.row.id), t.isHeld);
          const outcome = await askToErase(store, signing(actor, found), found.opened);
          if (outcome.kind === 'done') {
            desk.erased.rewriteSoon();
            return done(endpoints.baik, t.erased, t.erasedText);
          }
          if (outcome.kind === 'fingerprint') return failed(caseHref(found.row.id), t.closeFirst);
          return sayOutcome(actor, outcome, caseHref(found.row.id));
        },
      ),
      { parse: 'none' },
    )
    .post(
      `${base}/erase/cancel`,
      guardedForm<{ id: string }>(gate, attempt, async ({ request, params, actor }) => {
        const found = await desk.caseOf(actor, request, params.id);
        if (!isOpened(found)) return found;
        const t = requestWords(actor.language);
        const isDone = await cancelErasure(store, signing(actor, found), found.opened);
        return isDone ? done(caseHref(found.row.id), t.canceled) : failed(caseHref(found.row.id), t.gone, t.goneText);
      }),
      { parse: 'none' },
    )
    .use(handlingForms(desk))
    .use(caseFilePages(desk))
    .use(originalFiles(desk));
}

function signing(actor: Actor, { key }: OpenedCase): SigningActor {
  return { ...actor, signer: key.signer };
}

function readChange(form: URLSearchParams): StatusChange | undefined {
  const status = caseStatuses.find((one) => one === form.get('status'));
  if (!status) return undefined;
  if (status !== 'closed') return { status };
  const reason = closeReasons.find((one) => one === form.get('reason'));
  return reason && { status, reason };
}

function EraseConfirm({ id, isAsked }: { id: number; isAsked: boolean }) {
  const t = useWords(caseWords);
  const requests = useWords(requestWords);
  return (
    <Confirm
      action={`${caseHref(id)}/erase`}
      back={caseHref(id)}
      title={t.eraseQuestion({ id })}
      verb={isAsked ? requests.confirm : requests.eraseAsk}
    >
      <p>{t.eraseText}</p>
      <p className="mt-3">{requests.eraseText}</p>
    </Confirm>
  );
}
