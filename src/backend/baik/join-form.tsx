import { baikKeyLimits } from '../../domain/baik/input.ts';
import { parsePublicKey } from '../../domain/baik/sealing/sealing.ts';
import { isAddress, maxAddressCharacters } from '../../domain/mail/address.ts';
import { approvalWords } from '../../i18n/backend/baik/baik-approvals.words.ts';
import { joinWords, recipientWords } from '../../i18n/backend/baik/baik-recipients.words.ts';
import { endpoints } from '../../routes.ts';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Button, LinkButton } from '../../ui/text/button.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { FingerprintField } from './approvals.tsx';

/** What was typed, by the names of the fields. Passphrases are never rendered. */
export type JoinValues = Record<'kind' | 'public_key' | 'notice_address' | 'recovery' | 'recovery_key', string>;

export const emptyJoin: JoinValues = {
  kind: 'passphrase',
  public_key: '',
  notice_address: '',
  recovery: 'make',
  recovery_key: '',
};

type JoinFormProps = {
  values: JoinValues;
  errors: Record<string, string>;
  /** The first recipient opens the channel and is offered a recovery key; later recipients need to be admitted. */
  isFirst: boolean;
  /** Who asked to open the channel again, which this form can confirm. */
  reopenedBy: string | undefined;
};

export function JoinForm({ values, errors, isFirst, reopenedBy }: JoinFormProps) {
  const listed = Object.entries(errors).map(([field, text]) => ({
    target: field === 'fingerprint' ? field : `join-${field}`,
    text,
  }));
  const choice = (name: 'kind' | 'recovery', value: string) => ({ name, value, checked: values[name] === value });
  const key = (name: 'public_key' | 'recovery_key') => ({ name, value: values[name], error: errors[name] });
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
          <Choice label={joinWords.makeHere} {...choice('kind', 'passphrase')} />
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
            <Choice label={joinWords.bringKey} {...choice('kind', 'offline')} />
          </div>
          <div className="ml-8 mt-1">
            <PublicKey label={joinWords.publicKey} {...key('public_key')} />
          </div>
        </Panel>
        {isFirst && (
          <Panel id="recovery" text={joinWords.recoveryText} title={joinWords.recovery}>
            <div className="grid gap-3">
              <Choice label={joinWords.makeRecovery} {...choice('recovery', 'make')} />
              <Choice label={joinWords.bringRecovery} {...choice('recovery', 'bring')} />
              <div className="ml-8">
                <PublicKey label={joinWords.recoveryKey} {...key('recovery_key')} />
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
            defaultValue={values.notice_address}
            error={errors.notice_address}
            hint={joinWords.noticeHint}
            id="join-notice_address"
            label={joinWords.email}
            name="notice_address"
            type="email"
          />
        </Panel>
        <div>
          <Button>{isFirst ? joinWords.openChannel : joinWords.makeKey}</Button>
        </div>
      </form>
    </>
  );
}

function Choice({ label, checked, ...input }: { name: string; value: string; label: string; checked: boolean }) {
  return (
    <label className="flex items-start gap-3 py-2.5 text-small">
      <input className="mt-0.5 size-5 shrink-0" defaultChecked={checked} type="radio" {...input} />
      <span>{label}</span>
    </label>
  );
}

export function Secret(field: { name: string; label: string; hint: string; error: string | undefined }) {
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

export type JoinInput = {
  values: JoinValues;
  passphrase: string;
  /** Fingerprint of the key whose owner asked to open the channel again; empty when that is not confirmed. */
  fingerprint: string;
  errors: Record<string, string>;
};

export function readJoin(form: URLSearchParams): JoinInput {
  const text = (name: string, longest = 200) => (form.get(name) ?? '').trim().slice(0, longest);
  const values: JoinValues = {
    kind: text('kind') === 'offline' ? 'offline' : 'passphrase',
    public_key: text('public_key'),
    notice_address: text('notice_address', maxAddressCharacters + 1),
    recovery: text('recovery') === 'bring' ? 'bring' : 'make',
    recovery_key: text('recovery_key'),
  };
  const isOffline = values.kind === 'offline';
  const passphrase = form.get('passphrase') ?? '';
  const errors = isOffline ? {} : passphraseErrors(form);
  const [key, recovery] = [parsePublicKey(values.public_key), parsePublicKey(values.recovery_key)];
  if (isOffline && !key) errors.public_key = joinWords.keyProblem;
  if (values.notice_address && !isAddress(values.notice_address)) errors.notice_address = joinWords.emailInvalid;
  if (values.recovery === 'bring') {
    if (!recovery) errors.recovery_key = joinWords.keyProblem;
    else if (isOffline && recovery === key) errors.recovery_key = joinWords.otherKey;
  }
  return { values, passphrase, fingerprint: text('fingerprint'), errors };
}

/** What is wrong with a new passphrase, beside its field. */
export function passphraseErrors(form: URLSearchParams): Record<string, string> {
  const { shortest, longest } = baikKeyLimits;
  const passphrase = form.get('passphrase') ?? '';
  if ([...passphrase].length < shortest) return { passphrase: joinWords.tooShort({ count: shortest }) };
  if (passphrase.length > longest) return { passphrase: joinWords.tooLong({ count: longest }) };
  return passphrase === (form.get('passphrase_again') ?? '') ? {} : { passphrase_again: joinWords.differ };
}

export function Fingerprint({ digits }: { digits: string }) {
  return (
    <p className="font-mono text-item tracking-[0.06em]" data-fingerprint="">
      {digits}
    </p>
  );
}

type NewKeyPageProps = {
  title?: string;
  text?: string | undefined;
  /** The private half of a recovery key. */
  recovery?: { identity?: string; publicKey: string };
  /** The fingerprint with which others confirm the key: of the key itself, not of what the table says later. */
  digits?: string | undefined;
  /** The channel was opened just now, by one person. */
  isSetUp?: boolean;
};

/** Shown once, after a key was made. */
export function NewKeyPage({ title, text, recovery, digits, isSetUp = false }: NewKeyPageProps) {
  return (
    <>
      <PageHeader text={text ?? (recovery && recipientWords.shownOnce)} title={title ?? recipientWords.printTitle} />
      <div className="grid max-w-180 gap-6" data-afterwards={endpoints.baikRecipients}>
        {recovery && (
          <Panel id="recovery-key" title={recipientWords.privateHalf}>
            <pre className="whitespace-pre-wrap bg-white p-4 font-mono text-small [overflow-wrap:anywhere]">
              {`# public key: ${recovery.publicKey}\n${recovery.identity}`}
            </pre>
            <p className="mt-4 text-small">
              {recipientWords.opensAll} <code>age -d -i recovery-key.txt case.zip.age &gt; case.zip</code>.
            </p>
            <p className="mt-3 text-small">{recipientWords.takesTwo}</p>
          </Panel>
        )}
        {digits && (
          <Panel
            id="fingerprint"
            text={recovery ? undefined : approvalWords.readOut}
            title={recovery ? approvalWords.fingerprint : approvalWords.ownFingerprint}
          >
            <Fingerprint digits={digits} />
          </Panel>
        )}
        {isSetUp && (
          <Panel id="second" text={approvalWords.secondText} title={approvalWords.secondTitle}>
            {null}
          </Panel>
        )}
        <div>
          <LinkButton href={endpoints.baikRecipients}>
            {recovery ? recipientWords.kept : approvalWords.continue}
          </LinkButton>
        </div>
      </div>
    </>
  );
}
