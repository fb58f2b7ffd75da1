import type { CaseRow } from '../../domain/baik/cases/case-queries.ts';
import { caseStatuses, closeReasons, monthsKept } from '../../domain/baik/cases/retention.ts';
import { baikLimits } from '../../domain/baik/input.ts';
import type { OpenCase, OpenEntry } from '../../domain/baik/mailbox.ts';
import { endpoints } from '../../routes.ts';
import { describedBy, Field, fieldClass } from '../../ui/forms/field.tsx';
import { LinkButton } from '../../ui/text/button.tsx';
import { opensDialog } from '../ui/dialog.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { filterClass } from '../ui/lists/list.tsx';
import { StatusBadge } from '../ui/lists/status-badge.tsx';
import { CaseEntries } from './case-entries.tsx';
import { DayText } from './day-text.tsx';
import { caseHref } from './desk.ts';
import { reasonLabels, statusLabels, statusTones } from './labels.ts';
import { Marks } from './marks.tsx';

export type MessageForm = { text: string; isAnswer: boolean; error?: string };

type CasePageProps = {
  row: CaseRow;
  opened: OpenCase;
  entries: readonly OpenEntry[];
  form: MessageForm;
  formKey: string;
};

/** One case, and everything that can be done with it. */
export function CasePage({ row, opened, entries, form, formKey }: CasePageProps) {
  const { id, status, reason } = opened;
  const [first] = entries;
  const category = first?.record.kind === 'report' ? first.record.category : undefined;
  return (
    <>
      <PageHeader
        action={
          <LinkButton href={endpoints.baik} icon={null} variant="outline">
            All reports
          </LinkButton>
        }
        text={category}
        title={`Case ${id}`}
      />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid gap-6">
          <CaseEntries entries={entries} id={id} />
          <Write form={form} formKey={formKey} id={id} />
        </div>
        <div className="grid gap-6 md:grid-cols-2 xl:grid-cols-1">
          <Panel
            action={<StatusBadge tone={statusTones[status]}>{statusLabels[status]}</StatusBadge>}
            id="state"
            text={reason ? reasonLabels[reason] : undefined}
            title="Status"
          >
            <StatusForm opened={opened} />
          </Panel>
          <Panel id="marks" title="Time">
            <Marks row={row} />
          </Panel>
          <Take opened={opened} />
        </div>
      </div>
    </>
  );
}

function Write({ id, form, formKey }: { id: number; form: MessageForm; formKey: string }) {
  const field = 'case-message';
  return (
    <Panel
      id="write"
      text="It waits in the mailbox until the reporter opens it with the receipt. No mail leaves."
      title="Write to the reporter"
    >
      <form
        action={`${caseHref(id)}/message#write`}
        autoComplete="off"
        className="grid gap-4"
        method="post"
        noValidate
        // Spell checkers of some browsers send text to a server.
        spellCheck={false}
      >
        <input name="submission_key" type="hidden" value={formKey} />
        <Field error={form.error} hint={`At most ${baikLimits.report} characters.`} id={field} label="Message" mark="*">
          <textarea
            {...describedBy(field, { hint: true, error: form.error !== undefined })}
            aria-required
            className={`${fieldClass} [field-sizing:content] min-h-36`}
            defaultValue={form.text}
            id={field}
            name="text"
            rows={6}
          />
        </Field>
        <label className="flex items-start gap-3 text-small">
          <input
            className="mt-0.5 size-5 shrink-0"
            defaultChecked={form.isAnswer}
            name="answer"
            type="checkbox"
            value="1"
          />
          This is the answer on the matter that is due within three months
        </label>
        <div>
          <button className="btn-primary" type="submit">
            Send message
          </button>
        </div>
      </form>
    </Panel>
  );
}

function StatusForm({ opened: { id, status, reason } }: { opened: OpenCase }) {
  return (
    <form action={`${caseHref(id)}/status`} className="grid gap-4" method="post">
      <div>
        <label className="t-label text-slate" htmlFor="case-status">
          Change to
        </label>
        <select className={filterClass} defaultValue={status} id="case-status" name="status">
          {caseStatuses.map((one) => (
            <option key={one} value={one}>
              {statusLabels[one]}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label className="t-label text-slate" htmlFor="case-reason">
          Reason, when closed
        </label>
        <select className={filterClass} defaultValue={reason ?? ''} id="case-reason" name="reason">
          <option value="">Choose</option>
          {closeReasons.map((one) => (
            <option key={one} value={one}>
              {reasonLabels[one]} (kept {monthsKept[one]} months)
            </option>
          ))}
        </select>
      </div>
      <button className="btn-outline min-h-11 px-5 py-2" type="submit">
        Save status
      </button>
    </form>
  );
}

function Take({ opened: { id, status, eraseOn } }: { opened: OpenCase }) {
  return (
    <Panel id="take" title="Export and erasure">
      <form action={`${caseHref(id)}/export`} className="grid gap-3" method="get">
        <div>
          <label className="t-label text-slate" htmlFor="export-to">
            Seal to this age key (all recipients when empty)
          </label>
          <input
            autoComplete="off"
            className={`${filterClass} font-mono`}
            id="export-to"
            name="to"
            placeholder="age1…"
            spellCheck={false}
            type="text"
          />
        </div>
        <button className="btn-outline min-h-11 px-5 py-2" type="submit">
          Export as one age file
        </button>
      </form>
      <p className="mt-5 text-small text-slate">
        {eraseOn ? (
          <>
            Will be erased by itself on <DayText day={eraseOn} />.
          </>
        ) : (
          'An open case is never erased by itself.'
        )}
      </p>
      {status === 'closed' && (
        <a className="line-link mt-2 inline-block text-small font-600" href={`${caseHref(id)}/erase`} {...opensDialog}>
          Erase it now
        </a>
      )}
    </Panel>
  );
}
