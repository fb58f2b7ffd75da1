import { maxCodeCharacters } from '../../domain/accounts/input.ts';
import { accountWords, secondFactorWords as t } from '../../i18n/backend/accounts/account.words.ts';
import { endpoints } from '../../routes.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { PasskeyButton } from '../ui/forms/passkey-button.tsx';
import type { OwnerProblem } from './confirmation.ts';
import { PasswordField } from './password-field.tsx';

/** What an account is asked for after the password. */
export type Factors = { hasApp: boolean; hasPasskeys: boolean };

type OwnerFieldsProps = {
  /** Begins the ids, where several such forms stand on one screen. */
  id: string;
  factors: Factors;
  problem: OwnerProblem | undefined;
};

/** The fields by which the owner of an account confirms a change of its security. */
export function OwnerFields({ id, factors, problem }: OwnerFieldsProps) {
  const { hasApp, hasPasskeys } = factors;
  return (
    <>
      <PasswordField
        autoComplete="current-password"
        error={problem?.current}
        id={`${id}-current`}
        label={accountWords.currentPassword}
        name="current"
      />
      {(hasApp || hasPasskeys) && (
        <TextField
          autoCapitalize="none"
          autoComplete="one-time-code"
          error={problem?.factor}
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
