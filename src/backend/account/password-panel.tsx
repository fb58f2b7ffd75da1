import { maxNewPasswordCharacters, minPasswordCharacters } from '../../domain/accounts/passwords/password-rules.ts';
import { accountWords as t } from '../../i18n/backend/accounts/account.words.ts';
import { passwordWords } from '../../i18n/backend/accounts/passwords.words.ts';
import { endpoints } from '../../routes.ts';
import { Button } from '../../ui/text/button.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { PasswordField } from './password-field.tsx';

export type PasswordProblem = { current?: string; next?: string };

export function PasswordPanel({ username, problem }: { username: string; problem: PasswordProblem | undefined }) {
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
