import type { ReactNode } from 'react';
import { type Confirmation, confirmPassword, findAccount, type KnownAccount } from '../../domain/accounts/commands.ts';
import { maxCodeCharacters, maxPasswordCharacters } from '../../domain/accounts/input.ts';
import { consumeCode } from '../../domain/accounts/second-factor/second-factor.ts';
import { currentStaff } from '../../domain/rights/staff.ts';
import { accountWords, secondFactorWords as t } from '../../i18n/backend/accounts/account.words.ts';
import { frameWords } from '../../i18n/backend/frame.words.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Button, OutlineLink } from '../../ui/text/button.tsx';
import { passkeyAccount } from '../../web/sessions/passkey-challenge.ts';
import { PasskeyButton } from '../ui/forms/passkey-button.tsx';
import { type Content, formScreen } from '../ui/frame/screen.tsx';

/** What was wrong in a form that the owner of an account confirms, by field: the password and the factor, or one of its own. */
export type OwnerErrors = Readonly<Partial<Record<string, string>>>;

/**
 * Confirms that the form was sent by the owner of the account: by the password and, where there is one, the second factor.
 * A session may have been left open.
 */
export async function ownerErrors(
  { db, signInCookies, party }: Site,
  request: Request,
  form: URLSearchParams,
): Promise<OwnerErrors | undefined> {
  const prove = async (account: KnownAccount): Promise<boolean> =>
    party && form.get('credential')
      ? (await passkeyAccount(signInCookies, party, request, form, 'confirm')) === account.id
      : consumeCode(db, account, (form.get('factor') ?? '').trim().slice(0, maxCodeCharacters));
  return errorsOf(await confirmPassword(db, currentStaff(), form.get('current') ?? '', prove));
}

/** In words; undefined when everything matched. */
export function errorsOf(confirmation: Confirmation): OwnerErrors | undefined {
  switch (confirmation.kind) {
    case 'right':
      return undefined;
    case 'wrong':
      return { current: accountWords.wrongPassword };
    case 'wrong-factor':
      return { factor: t.wrongProof };
    case 'wait':
      return { current: accountWords.tooManyAttempts({ seconds: confirmation.seconds }) };
  }
}

/** What an account is asked for after the password. */
export type Factors = { hasApp: boolean; hasPasskeys: boolean };

export async function factorsOf({ db, party }: Site): Promise<Factors> {
  const account = await findAccount(db, currentStaff().id);
  return {
    hasApp: account !== undefined && account.totpSecret !== null,
    hasPasskeys: party !== undefined && (account?.hasPasskeys ?? false),
  };
}

/** The screen of such a form, shown again with its errors. */
export function ownerScreen(title: string, body: ReactNode, errors: OwnerErrors | undefined): Content {
  return formScreen(title, body, errors && Object.values(errors).find((text) => text));
}

type PasswordFieldProps = {
  id: string;
  /** The id when left out. */
  name?: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  error?: string | undefined;
};

/** A password field; its value is never rendered. */
export function PasswordField(props: PasswordFieldProps) {
  return <TextField required maxLength={maxPasswordCharacters} name={props.id} type="password" {...props} />;
}

type OwnerFieldsProps = {
  /** Begins the ids, where several such forms stand on one screen. */
  id: string;
  factors: Factors;
  errors: OwnerErrors | undefined;
};

/** The fields by which the owner of an account confirms a change of its security. */
export function OwnerFields({ id, factors: { hasApp, hasPasskeys }, errors }: OwnerFieldsProps) {
  return (
    <>
      <PasswordField
        autoComplete="current-password"
        error={errors?.current}
        id={`${id}-current`}
        label={accountWords.currentPassword}
        name="current"
      />
      {(hasApp || hasPasskeys) && (
        <TextField
          autoCapitalize="none"
          autoComplete="one-time-code"
          error={errors?.factor}
          hint={hasApp ? t.proofHint : t.recoveryProofHint}
          id={`${id}-factor`}
          label={t.code}
          maxLength={maxCodeCharacters}
          name="factor"
          spellCheck={false}
        />
      )}
      {hasPasskeys && <PasskeyButton label={t.confirmWithPasskey} options={endpoints.passkeyConfirmation} />}
    </>
  );
}

type OwnerFormProps = Omit<OwnerFieldsProps, 'factors'> & {
  action: string;
  /** Undefined when the owner has signed in just now: then nothing is asked for again. */
  factors: Factors | undefined;
  verb: string;
  /** Where "Cancel" leads; undefined for a form among others, with neither. */
  back?: string | undefined;
  /** Its own fields. */
  children?: ReactNode;
};

/** A form that its owner confirms with password and factor. */
export function OwnerForm({ action, id, factors, errors, verb, back, children }: OwnerFormProps) {
  return (
    <form action={action} className="grid max-w-104 gap-5" method="post" noValidate>
      {children}
      {factors && <OwnerFields errors={errors} factors={factors} id={id} />}
      <p className="flex flex-wrap gap-3">
        <Button variant={back || !factors ? 'primary' : 'outline'}>{verb}</Button>
        {back && <OutlineLink href={back}>{frameWords.cancel}</OutlineLink>}
      </p>
    </form>
  );
}
