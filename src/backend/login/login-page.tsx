import { maxPasswordCharacters, maxUsernameCharacters } from '../../domain/accounts/input.ts';
import { endpoints } from '../../routes.ts';
import { describedBy, Field, fieldClass } from '../../ui/forms/field.tsx';
import { Button } from '../../ui/text/button.tsx';
import type { Flash } from '../../web/sessions/flash.ts';
import { Entrance } from './entrance.tsx';

export type LoginProblem = {
  toast: Flash;
  /** Beside the fields that it concerns. */
  username?: string;
  password?: string;
  code?: string;
};

type LoginPageProps = { username?: string; problem?: LoginProblem; flash?: Flash | undefined; withMicrosoft: boolean };

/** A plain form; what was typed as a name stays, the password never does. */
export function LoginPage({ username = '', problem, flash = problem?.toast, withMicrosoft }: LoginPageProps) {
  const startsWithName = username === '' || problem?.username !== undefined;
  return (
    <Entrance
      flash={flash}
      heading="Sign in to the back-office"
      title={problem ? `Error: ${problem.toast.title}` : 'Sign in'}
    >
      <form action={endpoints.login} className="grid gap-5" method="post" noValidate>
        <Field error={problem?.username} id="username" label="Username">
          <input
            {...describedBy('username', { error: problem?.username !== undefined })}
            autoCapitalize="none"
            autoComplete="username"
            // biome-ignore lint/a11y/noAutofocus: the page is there for nothing else
            autoFocus={startsWithName}
            className={fieldClass}
            defaultValue={username}
            id="username"
            maxLength={maxUsernameCharacters}
            name="username"
            required
            spellCheck={false}
            type="text"
          />
        </Field>
        <Field error={problem?.password} id="password" label="Password">
          <input
            {...describedBy('password', { error: problem?.password !== undefined })}
            autoComplete="current-password"
            // biome-ignore lint/a11y/noAutofocus: the name stands there already
            autoFocus={!startsWithName}
            className={fieldClass}
            id="password"
            maxLength={maxPasswordCharacters}
            name="password"
            required
            type="password"
          />
        </Field>
        <Button icon="arrow-right">Sign in</Button>
      </form>
      {withMicrosoft && (
        <p className="mt-6 border-t border-graphite/20 pt-6">
          <a className="btn-outline w-full" href={endpoints.microsoftSignIn}>
            Sign in with Microsoft
          </a>
        </p>
      )}
    </Entrance>
  );
}
