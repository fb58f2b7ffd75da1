import { maxAddressCharacters } from '../../domain/mail/address.ts';
import { accountWords as t } from '../../i18n/backend/accounts/account.words.ts';
import { endpoints } from '../../routes.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import type { OwnerProblem } from './confirmation.ts';
import { type Factors, OwnerFields } from './owner-fields.tsx';

export type EmailProblem = OwnerProblem & { typed: string; email?: string };

type EmailPanelProps = { email: string | null; factors: Factors; problem: EmailProblem | undefined };

/** Where notices about the security of the account go. */
export function EmailPanel({ email, factors, problem }: EmailPanelProps) {
  return (
    <Panel id="email" text={t.emailText} title={t.email}>
      <form action={endpoints.accountEmail} className="grid max-w-104 gap-5" method="post" noValidate>
        <TextField
          autoComplete="email"
          defaultValue={problem?.typed ?? email ?? ''}
          error={problem?.email}
          hint={t.emailHint}
          id="account-email"
          label={t.emailAddress}
          maxLength={maxAddressCharacters}
          name="email"
          type="email"
        />
        <OwnerFields factors={factors} id="email" problem={problem} />
        <p>
          <button className="btn-outline" type="submit">
            {t.saveEmail}
          </button>
        </p>
      </form>
    </Panel>
  );
}
