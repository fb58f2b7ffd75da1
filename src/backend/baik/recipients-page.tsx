import type { OpenApproval } from '../../domain/baik/approvals/approvals.ts';
import { fingerprintOf } from '../../domain/baik/approvals/fingerprints.ts';
import type { KeyChange } from '../../domain/baik/approvals/key-changes.ts';
import type { ReaderName } from '../../domain/baik/readers.ts';
import type { Recipient } from '../../domain/baik/recipient-queries.ts';
import { approvalWords } from '../../i18n/backend/baik/baik-approvals.words.ts';
import { keyKindWords, recipientWords } from '../../i18n/backend/baik/baik-recipients.words.ts';
import { listWords } from '../../i18n/backend/lists.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { useStaffLanguage, useWords } from '../ui/frame/staff-language.tsx';
import { StatusBadge } from '../ui/lists/status-badge.tsx';
import { Table } from '../ui/lists/table.tsx';
import { ApprovalsPanel } from './approvals/approvals-panel.tsx';
import { PublicKey, Secret } from './join-form.tsx';
import { DayText, recipientName } from './labels.tsx';
import { Fingerprint } from './new-key-page.tsx';
import { PanelForm } from './panel-form.tsx';

const here = endpoints.baikRecipients;

type RecipientsPageProps = {
  recipients: readonly Recipient[];
  own: Recipient | undefined;
  /** How reporters see that recipient. */
  ownName: ReaderName;
  /** Without an unlocked key, a recipient can only remove themselves. */
  isUnlocked: boolean;
  errors: Record<string, string>;
  /** The account that looks at it. */
  account: number;
  approvals: readonly OpenApproval[];
  changes: readonly KeyChange[];
  /** Lists or keys that were not signed as they have to be. */
  isChanged: boolean;
  /** Only one person can read reports. */
  isAlone: boolean;
};

/** Screens for managing recipients. */
export function RecipientsPage(props: RecipientsPageProps) {
  const { recipients, own, ownName, isUnlocked, errors, account, approvals, changes, isChanged, isAlone } = props;
  const t = useWords(recipientWords);
  const said = useWords(approvalWords);
  const { actions } = useWords(listWords);
  return (
    <>
      <PageHeader
        action={
          <a className="btn-outline" href={endpoints.baik}>
            {t.allReports}
          </a>
        }
        text={t.text}
        title={t.title}
      />
      <ApprovalsPanel account={account} approvals={approvals} isUnlocked={isUnlocked} />
      {isAlone && own && (
        <div className="mb-8">
          <Panel id="second" text={said.secondText} title={said.secondTitle}>
            {null}
          </Panel>
        </div>
      )}
      <Table
        caption={t.title}
        columns={[
          { head: t.recipient, alone: true, cell: (one) => <Person isOwn={one.id === own?.id} recipient={one} /> },
          {
            head: t.publicKey,
            cell: ({ publicKey }) => <code className="text-tiny [overflow-wrap:anywhere]">{publicKey}</code>,
          },
          { head: t.since, cell: ({ addedOn }) => <DayText day={addedOn} /> },
          {
            head: t.status,
            cell: ({ status }) => (
              <StatusBadge tone={status === 'active' ? 'good' : 'busy'}>
                {status === 'active' ? t.active : t.waiting}
              </StatusBadge>
            ),
          },
          {
            head: `#${actions}`,
            align: 'end',
            cell: (one) => <Actions isOwn={one.id === own?.id} isUnlocked={isUnlocked} recipient={one} />,
          },
        ]}
        rows={recipients}
      />
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-2">
        {own && (
          <Panel
            id="fingerprint"
            text={own.status === 'waiting' ? said.mustBeTheSame : undefined}
            title={said.ownFingerprint}
          >
            <Fingerprint digits={fingerprintOf({ ...own, account: own.accountId })} />
          </Panel>
        )}
        <KeyChangesPanel changes={changes} isChanged={isChanged} />
      </div>
      {isUnlocked && (
        <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
          <Recovery error={errors.recovery_key} />
          {own?.kind === 'passphrase' && <Passphrase errors={errors} />}
          {own && <PublicName {...ownName} />}
        </div>
      )}
    </>
  );
}

type PersonProps = { recipient: Recipient; isOwn: boolean };

function Person({ recipient, isOwn }: PersonProps) {
  const t = useWords(recipientWords);
  const kindLabels = useWords(keyKindWords);
  const { kind } = recipient;
  return (
    <>
      <p className="font-650">
        {recipientName(recipient, useStaffLanguage())}
        {isOwn && ` ${t.you}`}
      </p>
      <p className="text-tiny text-slate">
        {kindLabels[kind === 'offline' || kind === 'recovery' ? kind : 'passphrase']}
      </p>
    </>
  );
}

function Actions({ recipient: { id, status }, isOwn, isUnlocked }: PersonProps & { isUnlocked: boolean }) {
  const t = useWords(recipientWords);
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {status === 'waiting' && isUnlocked && (
        <a className="btn-primary min-h-11 whitespace-nowrap px-4 py-2" href={`${here}/${id}/admit`}>
          {t.letIn}
        </a>
      )}
      {(isUnlocked || isOwn) && (
        <a className="btn-outline min-h-11 whitespace-nowrap px-4 py-2" href={`${here}/${id}/remove`}>
          {isOwn ? t.leave : t.takeOut}
        </a>
      )}
    </div>
  );
}

function Recovery({ error }: { error: string | undefined }) {
  const t = useWords(recipientWords);
  return (
    <PanelForm
      button={t.addIt}
      id="add-recovery"
      text={t.addRecoveryText}
      title={t.addRecovery}
      to={`${here}/recovery`}
    >
      <PublicKey error={error} label={t.publicHalf} name="recovery_key" value="" />
    </PanelForm>
  );
}

function PublicName({ name, group }: ReaderName) {
  const t = useWords(recipientWords);
  return (
    <PanelForm
      button={t.savePublicName}
      id="public-name"
      text={t.publicNameText}
      title={t.publicNameTitle}
      to={`${here}/public-name`}
    >
      <TextField defaultValue={name ?? ''} id="public_name" label={t.publicName} maxLength={80} name="name" />
      <TextField defaultValue={group ?? ''} id="public_group" label={t.publicGroup} maxLength={80} name="group" />
    </PanelForm>
  );
}

function Passphrase({ errors }: { errors: Record<string, string> }) {
  const t = useWords(recipientWords);
  const again = { error: errors.passphrase_again, hint: t.onceMore, label: t.newPassphraseAgain };
  return (
    <PanelForm button={t.changeIt} id="change-passphrase" title={t.changePassphrase} to={`${here}/passphrase`}>
      <Secret error={errors.passphrase} hint={t.atLeast({ count: 16 })} label={t.newPassphrase} name="passphrase" />
      <Secret {...again} name="passphrase_again" />
    </PanelForm>
  );
}

/** All changes of who can read reports, and who signed them. `isChanged`: some were not signed as they have to be. */
function KeyChangesPanel({ changes, isChanged }: { changes: readonly KeyChange[]; isChanged: boolean }) {
  const language = useStaffLanguage();
  const t = approvalWords(language);
  return (
    <Panel id="key-changes" text={t.changesText} title={t.changes}>
      {isChanged && <p className="mb-3 text-small font-600 text-laterite-deep">{t.changedOutside}</p>}
      <ol className="text-small">
        {changes.map((change) => (
          <li className="border-t border-graphite/20 py-2" key={change.position}>
            {sayChange(change, language).map((text) => (
              <span className="block [overflow-wrap:anywhere]" key={text}>
                {text}
              </span>
            ))}
            <span className="block text-tiny text-slate">
              <DayText day={change.on} />
              {change.by.length > 0 && ` · ${t.signedBy({ name: change.by.join(', ') })}`}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function sayChange({ kind, added, removed }: KeyChange, language: Language): string[] {
  const t = approvalWords(language);
  const nameOf = (member: KeyChange['added'][number]) => ({ label: recipientName(member, language) });
  const kinds = {
    start: [t.started],
    restart: [t.restarted],
    refused: [t.refused],
    change: [],
  };
  return [...kinds[kind], ...added.map((one) => t.added(nameOf(one))), ...removed.map((one) => t.removed(nameOf(one)))];
}
