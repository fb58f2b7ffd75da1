import { baikKeyLimits } from '../../domain/baik/sealing/key-limits.ts';
import { parsePublicKey } from '../../domain/baik/sealing/sealing.ts';
import { isAddress, maxAddressCharacters } from '../../domain/mail/address.ts';
import type { joinWords } from '../../i18n/backend/baik/baik-recipients.ts';

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

type Said = ReturnType<typeof joinWords>;

export function readJoin(form: URLSearchParams, t: Said): JoinInput {
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
    const problem = passphraseProblem(passphrase, form.get('passphrase_again') ?? '', t);
    if (problem) errors[problem.field] = problem.text;
  } else if (!parsePublicKey(values.publicKey)) errors.public_key = t.keyProblem;
  if (values.noticeAddress && !isAddress(values.noticeAddress)) {
    errors.notice_address = t.emailInvalid;
  }
  if (values.recovery === 'bring') {
    const key = parsePublicKey(values.recoveryKey);
    if (!key) errors.recovery_key = t.keyProblem;
    else if (key === parsePublicKey(values.publicKey) && values.kind === 'offline') {
      errors.recovery_key = t.otherKey;
    }
  }
  return { ...values, passphrase, fingerprint: text('fingerprint'), errors };
}

export function passphraseProblem(first: string, second: string, t: Said): { field: string; text: string } | undefined {
  const { shortest, longest } = baikKeyLimits;
  if ([...first].length < shortest) {
    return {
      field: 'passphrase',
      text: t.tooShort({ count: shortest }),
    };
  }
  if (first.length > longest) return { field: 'passphrase', text: t.tooLong({ count: longest }) };
  return first === second ? undefined : { field: 'passphrase_again', text: t.differ };
}
