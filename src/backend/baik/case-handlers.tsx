import { Elysia } from 'elysia';
import {
  changeStatus,
  eraseCase,
  markReadByRecipients,
  type StatusChange,
  writeToReporter,
} from '../../domain/baik/cases/case-commands.ts';
import { caseStatuses, closeReasons } from '../../domain/baik/cases/retention.ts';
import { baikLimits, baikMessage } from '../../domain/baik/input.ts';
import { entriesOf } from '../../domain/baik/mailbox.ts';
import { endpoints } from '../../routes.ts';
import { formKeyOf, seedOf } from '../../web/forms/form-seed.ts';
import { readForm } from '../../web/http/body.ts';
import { Confirm } from '../ui/dialog.tsx';
import { done, failed, guardedForm, guardedScreen, type Screen } from '../ui/frame/screen.tsx';
import { caseFilePages } from './case-files.ts';
import { CasePage, type MessageForm } from './case-page.tsx';
import { caseHref, isOpened, type OpenedCase, type ReportDesk } from './desk.ts';

const section = 'baik';
const base = `${endpoints.baik}/cases/:id` as const;
const attempt = { action: 'update', resource: 'report' } as const;
const emptyForm: MessageForm = { text: '', isAnswer: false };

/** One case: what was written, the way to write back, its state, and its end. */
export function casePages(desk: ReportDesk) {
  const { gate, db, store } = desk;

  const show = async ({ row, opened }: OpenedCase, form: MessageForm): Promise<Screen> => {
    const entries = await entriesOf(db, opened);
    await markReadByRecipients(db, row.id);
    const body = <CasePage entries={entries} form={form} formKey={crypto.randomUUID()} opened={opened} row={row} />;
    return { title: `Case ${row.id}`, section, body };
  };

  return new Elysia({ name: 'backend.baik.cases' })
    .get(
      base,
      guardedScreen<{ id: string }>(gate, async ({ request, params }) => {
        const found = await desk.caseOf(request, params.id);
        return isOpened(found) ? show(found, emptyForm) : found;
      }),
    )
    .post(
      `${base}/message`,
      guardedForm<{ id: string }>(gate, attempt, async ({ request, params, actor }) => {
        const found = await desk.caseOf(request, params.id);
        if (!isOpened(found)) return found;
        const form = Object.fromEntries(await readForm(request));
        const text = baikMessage.safeParse(form.text);
        const isAnswer = form.answer === '1';
        if (!text.success) {
          const error = problemOf(text.error.issues[0]?.message);
          return {
            ...(await show(found, { text: form.text ?? '', isAnswer, error })),
            status: 422,
            flash: { variant: 'destructive', title: 'Validation error', text: error },
          };
        }
        const seed = seedOf(formKeyOf(form), [found.row.id, 'recipient', text.data]);
        await writeToReporter(db, actor, found.opened, { text: text.data, isAnswer, seed });
        return done(caseHref(found.row.id), 'Message sealed', 'The reporter finds it in the mailbox.');
      }),
      { parse: 'none' },
    )
    .post(
      `${base}/status`,
      guardedForm<{ id: string }>(gate, attempt, async ({ request, params, actor }) => {
        const found = await desk.caseOf(request, params.id);
        if (!isOpened(found)) return found;
        const change = readChange(await readForm(request));
        const back = caseHref(found.row.id);
        if (!change) return failed(back, 'Validation error', 'Choose a status, and a reason when the case is closed');
        await changeStatus(db, actor, found.opened, change);
        return done(back, 'Status saved');
      }),
      { parse: 'none' },
    )
    .get(
      `${base}/erase`,
      guardedScreen<{ id: string }>(gate, async ({ request, params }) => {
        const found = await desk.caseOf(request, params.id);
        if (!isOpened(found)) return found;
        return { title: 'Erase a case', section, body: <EraseConfirm id={found.row.id} /> };
      }),
    )
    .post(
      `${base}/erase`,
      guardedForm<{ id: string }>(
        gate,
        { action: 'delete', resource: 'report' },
        async ({ request, params, actor }) => {
          const found = await desk.caseOf(request, params.id);
          if (!isOpened(found)) return found;
          if (found.row.status !== 'closed') return failed(caseHref(found.row.id), 'Close the case first');
          await eraseCase(store, actor, found.row.id);
          return done(
            endpoints.baik,
            'Case erased',
            'Its number, its days and how it was closed are all that is left.',
          );
        },
      ),
      { parse: 'none' },
    )
    .use(caseFilePages(desk));
}

function readChange(form: URLSearchParams): StatusChange | undefined {
  const status = caseStatuses.find((one) => one === form.get('status'));
  if (!status) return undefined;
  if (status !== 'closed') return { status };
  const reason = closeReasons.find((one) => one === form.get('reason'));
  return reason && { status, reason };
}

function problemOf(problem: string | undefined): string {
  if (problem === 'reportTooLong') return `Use at most ${baikLimits.report} characters`;
  return problem === 'reportRequired' ? 'Write a message' : 'The message holds characters that cannot be read';
}

function EraseConfirm({ id }: { id: number }) {
  return (
    <Confirm action={`${caseHref(id)}/erase`} back={caseHref(id)} title={`Erase case ${id} now?`} verb="Erase">
      <p>
        The report, all messages and all files will be gone for good, for you and for the reporter. Export the case
        first if it has to be kept.
      </p>
    </Confirm>
  );
}
