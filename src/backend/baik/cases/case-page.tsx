import type { Db } from '../../../db/client.ts';
import { attachmentTypes } from '../../../domain/attachments/attachment-types.ts';
import { openApprovals } from '../../../domain/baik/approvals/approvals.ts';
import {
  assigneeOf,
  markReadByRecipients,
  noteReading,
  possibleReaders,
} from '../../../domain/baik/cases/case-commands.ts';
import { readCase } from '../../../domain/baik/cases/entries.ts';
import { readHistory } from '../../../domain/baik/cases/history.ts';
import type { OpenCase } from '../../../domain/baik/cases/mailbox.ts';
import { caseStatuses, closeReasons, monthsKept } from '../../../domain/baik/cases/retention.ts';
import { baikLimits } from '../../../domain/baik/input.ts';
import { caseStatusWords, closeReasonWords, reportWords } from '../../../i18n/backend/baik/baik.words.ts';
import { caseWords as t } from '../../../i18n/backend/baik/baik-case.words.ts';
import { handlingWords } from '../../../i18n/backend/baik/baik-handling.words.ts';
import { endpoints } from '../../../routes.ts';
import { FilesField } from '../../../ui/forms/files-field.tsx';
import { TextArea } from '../../../ui/forms/text-field.tsx';
import { OutlineLink } from '../../../ui/text/button.tsx';
import { opensDialog } from '../../ui/dialog.tsx';
import { PageHeader } from '../../ui/frame/page-header.tsx';
import { Panel } from '../../ui/frame/panel.tsx';
import { filterClass } from '../../ui/lists/list.tsx';
import { StatusBadge } from '../../ui/lists/status-badge.tsx';
import { ApprovalsPanel } from '../approvals.tsx';
import type { CaseCall } from '../channel-screens.ts';
import { caseHref, Deadlines, statusTones } from '../labels.tsx';
import { PanelForm } from '../panel-form.tsx';
import { ChosenFiles } from '../unlock.tsx';
import { CaseEntries, CaseFindings, CaseHistory } from './case-entries.tsx';

/** The form for a message: empty, or as it was sent with what is wrong with it. */
export type MessageForm = {
  text: string;
  isAnswer: boolean;
  error?: string;
  fileError?: string;
  files?: readonly string[];
};

export async function caseScreen(db: Db, call: CaseCall, form: MessageForm) {
  const { opened, holder } = call;
  const { id, status } = opened;
  const content = await readCase(db, opened);
  await noteReading(db, holder, opened, await readHistory(db, opened, holder.identity));
  const history = await readHistory(db, opened, holder.identity);
  const readers = await possibleReaders(db, opened);
  await markReadByRecipients(db, id);
  const erasure = await erasureOf(db, call);
  const [first] = content.entries;
  const category = first?.record.kind === 'report' ? first.record.category : undefined;
  const title = reportWords.caseOf({ id });
  const body = (
    <>
      <PageHeader
        action={<OutlineLink href={endpoints.baik}>{reportWords.allReports}</OutlineLink>}
        text={category}
        title={title}
      />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid gap-6">
          {erasure && <ApprovalsPanel account={holder.id} approvals={[erasure]} isUnlocked />}
          <CaseFindings findings={content.findings} />
          <CaseEntries content={content} id={id} />
          <Write form={form} id={id} />
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
          <HandlingPanels assignee={assigneeOf(history)} opened={opened} readers={readers} />
        </div>
      </div>
    </>
  );
  return { title, body };
}

export async function erasureOf(db: Db, { opened: { id }, holder }: CaseCall) {
  return (await openApprovals(db, holder.identity)).find(({ opened }) => opened?.id === id);
}

function Write({ id, form }: { id: number; form: MessageForm }) {
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
      <input name="submission_key" type="hidden" value={crypto.randomUUID()} />
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
  return (
    <PanelForm
      action={<StatusBadge tone={statusTones[status]}>{caseStatusWords[status]}</StatusBadge>}
      button={t.saveStatus}
      id="state"
      text={reason ? closeReasonWords[reason] : undefined}
      title={reportWords.status}
      to={`${caseHref(id)}/status`}
    >
      <div>
        <label className="t-label text-slate" htmlFor="case-status">
          {t.changeTo}
        </label>
        <select className={filterClass} defaultValue={status} id="case-status" name="status">
          {caseStatuses.map((one) => (
            <option key={one} value={one}>
              {caseStatusWords[one]}
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
              {t.reasonKept({ reason: closeReasonWords[one], months: monthsKept[one] })}
            </option>
          ))}
        </select>
      </div>
    </PanelForm>
  );
}

function Take({ id }: { id: number }) {
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

type HandlingPanelsProps = {
  opened: OpenCase;
  readers: readonly { account: number; label: string }[];
  assignee: string | undefined;
};

/** Notes, assignment, hand-over and legal hold: what the reporter does not see. */
function HandlingPanels({ opened, readers, assignee }: HandlingPanelsProps) {
  const { isHeld } = opened;
  const address = caseHref(opened.id);
  const excluded = opened.keyRecord.excluded.length;
  return (
    <>
      <PanelForm
        button={handlingWords.saveAssignment}
        id="assign"
        title={handlingWords.assign}
        to={`${address}/assign`}
      >
        <select aria-label={handlingWords.assign} className={filterClass} defaultValue={assignee ?? ''} name="to">
          <option value="">{handlingWords.nobody}</option>
          {readers.map(({ account, label }) => (
            <option key={account} value={label}>
              {label}
            </option>
          ))}
        </select>
      </PanelForm>
      <PanelForm
        button={handlingWords.addNote}
        id="note"
        text={handlingWords.notesText}
        title={handlingWords.notes}
        to={`${address}/note`}
      >
        <TextArea id="case-note" label={handlingWords.note} name="note" rows={3} />
      </PanelForm>
      <PanelForm
        button={handlingWords.handOverNow}
        id="hand-over"
        text={handlingWords.handOverText}
        title={handlingWords.handOver}
        to={`${address}/hand-over`}
      >
        {excluded > 0 && <p className="text-small font-600">{handlingWords.excludedCount({ count: excluded })}</p>}
        <fieldset className="grid gap-1">
          <legend className="t-label text-slate">{handlingWords.to}</legend>
          {readers.map(({ account, label }) => (
            <label className="flex min-h-11 items-center gap-3 text-small" key={account}>
              <input className="size-5 shrink-0" name={`to-${account}`} type="checkbox" value="1" />
              {label}
            </label>
          ))}
        </fieldset>
        <TextArea id="hand-over-reason" label={handlingWords.reason} name="reason" rows={2} />
      </PanelForm>
      <PanelForm
        button={isHeld ? handlingWords.releaseNow : handlingWords.holdNow}
        id="hold"
        text={isHeld ? handlingWords.isHeld : handlingWords.holdText}
        title={handlingWords.hold}
        to={`${address}/hold`}
      >
        <input name="hold" type="hidden" value={isHeld ? '0' : '1'} />
        <TextArea id="hold-reason" label={handlingWords.reason} name="reason" rows={2} />
      </PanelForm>
    </>
  );
}
