import { maxAddressCharacters } from '../../domain/mail/address.ts';
import { accountWords as t } from '../../i18n/backend/accounts/account.words.ts';
import { endpoints } from '../../routes.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import type { OwnerProblem } from './confirmation.ts';
import { type Factors, OwnerFields } from './owner-fields.tsx';

export type MicrosoftProblem = OwnerProblem & { typed: string; address?: string };

type MicrosoftPanelProps = {
  addresses: readonly string[];
  factors: Factors;
  problem: MicrosoftProblem | undefined;
};

/** Which Microsoft accounts sign in as the own account. */
export function MicrosoftPanel({ addresses, factors, problem }: MicrosoftPanelProps) {
  return (
    <Panel id="microsoft" text={t.microsoftText} title={t.microsoft}>
      {addresses.length > 0 && (
        <ul className="mb-5 divide-y divide-graphite/12 border-y border-graphite/12">
          {addresses.map((address) => (
            <li className="flex items-center justify-between gap-4 py-2 text-small" key={address}>
              <span className="[overflow-wrap:anywhere]">{address}</span>
              <form action={endpoints.accountMicrosoftRemoval} method="post">
                <input name="address" type="hidden" value={address} />
                <button className="line-link min-h-8 font-600" type="submit">
                  {t.remove}
                  <span className="sr-only"> {address}</span>
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
      <form action={endpoints.accountMicrosoft} className="grid max-w-104 gap-5" method="post" noValidate>
        <TextField
          required
          autoComplete="off"
          defaultValue={problem?.typed}
          error={problem?.address}
          id="address"
          label={t.microsoftAccount}
          maxLength={maxAddressCharacters}
          name="address"
          type="email"
        />
        <OwnerFields factors={factors} id="microsoft" problem={problem} />
        <p>
          <button className="btn-outline" type="submit">
            {t.add}
          </button>
        </p>
      </form>
    </Panel>
  );
}
