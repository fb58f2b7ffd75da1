import type { CaseRow } from '../../../domain/baik/cases/case-queries.ts';
import { reportWords } from '../../../i18n/backend/baik/baik.ts';
import { endpoints } from '../../../routes.ts';
import { TextArea, TextField } from '../../../ui/forms/text-field.tsx';
import { Icon } from '../../../ui/media/icon.tsx';
import { PageHeader } from '../../ui/frame/page-header.tsx';
import { useWords } from '../../ui/frame/staff-language.tsx';
import { ApprovalsNotice } from '../approvals-notice.tsx';
import { PanelForm } from '../panel-form.tsx';
import { KeptFields, type KeptForm, KeptNotice } from './kept-form.tsx';
import { SealedCopies } from './sealed-copies.tsx';

type UnlockProps = {
  kind: string;
  error: string | undefined;
  withKey: boolean;
  /** Number of cases offered as encrypted copies, for recipients whose private key is elsewhere. */
  cases: readonly CaseRow[];
  /** Approvals that wait. */
  waiting: number;
  /** A form that came when the reports were locked. */
  kept: KeptForm | undefined;
};

/** Form for unlocking the recipient's key. */
export function Unlock({ kind, error, withKey, cases, waiting, kept }: UnlockProps) {
  const t = useWords(reportWords);
  return (
    <>
      <PageHeader text={t.unlockText} title={t.unlockTitle} />
      <ApprovalsNotice count={waiting} />
      <div className="grid max-w-160 gap-6">
        {kept && <KeptNotice kept={kept} />}
        {kind === 'passphrase' && (
          <PanelForm button={t.unlock} id="unlock" isPrimary title={t.withPassphrase} to={`${endpoints.baik}/unlock`}>
            <KeptFields kept={kept} />
            <TextField
              required
              autoComplete="off"
              error={withKey ? undefined : error}
              id="passphrase"
              label={t.passphrase}
              mark="*"
              name="passphrase"
              type="password"
            />
          </PanelForm>
        )}
        {kind === 'offline' && <SealedCopies cases={cases} />}
        <KeyPanel error={withKey ? error : undefined} isOpen={withKey || kind !== 'passphrase'} kept={kept} />
      </div>
    </>
  );
}

type KeyPanelProps = { error: string | undefined; isOpen: boolean; kept?: KeptForm | undefined };

/** Field for offline keys and the recovery key. */
export function KeyPanel({ error, isOpen, kept }: KeyPanelProps) {
  const t = useWords(reportWords);
  return (
    <details className="desk-panel" open={isOpen}>
      <summary className="t-item flex cursor-pointer items-center gap-3 text-petrol-deep">
        {t.withKey}
        <Icon className="size-5 text-slate" name="chevron-down" />
      </summary>
      <form action={`${endpoints.baik}/unlock`} autoComplete="off" className="mt-4 grid gap-5" method="post">
        <KeptFields kept={kept} />
        <TextArea
          autoComplete="off"
          error={error}
          hint={t.keyHint}
          id="key"
          label={t.privateKey}
          look="font-mono text-small"
          name="key"
          rows={3}
          spellCheck={false}
        />
        <div>
          <button className="btn-outline" type="submit">
            {t.unlockWithKey}
          </button>
        </div>
      </form>
    </details>
  );
}
