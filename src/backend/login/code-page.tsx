import { endpoints } from '../../routes.ts';
import { describedBy, Field, fieldClass } from '../../ui/forms/field.tsx';
import { Button } from '../../ui/text/button.tsx';
import { Entrance } from './entrance.tsx';
import type { LoginProblem } from './login-page.tsx';

/** The second step for accounts with a second factor. */
export function CodePage({ problem }: { problem?: LoginProblem }) {
  return (
    <Entrance
      flash={problem?.toast}
      heading="Enter your code"
      title={problem ? 'Error: Login failed' : 'Enter your code'}
    >
      <form action={endpoints.secondStep} className="grid gap-5" method="post" noValidate>
        <Field
          error={problem?.code}
          hint="Six digits from your authenticator app, or one of your recovery codes."
          id="code"
          label="Code"
        >
          <input
            {...describedBy('code', { error: problem?.code !== undefined, hint: true })}
            autoCapitalize="none"
            autoComplete="one-time-code"
            // biome-ignore lint/a11y/noAutofocus: the page is there for nothing else
            autoFocus
            className={fieldClass}
            id="code"
            maxLength={64}
            name="code"
            required
            spellCheck={false}
            type="text"
          />
        </Field>
        <Button icon="arrow-right">Sign in</Button>
        <p className="text-small">
          <a className="line-link" href={endpoints.login}>
            Start again
          </a>
        </p>
      </form>
    </Entrance>
  );
}
