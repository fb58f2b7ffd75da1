import type { ListedSession } from '../../domain/accounts/sessions.ts';
import type { Actor } from '../../domain/activity/commands.ts';
import type { Staff } from '../../domain/rights/staff.ts';
import { accountWords as t } from '../../i18n/backend/accounts/account.words.ts';
import type { Flash } from '../../web/sessions/flash.ts';
import { PageHeader } from '../ui/frame/page-header.tsx';
import type { Screen } from '../ui/frame/screen.tsx';
import { EmailPanel, type EmailProblem } from './email-panel.tsx';
import { LanguagePanel } from './language-panel.tsx';
import { MicrosoftPanel, type MicrosoftProblem } from './microsoft-panel.tsx';
import { PasswordPanel, type PasswordProblem } from './password-panel.tsx';
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
