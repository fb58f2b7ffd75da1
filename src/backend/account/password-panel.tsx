import { minPasswordCharacters } from '../../domain/accounts/input.ts';
import { endpoints } from '../../routes.ts';
import { Button } from '../../ui/text/button.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { PasswordField } from './password-field.tsx';

export type PasswordProblem = { current?: string; next?: string };

export function PasswordPanel({ username, problem }: { username: string; problem: PasswordProblem | undefined }) {
  return (
    <Panel id="password" text="All your other sessions end when it changes." title="Change password">
      <form action={endpoints.accountPassword} className="grid max-w-104 gap-5" method="post" noValidate>
        {/* For password managers, which otherwise cannot tell whose password this is. */}
        <input autoComplete="username" className="hidden" name="username" readOnly type="text" value={username} />
        <PasswordField autoComplete="current-password" error={problem?.current} id="current" label="Current password" />
        <PasswordField
          autoComplete="new-password"
          error={problem?.next}
          hint={`At least ${minPasswordCharacters} characters; a few words in a row are good.`}
          id="next"
          label="New password"
        />
        <p>
          <Button>Change password</Button>
        </p>
      </form>
    </Panel>
  );
}
