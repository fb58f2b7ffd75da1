import { type Confirmation, confirmPassword, hasSecondFactor } from '../../domain/accounts/commands.ts';
import { maxCodeCharacters } from '../../domain/accounts/input.ts';
import { findAccount } from '../../domain/accounts/queries.ts';
import { consumeCode } from '../../domain/accounts/second-factor/second-factor.ts';
import type { Staff } from '../../domain/rights/staff.ts';
import { secondFactorWords, accountWords as t } from '../../i18n/backend/accounts/account.words.ts';
import type { Site } from '../../site.ts';
import { passkeyAccount } from '../../web/sessions/passkey-challenge.ts';

/** What did not match, beside its field. */
export type OwnerProblem = { current?: string; factor?: string };

/**
 * Confirms that the form was sent by the owner of the account: by the password and, where there is one, the second factor.
 * A session may have been left open.
 */
export async function ownerProblem(
  { db, signInCookies, party }: Site,
  request: Request,
  actor: Staff,
  form: URLSearchParams,
): Promise<OwnerProblem | undefined> {
  const account = await findAccount(db, actor.id);
  const proveFactor = async (): Promise<boolean> => {
    if (!account || !hasSecondFactor(account)) return true;
    if (party && form.get('credential')) {
      return (await passkeyAccount(signInCookies, party, request, form, 'confirm')) === actor.id;
    }
    return consumeCode(db, account, (form.get('factor') ?? '').trim().slice(0, maxCodeCharacters));
  };
  const confirmation = await confirmPassword(db, actor, form.get('current') ?? '', proveFactor);
  const text = refusalOf(confirmation);
  if (text === undefined) return undefined;
  return confirmation.kind === 'wrong-factor' ? { factor: text } : { current: text };
}

/** In words; undefined when everything matched. */
export function refusalOf(confirmation: Confirmation): string | undefined {
  switch (confirmation.kind) {
    case 'right':
      return undefined;
    case 'wrong':
      return t.wrongPassword;
    case 'wrong-factor':
      return secondFactorWords.wrongProof;
    case 'wait':
      return t.tooManyAttempts({ seconds: confirmation.seconds });
  }
}
