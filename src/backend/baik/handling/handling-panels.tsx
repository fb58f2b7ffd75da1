import type { OpenCase } from '../../../domain/baik/mailbox.ts';
import { handlingWords } from '../../../i18n/backend/baik/baik-handling.ts';
import { TextArea } from '../../../ui/forms/text-field.tsx';
import { useWords } from '../../ui/frame/staff-language.tsx';
import { filterClass } from '../../ui/lists/list.tsx';
import { caseHref } from '../labels.tsx';
import { PanelForm } from '../panel-form.tsx';

export type Handling = {
  /** Who could be given the case. */
  readers: readonly { account: number; label: string }[];
  assignee: string | undefined;
  isHeld: boolean;
};

type HandlingPanelsProps = Handling & { opened: OpenCase };

/** Notes, assignment, hand-over and legal hold: what the reporter does not see. */
export function HandlingPanels({ opened, readers, assignee, isHeld }: HandlingPanelsProps) {
  const t = useWords(handlingWords);
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
