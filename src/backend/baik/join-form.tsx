import { baikKeyLimits } from '../../domain/baik/sealing/key-limits.ts';
import { endpoints } from '../../routes.ts';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { describedBy, Field, fieldClass } from '../../ui/forms/field.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import type { JoinValues } from './recipient-input.ts';

type JoinFormProps = {
  values: JoinValues;
  errors: Record<string, string>;
  /** The first recipient opens the channel and is offered a recovery key; everybody after waits to be let in. */
  isFirst: boolean;
};

export const emptyJoin: JoinValues = {
  kind: 'passphrase',
  publicKey: '',
  noticeAddress: '',
  recovery: 'make',
  recoveryKey: '',
};

/** Makes somebody a recipient, with a key made here or one brought along. */
export function JoinForm({ values, errors, isFirst }: JoinFormProps) {
  const listed = Object.entries(errors).map(([field, text]) => ({ target: `join-${field}`, text }));
  return (
    <>
      <PageHeader
        text={
          isFirst
            ? 'As soon as one recipient has a key, the public page takes reports. They are sealed to the recipients and to nobody else: without their keys, nobody can ever open them.'
            : 'Make your key here. A recipient who can read the reports then lets you in.'
        }
        title={isFirst ? 'Set up the report channel' : 'Become a recipient'}
      />
      <form
        action={`${endpoints.baikRecipients}/join`}
        autoComplete="off"
        className="grid max-w-180 gap-6"
        method="post"
        noValidate
      >
        {listed.length > 0 && <ErrorSummary autoFocus errors={listed} title="This needs mending" />}
        <Panel id="your-key" title="Your key">
          <Choice
            checked={values.kind === 'passphrase'}
            label="Make a key here. It is stored under your passphrase, which nobody else knows and nobody can reset."
            name="kind"
            value="passphrase"
          />
          <div className="ml-8 mt-1 grid gap-4 sm:grid-cols-2 sm:items-end">
            <Secret
              error={errors.passphrase}
              hint={`At least ${baikKeyLimits.shortest} characters. Five random words are better than one clever one.`}
              label="Passphrase"
              name="passphrase"
            />
            <Secret
              error={errors.passphrase_again}
              hint="Once more."
              label="Passphrase again"
              name="passphrase_again"
            />
          </div>
          <div className="mt-6">
            <Choice
              checked={values.kind === 'offline'}
              label="Bring a public key. Its private half stays where you made it (age-keygen)."
              name="kind"
              value="offline"
            />
          </div>
          <div className="ml-8 mt-1">
            <PublicKey error={errors.public_key} label="Public key" name="public_key" value={values.publicKey} />
          </div>
        </Panel>
        {isFirst && (
          <Panel
            id="recovery"
            text="For the day on which a passphrase is forgotten or somebody leaves. Print it, lock it away, and do not keep it on a computer."
            title="A recovery key"
          >
            <div className="grid gap-3">
              <Choice
                checked={values.recovery === 'make'}
                label="Make one now and show me its private half once"
                name="recovery"
                value="make"
              />
              <Choice
                checked={values.recovery === 'bring'}
                label="Bring the public half of one"
                name="recovery"
                value="bring"
              />
              <div className="ml-8">
                <PublicKey
                  error={errors.recovery_key}
                  label="Recovery public key"
                  name="recovery_key"
                  value={values.recoveryKey}
                />
              </div>
              <Choice
                checked={values.recovery === 'none'}
                label="Without. If all recipients lose their keys, all reports are lost."
                name="recovery"
                value="none"
              />
            </div>
          </Panel>
        )}
        <Panel id="notices" title="Notices">
          <Field
            error={errors.notice_address}
            hint="Once a day at most, and only that there is something to read. Leave it empty for none."
            id="join-notice_address"
            label="Email address"
          >
            <input
              {...describedBy('join-notice_address', { hint: true, error: errors.notice_address !== undefined })}
              autoComplete="off"
              className={fieldClass}
              defaultValue={values.noticeAddress}
              id="join-notice_address"
              name="notice_address"
              type="email"
            />
          </Field>
        </Panel>
        <div>
          <button className="btn-primary" type="submit">
            {isFirst ? 'Open the channel' : 'Make my key'}
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

export function Secret({ name, label, hint, error }: SecretProps) {
  const id = `join-${name}`;
  return (
    <Field error={error} hint={hint} id={id} label={label}>
      <input
        {...describedBy(id, { hint: true, error: error !== undefined })}
        autoComplete="new-password"
        className={fieldClass}
        id={id}
        name={name}
        type="password"
      />
    </Field>
  );
}

type PublicKeyProps = { name: string; label: string; value: string; error: string | undefined };

export function PublicKey({ name, label, value, error }: PublicKeyProps) {
  const id = `join-${name}`;
  return (
    <Field error={error} hint="Begins with age1." id={id} label={label}>
      <input
        {...describedBy(id, { hint: true, error: error !== undefined })}
        autoComplete="off"
        className={`${fieldClass} font-mono text-small`}
        defaultValue={value}
        id={id}
        name={name}
        spellCheck={false}
        type="text"
      />
    </Field>
  );
}
