import { currentLanguage } from '../../current.ts';
import type { StoredPasskey } from '../../domain/accounts/passkeys/passkeys.ts';
import { maxNewPasswordCharacters, minPasswordCharacters } from '../../domain/accounts/passwords.ts';
import type { ListedSession } from '../../domain/accounts/sessions.ts';
import { maxAddressCharacters } from '../../domain/mail/address.ts';
import { currentStaff } from '../../domain/rights/staff.ts';
import { passkeyWords, secondFactorWords, accountWords as t } from '../../i18n/backend/accounts/account.words.ts';
import { passwordWords } from '../../i18n/backend/accounts/passwords.words.ts';
import { listWords } from '../../i18n/backend/lists.words.ts';
import { languageCodes, languages } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import { Field } from '../../ui/forms/field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Button, OutlineLink, TextLink } from '../../ui/text/button.tsx';
import { PostButton } from '../ui/forms/post-button.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { Moment } from '../ui/lists/moment.tsx';
import { StatusBadge } from '../ui/lists/status-badge.tsx';
import { Table } from '../ui/lists/table.tsx';
import { type Factors, type OwnerErrors, OwnerForm, PasswordField } from './owner.tsx';

/** A form of the account screen that was not accepted, with the address that was typed. */
export type AccountProblem = { form: 'password' | 'email' | 'microsoft'; errors: OwnerErrors; typed?: string };

/** The factors of an account, as its owner sees them. */
type FactorsShown = {
  hasApp: boolean;
  codesLeft: number;
  passkeys: readonly StoredPasskey[];
  /** Whether browsers allow passkeys at this address. */
  offersPasskeys: boolean;
  /** Whether a second factor is required for all accounts. */
  isRequired: boolean;
};

type AccountPageProps = {
  sessions: readonly ListedSession[];
  factors: FactorsShown;
  email: string | null;
  /** The addresses listed for this account; undefined when this sign-in method is off. */
  microsoft: readonly string[] | undefined;
  problem: AccountProblem | undefined;
};

export function AccountPage({ sessions, factors, email, microsoft, problem }: AccountPageProps) {
  const { username } = currentStaff();
  const available = { hasApp: factors.hasApp, hasPasskeys: factors.passkeys.length > 0 };
  const of = (form: AccountProblem['form']) => (problem?.form === form ? problem : undefined);
  return (
    <>
      <PageHeader text={t.signedInAs({ username })} title={t.title} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="grid gap-6">
          <PasswordPanel errors={of('password')?.errors} username={username} />
          <EmailPanel email={email} factors={available} problem={of('email')} />
        </div>
        <div className="grid gap-6">
          <LanguagePanel />
          <SecondFactorPanel factors={factors} />
          {microsoft && <MicrosoftPanel addresses={microsoft} factors={available} problem={of('microsoft')} />}
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
          <Button variant="outline">{t.saveLanguage}</Button>
        </p>
      </form>
    </Panel>
  );
}

type PanelProps = { factors: Factors; problem: AccountProblem | undefined };

/** Where notices about the security of the account go. */
function EmailPanel({ email, factors, problem }: PanelProps & { email: string | null }) {
  return (
    <Panel id="email" text={t.emailText} title={t.email}>
      <OwnerForm
        action={endpoints.accountEmail}
        errors={problem?.errors}
        factors={factors}
        id="email"
        verb={t.saveEmail}
      >
        <TextField
          autoComplete="email"
          defaultValue={problem?.typed ?? email ?? ''}
          error={problem?.errors.email}
          hint={t.emailHint}
          id="account-email"
          label={t.emailAddress}
          maxLength={maxAddressCharacters}
          name="email"
          type="email"
        />
      </OwnerForm>
    </Panel>
  );
}

function PasswordPanel({ username, errors }: { username: string; errors: OwnerErrors | undefined }) {
  return (
    <Panel id="password" text={t.changePasswordText} title={t.changePassword}>
      <OwnerForm
        action={endpoints.accountPassword}
        errors={errors}
        factors={undefined}
        id="password"
        verb={t.changePassword}
      >
        {/* For password managers, which otherwise cannot tell whose password this is. */}
        <input autoComplete="username" className="hidden" name="username" readOnly type="text" value={username} />
        <PasswordField autoComplete="current-password" error={errors?.current} id="current" label={t.currentPassword} />
        <PasswordField
          autoComplete="new-password"
          error={errors?.next}
          hint={passwordWords.hint({
            min: String(minPasswordCharacters),
            max: String(maxNewPasswordCharacters),
          })}
          id="next"
          label={t.newPassword}
        />
      </OwnerForm>
    </Panel>
  );
}

/** Which Microsoft accounts sign in as the own account. */
function MicrosoftPanel({ addresses, factors, problem }: PanelProps & { addresses: readonly string[] }) {
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
      <OwnerForm
        action={endpoints.accountMicrosoft}
        errors={problem?.errors}
        factors={factors}
        id="microsoft"
        verb={t.add}
      >
        <TextField
          required
          autoComplete="off"
          defaultValue={problem?.typed}
          error={problem?.errors.address}
          id="address"
          label={t.microsoftAccount}
          maxLength={maxAddressCharacters}
          name="address"
          type="email"
        />
      </OwnerForm>
    </Panel>
  );
}

/** What is asked for after the password, or in its place. */
function SecondFactorPanel({ factors }: { factors: FactorsShown }) {
  const { hasApp, codesLeft, passkeys, offersPasskeys, isRequired } = factors;
  const isOn = hasApp || passkeys.length > 0;
  return (
    <Panel
      action={
        isOn ? (
          <StatusBadge tone="good">{secondFactorWords.on}</StatusBadge>
        ) : (
          <StatusBadge>{secondFactorWords.off}</StatusBadge>
        )
      }
      id="second-factor"
      text={secondFactorWords.text}
      title={secondFactorWords.title}
    >
      {isOn && (
        <p className="mb-4 text-small">
          {secondFactorWords.codesLeft} <strong>{codesLeft}</strong>
        </p>
      )}
      <p>
        <OutlineLink href={hasApp ? endpoints.secondFactorRemoval : endpoints.secondFactor}>
          {hasApp ? secondFactorWords.turnOff : secondFactorWords.setUp}
        </OutlineLink>
      </p>
      {offersPasskeys && (
        <>
          <h3 className="mt-6 font-650">{passkeyWords.title}</h3>
          <p className="mt-1 text-small text-slate">{passkeyWords.text}</p>
          {passkeys.length > 0 && (
            <ul className="mt-3 divide-y divide-graphite/12 border-y border-graphite/12">
              {passkeys.map(({ id, name, lastUsedAt }) => (
                <li className="flex items-center justify-between gap-4 py-2 text-small" key={id}>
                  <span className="[overflow-wrap:anywhere]">
                    {name}
                    <span className="block text-tiny text-slate">
                      {lastUsedAt ? (
                        <>
                          {passkeyWords.lastUsed} <Moment at={lastUsedAt} />
                        </>
                      ) : (
                        passkeyWords.neverUsed
                      )}
                    </span>
                  </span>
                  <a className="line-link min-h-8 font-600" href={`${endpoints.passkeys}/${id}`}>
                    {passkeyWords.change}
                    <span className="sr-only"> {name}</span>
                  </a>
                </li>
              ))}
            </ul>
          )}
          <p className="mt-4">
            <OutlineLink href={endpoints.passkeys}>{passkeyWords.add}</OutlineLink>
          </p>
        </>
      )}
      <p className="mt-6 border-t border-graphite/12 pt-4 text-small">
        {isRequired ? secondFactorWords.isRequired : secondFactorWords.isOptional}{' '}
        <TextLink href={endpoints.signInPolicy}>{secondFactorWords.changeRule}</TextLink>
      </p>
    </Panel>
  );
}

/** Active sessions with buttons to end them. */
function SessionsPanel({ sessions }: { sessions: readonly ListedSession[] }) {
  return (
    <Panel action={sessions.length > 1 && <EndOthers />} id="sessions" text={t.sessionsText} title={t.sessions}>
      <Table
        caption={t.sessions}
        columns={[
          {
            head: t.device,
            alone: true,
            cell: ({ device, current }) => (
              <>
                {deviceName(device) ?? t.unknownDevice} {current && <StatusBadge tone="good">{t.thisOne}</StatusBadge>}
              </>
            ),
          },
          { head: t.signedIn, cell: ({ createdAt }) => <Moment at={createdAt} /> },
          { head: t.lastUsed, cell: ({ lastSeenAt }) => <Moment at={lastSeenAt} /> },
          {
            head: `#${listWords.actions}`,
            align: 'end',
            cell: (session) => !session.current && <End session={session} />,
          },
        ]}
        rows={sessions}
      />
    </Panel>
  );
}

function End({ session: { number, device } }: { session: ListedSession }) {
  return (
    <form action={`${endpoints.accountSessions}/${number}/end`} method="post">
      <button className="line-link min-h-8 font-600" type="submit">
        {t.end}
        <span className="sr-only"> {t.endSessionOn({ device: deviceName(device) ?? t.anUnknownDevice })}</span>
      </button>
    </form>
  );
}

function EndOthers() {
  return (
    <PostButton
      action={`${endpoints.accountSessions}/end-others`}
      look="line-link min-h-8 text-small font-600"
      text={t.endOthers}
    />
  );
}

/** A stored device such as "Firefox on Windows" in the owner's language; undefined when unknown. */
function deviceName(stored: string): string | undefined {
  if (stored === '') return undefined;
  const [program = '', system] = stored.split(' on ', 2);
  const browser = program === 'Another program' ? t.otherProgram : program;
  return system ? t.deviceOn({ browser, system }) : browser;
}
