import type { Db } from '../../db/client.ts';
import { openApprovals } from '../../domain/baik/approvals/approvals.ts';
import { fingerprintOf } from '../../domain/baik/recipients/approval-body.ts';
import { type ReaderName, signedNameOf } from '../../domain/baik/recipients/readers.ts';
import { type KeyChange, keyChanges, readLists, unlistedKeys } from '../../domain/baik/recipients/recipient-lists.ts';
import { presentRecipients, type Recipient } from '../../domain/baik/recipients/recipients.ts';
import type { UnlockedKey } from '../../domain/baik/sealing/unlocked-keys.ts';
import { approvalWords } from '../../i18n/backend/baik/baik-approvals.words.ts';
import { keyKindWords, recipientWords as t } from '../../i18n/backend/baik/baik-recipients.words.ts';
import { listWords } from '../../i18n/backend/lists.words.ts';
import { endpoints } from '../../routes.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { OutlineLink } from '../../ui/text/button.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { StatusBadge } from '../ui/lists/status-badge.tsx';
import { Table } from '../ui/lists/table.tsx';
import { ApprovalsPanel } from './approvals.tsx';
import { Fingerprint, PublicKey, Secret } from './join-form.tsx';
import { DayText, recipientName } from './labels.tsx';
import { PanelForm } from './panel-form.tsx';

const here = endpoints.baikRecipients;

type RecipientsView = {
  /** The account that looks at it, as a recipient, and the key that it has unlocked. */
  account: number;
  own: Recipient | undefined;
  key: UnlockedKey | undefined;
  errors: Record<string, string>;
};

/** Screens for managing recipients. Without an unlocked key, a recipient can only remove themselves. */
export async function recipientsScreen(db: Db, { account, own, key, errors }: RecipientsView) {
  const lists = await readLists(db);
  const people = lists.lists.at(-1)?.members.filter((member) => member.account !== null).length ?? 0;
  const isChanged = lists.broken > 0 || (await unlistedKeys(db, lists)).length > 0;
  const isUnlocked = key !== undefined;
  const recipients = await presentRecipients(db);
  const body = (
    <>
      <PageHeader
        action={<OutlineLink href={endpoints.baik}>{t.allReports}</OutlineLink>}
        text={t.text}
        title={t.title}
      />
      <ApprovalsPanel account={account} approvals={await openApprovals(db, key?.identity)} isUnlocked={isUnlocked} />
      {people === 1 && own && (
        <div className="mb-8">
          <Panel id="second" text={approvalWords.secondText} title={approvalWords.secondTitle}>
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
            head: `#${listWords.actions}`,
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
            text={own.status === 'waiting' ? approvalWords.mustBeTheSame : undefined}
            title={approvalWords.ownFingerprint}
          >
            <Fingerprint digits={fingerprintOf({ ...own, account: own.accountId })} />
          </Panel>
        )}
        <KeyChangesPanel changes={await keyChanges(lists)} isChanged={isChanged} />
      </div>
      {isUnlocked && (
        <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
          <Recovery error={errors.recovery_key} />
          {own?.kind === 'passphrase' && <Passphrase errors={errors} />}
          {own && <PublicName {...(await signedNameOf(own, own.signedName))} />}
        </div>
      )}
    </>
  );
  return { title: t.title, body };
}

type PersonProps = { recipient: Recipient; isOwn: boolean };

function Person({ recipient, isOwn }: PersonProps) {
  const { kind } = recipient;
  return (
    <>
      <p className="font-650">
        {recipientName(recipient)}
        {isOwn && ` ${t.you}`}
      </p>
      <p className="text-tiny text-slate">
        {keyKindWords[kind === 'offline' || kind === 'recovery' ? kind : 'passphrase']}
      </p>
    </>
  );
}

function Actions({ recipient: { id, status }, isOwn, isUnlocked }: PersonProps & { isUnlocked: boolean }) {
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
  return (
    <Panel id="key-changes" text={approvalWords.changesText} title={approvalWords.changes}>
      {isChanged && <p className="mb-3 text-small font-600 text-laterite-deep">{approvalWords.changedOutside}</p>}
      <ol className="text-small">
        {changes.map((change) => (
          <li className="border-t border-graphite/20 py-2" key={change.position}>
            {changeTexts(change).map((text) => (
              <span className="block [overflow-wrap:anywhere]" key={text}>
                {text}
              </span>
            ))}
            <span className="block text-tiny text-slate">
              <DayText day={change.on} />
              {change.by.length > 0 && ` · ${approvalWords.signedBy({ name: change.by.join(', ') })}`}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function changeTexts({ kind, added, removed }: KeyChange): string[] {
  const nameOf = (member: KeyChange['added'][number]) => ({ label: recipientName(member) });
  const kinds = {
    start: [approvalWords.started],
    restart: [approvalWords.restarted],
    refused: [approvalWords.refused],
    change: [],
  };
  return [
    ...kinds[kind],
    ...added.map((one) => approvalWords.added(nameOf(one))),
    ...removed.map((one) => approvalWords.removed(nameOf(one))),
  ];
}
