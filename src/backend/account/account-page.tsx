import { currentLanguage } from '../../current.ts';
import { maxNewPasswordCharacters, minPasswordCharacters } from '../../domain/accounts/passwords/password-rules.ts';
import type { ListedSession } from '../../domain/accounts/sessions.ts';
import type { Actor } from '../../domain/activity/commands.ts';
import { maxAddressCharacters } from '../../domain/mail/address.ts';
import type { Staff } from '../../domain/rights/staff.ts';
import { accountWords as t } from '../../i18n/backend/accounts/account.words.ts';
import { passwordWords } from '../../i18n/backend/accounts/passwords.words.ts';
import { languageCodes, languages } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import { Field } from '../../ui/forms/field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Button } from '../../ui/text/button.tsx';
import type { Flash } from '../../web/sessions/flash.ts';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import type { Screen } from '../ui/frame/screen.tsx';
import type { OwnerProblem } from './confirmation.ts';
import { type Factors, OwnerFields } from './owner-fields.tsx';
import { PasswordField } from './password-field.tsx';
import { type FactorsShown, SecondFactorPanel } from './second-factor/second-factor-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

/** A refused form with its errors. */
type AccountProblem = {
  toast: Flash;
  password?: PasswordProblem;
  microsoft?: MicrosoftProblem;
  email?: EmailProblem;
};

/** The account screen, with what was wrong in a form. */
export type ShowAccount = (request: Request, actor: Staff, problem?: AccountProblem) => Promise<Screen>;

type AccountPageProps = {
  actor: Actor;
  sessions: readonly ListedSession[];
  factors: FactorsShown;
  email: string | null;
  /** The addresses listed for this account; undefined when this sign-in method is off. */
  microsoft: readonly string[] | undefined;
  problem: AccountProblem | undefined;
};

export function AccountPage({ actor, sessions, factors, email, microsoft, problem }: AccountPageProps) {
  const asked = { hasApp: factors.hasApp, hasPasskeys: factors.passkeys.length > 0 };
  return (
    <>
      <PageHeader text={t.signedInAs({ username: actor.username })} title={t.title} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="grid gap-6">
          <PasswordPanel problem={problem?.password} username={actor.username} />
          <EmailPanel email={email} factors={asked} problem={problem?.email} />
        </div>
        <div className="grid gap-6">
          <LanguagePanel />
          <SecondFactorPanel factors={factors} />
          {microsoft && <MicrosoftPanel addresses={microsoft} factors={asked} problem={problem?.microsoft} />}
        </div>
        <div className="xl:col-span-2">
          <SessionsPanel sessions={sessions} />
        </div>
      </div>
    </>
  );
}

function LanguagePanel() {
  const chosen = currentLanguage();
  return (
    <Panel id="language" text={t.languageText} title={t.language}>
      <form action={endpoints.accountLanguage} className="grid max-w-104 gap-5" method="post">
        <Field id="interface-language" label={t.languageOfBackOffice}>
          <select className="field-control" defaultValue={chosen} id="interface-language" name="language">
            {languageCodes.map((code) => (
              <option key={code} lang={code} value={code}>
                {languages[code].name}
              </option>
            ))}
          </select>
        </Field>
        <p>
          <button className="btn-outline" type="submit">
            {t.saveLanguage}
          </button>
        </p>
      </form>
    </Panel>
  );
}

type EmailProblem = OwnerProblem & { typed: string; email?: string };

type EmailPanelProps = { email: string | null; factors: Factors; problem: EmailProblem | undefined };

/** Where notices about the security of the account go. */
function EmailPanel({ email, factors, problem }: EmailPanelProps) {
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

type PasswordProblem = { current?: string; next?: string };

function PasswordPanel({ username, problem }: { username: string; problem: PasswordProblem | undefined }) {
  return (
    <Panel id="password" text={t.changePasswordText} title={t.changePassword}>
      <form action={endpoints.accountPassword} className="grid max-w-104 gap-5" method="post" noValidate>
        {/* For password managers, which otherwise cannot tell whose password this is. */}
        <input autoComplete="username" className="hidden" name="username" readOnly type="text" value={username} />
        <PasswordField
          autoComplete="current-password"
          error={problem?.current}
          id="current"
          label={t.currentPassword}
        />
        <PasswordField
          autoComplete="new-password"
          error={problem?.next}
          hint={passwordWords.hint({
            min: String(minPasswordCharacters),
            max: String(maxNewPasswordCharacters),
          })}
          id="next"
          label={t.newPassword}
        />
        <p>
          <Button>{t.changePassword}</Button>
        </p>
      </form>
    </Panel>
  );
}

type MicrosoftProblem = OwnerProblem & { typed: string; address?: string };

type MicrosoftPanelProps = {
  addresses: readonly string[];
  factors: Factors;
  problem: MicrosoftProblem | undefined;
};

/** Which Microsoft accounts sign in as the own account. */
function MicrosoftPanel({ addresses, factors, problem }: MicrosoftPanelProps) {
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
