import { baikKeyLimits } from '../../domain/baik/input.ts';
import { parsePublicKey } from '../../domain/baik/sealing/sealing.ts';
import { isAddress, maxAddressCharacters } from '../../domain/mail/address.ts';
import { approvalWords } from '../../i18n/backend/baik/baik-approvals.words.ts';
import { joinWords } from '../../i18n/backend/baik/baik-recipients.words.ts';
import { endpoints } from '../../routes.ts';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { FingerprintField } from './approvals.tsx';

type JoinFormProps = {
  values: JoinValues;
  errors: Record<string, string>;
  /** The first recipient opens the channel and is offered a recovery key; later recipients need to be admitted. */
  isFirst: boolean;
  /** Who asked to open the channel again, which this form can confirm. */
  reopenedBy: string | undefined;
};

export const emptyJoin: JoinValues = {
  kind: 'passphrase',
  publicKey: '',
  noticeAddress: '',
  recovery: 'make',
  recoveryKey: '',
};

/** Makes an account a recipient, with a generated or a supplied key. */
export function JoinForm({ values, errors, isFirst, reopenedBy }: JoinFormProps) {
  const listed = Object.entries(errors).map(([field, text]) => ({
    target: field === 'fingerprint' ? field : `join-${field}`,
    text,
  }));
  return (
    <>
      <PageHeader
        text={isFirst ? joinWords.setUpText : joinWords.joinText}
        title={isFirst ? joinWords.setUpTitle : joinWords.joinTitle}
      />
      <form
        action={`${endpoints.baikRecipients}/join`}
        autoComplete="off"
        className="grid max-w-180 gap-6"
        method="post"
        noValidate
      >
        {listed.length > 0 && <ErrorSummary autoFocus errors={listed} title={joinWords.summary} />}
        <Panel id="your-key" title={joinWords.yourKey}>
          <Choice checked={values.kind === 'passphrase'} label={joinWords.makeHere} name="kind" value="passphrase" />
          <div className="ml-8 mt-1 grid gap-4 sm:grid-cols-2 sm:items-end">
            <Secret
              error={errors.passphrase}
              hint={joinWords.passphraseHint({ count: baikKeyLimits.shortest })}
              label={joinWords.passphrase}
              name="passphrase"
            />
            <Secret
              error={errors.passphrase_again}
              hint={joinWords.onceMore}
              label={joinWords.passphraseAgain}
              name="passphrase_again"
            />
          </div>
          <div className="mt-6">
            <Choice checked={values.kind === 'offline'} label={joinWords.bringKey} name="kind" value="offline" />
          </div>
          <div className="ml-8 mt-1">
            <PublicKey
              error={errors.public_key}
              label={joinWords.publicKey}
              name="public_key"
              value={values.publicKey}
            />
          </div>
        </Panel>
        {isFirst && (
          <Panel id="recovery" text={joinWords.recoveryText} title={joinWords.recovery}>
            <div className="grid gap-3">
              <Choice
                checked={values.recovery === 'make'}
                label={joinWords.makeRecovery}
                name="recovery"
                value="make"
              />
              <Choice
                checked={values.recovery === 'bring'}
                label={joinWords.bringRecovery}
                name="recovery"
                value="bring"
              />
              <div className="ml-8">
                <PublicKey
                  error={errors.recovery_key}
                  label={joinWords.recoveryKey}
                  name="recovery_key"
                  value={values.recoveryKey}
                />
              </div>
            </div>
          </Panel>
        )}
        {reopenedBy !== undefined && (
          <Panel id="reopening" text={approvalWords.reopenBy({ name: reopenedBy })} title={approvalWords.fingerprint}>
            <FingerprintField error={errors.fingerprint} />
          </Panel>
        )}
        <Panel id="notices" title={joinWords.notices}>
          <TextField
            autoComplete="off"
            defaultValue={values.noticeAddress}
            error={errors.notice_address}
            hint={joinWords.noticeHint}
            id="join-notice_address"
            label={joinWords.email}
            name="notice_address"
            type="email"
          />
        </Panel>
        <div>
          <button className="btn-primary" type="submit">
            {isFirst ? joinWords.openChannel : joinWords.makeKey}
          </button>
        </div>
      </form>
    </>
  );
}

type ChoiceProps = { name: string; value: string; label: string; checked: boolean };

function Choice({ name, value, label, checked }: ChoiceProps) {
  return (
    <label className="flex items-start gap-3 py-2.5 text-small">
      <input className="mt-0.5 size-5 shrink-0" defaultChecked={checked} name={name} type="radio" value={value} />
      <span>{label}</span>
    </label>
  );
}

type SecretProps = { name: string; label: string; hint: string; error: string | undefined };

export function Secret(field: SecretProps) {
  return <TextField autoComplete="new-password" id={`join-${field.name}`} type="password" {...field} />;
}

type PublicKeyProps = { name: string; label: string; value: string; error: string | undefined };

export function PublicKey({ value, ...field }: PublicKeyProps) {
  return (
    <TextField
      autoComplete="off"
      defaultValue={value}
      hint={joinWords.publicKeyHint}
      id={`join-${field.name}`}
      look="font-mono text-small"
      spellCheck={false}
      {...field}
    />
  );
}

type KeyChoice = 'passphrase' | 'offline';
type RecoveryChoice = 'make' | 'bring';

/** Values and errors of the set-up form. Passphrases are never rendered. */
export type JoinValues = {
  kind: KeyChoice;
  publicKey: string;
  noticeAddress: string;
  recovery: RecoveryChoice;
  recoveryKey: string;
};

export type JoinInput = JoinValues & {
  passphrase: string;
  /** Fingerprint of the key whose owner asked to open the channel again; empty when that is not confirmed. */
  fingerprint: string;
  errors: Record<string, string>;
};

export function readJoin(form: URLSearchParams): JoinInput {
  const text = (name: string) => (form.get(name) ?? '').trim();
  const values: JoinValues = {
    kind: text('kind') === 'offline' ? 'offline' : 'passphrase',
    publicKey: text('public_key').slice(0, 200),
    noticeAddress: text('notice_address').slice(0, maxAddressCharacters + 1),
    recovery: text('recovery') === 'bring' ? 'bring' : 'make',
    recoveryKey: text('recovery_key').slice(0, 200),
  };
  const passphrase = form.get('passphrase') ?? '';
  const errors: Record<string, string> = {};
  if (values.kind === 'passphrase') {
    const problem = passphraseProblem(passphrase, form.get('passphrase_again') ?? '');
    if (problem) errors[problem.field] = problem.text;
  } else if (!parsePublicKey(values.publicKey)) errors.public_key = joinWords.keyProblem;
  if (values.noticeAddress && !isAddress(values.noticeAddress)) {
    errors.notice_address = joinWords.emailInvalid;
  }
  if (values.recovery === 'bring') {
    const key = parsePublicKey(values.recoveryKey);
    if (!key) errors.recovery_key = joinWords.keyProblem;
    else if (key === parsePublicKey(values.publicKey) && values.kind === 'offline') {
      errors.recovery_key = joinWords.otherKey;
    }
  }
  return { ...values, passphrase, fingerprint: text('fingerprint'), errors };
}

export function passphraseProblem(first: string, second: string): { field: string; text: string } | undefined {
  const { shortest, longest } = baikKeyLimits;
  if ([...first].length < shortest) {
    return {
      field: 'passphrase',
      text: joinWords.tooShort({ count: shortest }),
    };
  }
  if (first.length > longest) return { field: 'passphrase', text: joinWords.tooLong({ count: longest }) };
  return first === second ? undefined : { field: 'passphrase_again', text: joinWords.differ };
}
