import { attachmentTypes } from '../../domain/attachments/attachment-types.ts';
import type { OpenApproval } from '../../domain/baik/approvals/approvals.ts';
import { caseStatuses, closeReasons } from '../../domain/baik/case-status.ts';
import type { CaseContent } from '../../domain/baik/cases/entries.ts';
import type { CaseHistoryRead } from '../../domain/baik/cases/history.ts';
import { monthsKept } from '../../domain/baik/cases/retention.ts';
import { baikLimits } from '../../domain/baik/input.ts';
import type { OpenCase } from '../../domain/baik/mailbox.ts';
import { caseStatusWords, closeReasonWords, reportWords } from '../../i18n/backend/baik/baik.words.ts';
import { caseWords } from '../../i18n/backend/baik/baik-case.words.ts';
import { handlingWords } from '../../i18n/backend/baik/baik-handling.words.ts';
import { endpoints } from '../../routes.ts';
import { FilesField } from '../../ui/forms/files-field.tsx';
import { TextArea } from '../../ui/forms/text-field.tsx';
import { LinkButton } from '../../ui/text/button.tsx';
import { opensDialog } from '../ui/dialog.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { useWords } from '../ui/frame/staff-language.tsx';
import { filterClass } from '../ui/lists/list.tsx';
import { StatusBadge } from '../ui/lists/status-badge.tsx';
import { ApprovalsPanel } from './approvals/approvals-panel.tsx';
import { CaseEntries, CaseFindings, CaseHistory } from './case-entries.tsx';
import { Deadlines } from './deadlines.tsx';
import { caseHref, statusTones } from './labels.tsx';
import { PanelForm } from './panel-form.tsx';
import { ChosenFiles } from './unlocking/kept-form.tsx';

/** The form for a message: empty, or as it was sent with what is wrong with it. */
export type MessageForm = {
  text: string;
  isAnswer: boolean;
  error?: string;
  fileError?: string;
  files?: readonly string[];
};

type CasePageProps = {
  opened: OpenCase;
  content: CaseContent;
  history: CaseHistoryRead;
  /** Who could be given the case. */
  readers: readonly { account: number; label: string }[];
  assignee: string | undefined;
  form: MessageForm;
  formKey: string;
  /** The account that looks at it. */
  account: number;
  /** That the case be erased early. */
  erasure: OpenApproval | undefined;
};

/** One case with all its actions. */
export function CasePage(props: CasePageProps) {
  const { opened, content, history, readers, assignee, form, formKey, account, erasure } = props;
  const { id, status } = opened;
  const t = useWords(caseWords);
  const reports = useWords(reportWords);
  const [first] = content.entries;
  const category = first?.record.kind === 'report' ? first.record.category : undefined;
  return (
    <>
      <PageHeader
        action={
          <LinkButton href={endpoints.baik} icon={null} variant="outline">
            {reports.allReports}
          </LinkButton>
        }
        text={category}
        title={reports.caseOf({ id })}
      />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid gap-6">
          {erasure && <ApprovalsPanel account={account} approvals={[erasure]} isUnlocked />}
          <CaseFindings findings={content.findings} />
          <CaseEntries content={content} id={id} />
          <Write form={form} formKey={formKey} id={id} />
        </div>
        <div className="grid gap-6 md:grid-cols-2 xl:grid-cols-1">
          <Status opened={opened} />
          <Panel id="deadlines" title={t.time}>
            <Deadlines row={opened} />
            {status === 'closed' && (
              <a
                className="line-link mt-3 inline-block text-small font-600"
                href={`${caseHref(id)}/erase`}
                {...opensDialog}
              >
                {t.eraseNow}
              </a>
            )}
          </Panel>
          <Take id={id} />
          <CaseHistory history={history} />
          <HandlingPanels assignee={assignee} opened={opened} readers={readers} />
        </div>
      </div>
    </>
  );
}

function Write({ id, form, formKey }: { id: number; form: MessageForm; formKey: string }) {
  const t = useWords(caseWords);
  return (
    <PanelForm
      button={t.send}
      encType="multipart/form-data"
      id="write"
      isPrimary
      text={t.writeText}
      title={t.write}
      to={`${caseHref(id)}/message#write`}
    >
      <input name="submission_key" type="hidden" value={formKey} />
      <TextArea
        aria-required
        defaultValue={form.text}
        error={form.error}
        hint={t.atMost({ count: baikLimits.report })}
        id="case-message"
        label={t.message}
        look="[field-sizing:content] min-h-36"
        mark="*"
        name="text"
        rows={6}
      />
      <FilesField
        error={form.fileError}
        extensions={Object.keys(attachmentTypes)}
        hint={t.filesHint}
        id="case-files"
        label={t.files}
      >
        <ChosenFiles names={form.files} />
      </FilesField>
      <label className="flex items-start gap-3 text-small">
        <input
          className="mt-0.5 size-5 shrink-0"
          defaultChecked={form.isAnswer}
          name="answer"
          type="checkbox"
          value="1"
        />
        {t.isAnswer}
      </label>
    </PanelForm>
  );
}

function Status({ opened: { id, status, reason } }: { opened: OpenCase }) {
  const t = useWords(caseWords);
  const reports = useWords(reportWords);
  const statusLabels = useWords(caseStatusWords);
  const reasonLabels = useWords(closeReasonWords);
  return (
    <PanelForm
      action={<StatusBadge tone={statusTones[status]}>{statusLabels[status]}</StatusBadge>}
      button={t.saveStatus}
      id="state"
      text={reason ? reasonLabels[reason] : undefined}
      title={reports.status}
      to={`${caseHref(id)}/status`}
    >
      <div>
        <label className="t-label text-slate" htmlFor="case-status">
          {t.changeTo}
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
          {t.reasonWhenClosed}
        </label>
        <select className={filterClass} defaultValue={reason ?? ''} id="case-reason" name="reason">
          <option value="">{t.choose}</option>
          {closeReasons.map((one) => (
            <option key={one} value={one}>
              {t.reasonKept({ reason: reasonLabels[one], months: monthsKept[one] })}
            </option>
          ))}
        </select>
      </div>
    </PanelForm>
  );
}

function Take({ id }: { id: number }) {
  const t = useWords(caseWords);
  return (
    <PanelForm button={t.export} id="take" title={t.take} to={`${caseHref(id)}/export`}>
      <div>
        <label className="t-label text-slate" htmlFor="export-to">
          {t.sealTo}
        </label>
        <input className={`${filterClass} font-mono`} id="export-to" name="to" placeholder="age1…" type="text" />
      </div>
    </PanelForm>
  );
}

type HandlingPanelsProps = Pick<CasePageProps, 'opened' | 'readers' | 'assignee'>;

/** Notes, assignment, hand-over and legal hold: what the reporter does not see. */
function HandlingPanels({ opened, readers, assignee }: HandlingPanelsProps) {
  const t = useWords(handlingWords);
  const { isHeld } = opened;
  const address = caseHref(opened.id);
  const excluded = opened.keyRecord.excluded.length;
  return (
    <>
      <PanelForm button={t.saveAssignment} id="assign" title={t.assign} to={`${address}/assign`}>
        <select aria-label={t.assign} className={filterClass} defaultValue={assignee ?? ''} name="to">
          <option value="">{t.nobody}</option>
          {readers.map(({ account, label }) => (
            <option key={account} value={label}>
              {label}
            </option>
          ))}
        </select>
      </PanelForm>
      <PanelForm button={t.addNote} id="note" text={t.notesText} title={t.notes} to={`${address}/note`}>
        <TextArea id="case-note" label={t.note} name="note" rows={3} />
      </PanelForm>
      <PanelForm
        button={t.handOverNow}
        id="hand-over"
        text={t.handOverText}
        title={t.handOver}
        to={`${address}/hand-over`}
      >
        {excluded > 0 && <p className="text-small font-600">{t.excludedCount({ count: excluded })}</p>}
        <fieldset className="grid gap-1">
          <legend className="t-label text-slate">{t.to}</legend>
          {readers.map(({ account, label }) => (
            <label className="flex min-h-11 items-center gap-3 text-small" key={account}>
              <input className="size-5" name={`to-${account}`} type="checkbox" value="1" />
              {label}
            </label>
          ))}
        </fieldset>
        <TextArea id="hand-over-reason" label={t.reason} name="reason" rows={2} />
      </PanelForm>
      <PanelForm
        button={isHeld ? t.releaseNow : t.holdNow}
        id="hold"
        text={isHeld ? t.isHeld : t.holdText}
        title={t.hold}
        to={`${address}/hold`}
      >
        <input name="hold" type="hidden" value={isHeld ? '0' : '1'} />
        <TextArea id="hold-reason" label={t.reason} name="reason" rows={2} />
      </PanelForm>
    </>
  );
}
