import type { Recipient } from '../../domain/baik/recipient-queries.ts';
import { endpoints } from '../../routes.ts';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { StatusBadge } from '../ui/lists/status-badge.tsx';
import { Cell, Table } from '../ui/lists/table.tsx';
import { DayText } from './day-text.tsx';
import { PublicKey, Secret } from './join-form.tsx';
import { kindLabels } from './labels.ts';

type RecipientsPageProps = {
  recipients: readonly Recipient[];
  own: Recipient | undefined;
  /** Without an open key one can only leave. */
  isUnlocked: boolean;
  errors: Record<string, string>;
};

/** Who can read reports, and everything that changes it. */
export function RecipientsPage({ recipients, own, isUnlocked, errors }: RecipientsPageProps) {
  return (
    <>
      <PageHeader
        action={
          <a className="btn-outline" href={endpoints.baik}>
            All reports
          </a>
        }
        text="Every report is sealed to the active keys. Letting somebody in, or taking somebody out, seals the keys of all cases anew; what a recipient has read already stays read."
        title="Recipients"
      />
      <Table caption="Recipients" columns={['Recipient', 'Public key', 'Since', 'Status', '#Actions']}>
        {recipients.map((one) => (
          <Row isOwn={one.id === own?.id} isUnlocked={isUnlocked} key={one.id} recipient={one} />
        ))}
      </Table>
      {isUnlocked && (
        <div className="mt-8 grid items-start gap-6 lg:grid-cols-2">
          <Recovery error={errors.recovery_key} />
          {own?.kind === 'passphrase' && <Passphrase errors={errors} />}
        </div>
      )}
    </>
  );
}

type RowProps = { recipient: Recipient; isOwn: boolean; isUnlocked: boolean };

function Row({ recipient, isOwn, isUnlocked }: RowProps) {
  const { id, label, kind, publicKey, addedOn, status } = recipient;
  const action = `${endpoints.baikRecipients}/${id}`;
  return (
    <tr>
      <Cell>
        <p className="font-650">
          {label}
          {isOwn && ' (you)'}
        </p>
        <p className="text-tiny text-slate">
          {kindLabels[kind === 'offline' || kind === 'recovery' ? kind : 'passphrase']}
        </p>
      </Cell>
      <Cell label="Public key">
        <code className="text-tiny [overflow-wrap:anywhere]">{publicKey}</code>
      </Cell>
      <Cell label="Since">
        <DayText day={addedOn} />
      </Cell>
      <Cell label="Status">
        <StatusBadge tone={status === 'active' ? 'good' : 'busy'}>
          {status === 'active' ? 'Active' : 'Waiting'}
        </StatusBadge>
      </Cell>
      <Cell align="end">
        <div className="flex flex-wrap justify-end gap-2">
          {status === 'waiting' && isUnlocked && (
            <form action={`${action}/admit`} method="post">
              <button className="btn-primary min-h-11 whitespace-nowrap px-4 py-2" type="submit">
                Let in
              </button>
            </form>
          )}
          {(isUnlocked || isOwn) && (
            <a className="btn-outline min-h-11 whitespace-nowrap px-4 py-2" href={`${action}/remove`}>
              {isOwn ? 'Leave' : 'Take out'}
            </a>
          )}
        </div>
      </Cell>
    </tr>
  );
}

function Recovery({ error }: { error: string | undefined }) {
  return (
    <Panel id="add-recovery" text="Lies in a safe and reads nothing until it is needed." title="Add a recovery key">
      <form
        action={`${endpoints.baikRecipients}/recovery`}
        autoComplete="off"
        className="grid gap-4"
        method="post"
        noValidate
      >
        <PublicKey error={error} label="Public half (leave empty to make a new key)" name="recovery_key" value="" />
        <div>
          <button className="btn-outline" type="submit">
            Add it
          </button>
        </div>
      </form>
    </Panel>
  );
}

function Passphrase({ errors }: { errors: Record<string, string> }) {
  return (
    <Panel id="change-passphrase" title="Change your passphrase">
      <form
        action={`${endpoints.baikRecipients}/passphrase`}
        autoComplete="off"
        className="grid gap-4"
        method="post"
        noValidate
      >
        <Secret error={errors.passphrase} hint="At least 16 characters." label="New passphrase" name="passphrase" />
        <Secret
          error={errors.passphrase_again}
          hint="Once more."
          label="New passphrase again"
          name="passphrase_again"
        />
        <div>
          <button className="btn-outline" type="submit">
            Change it
          </button>
        </div>
      </form>
    </Panel>
  );
}
