import { maxPasswordCharacters, maxUsernameCharacters } from '../../domain/accounts/input.ts';
import { loginWords as t } from '../../i18n/backend/accounts/login.words.ts';
import { frameWords } from '../../i18n/backend/frame.words.ts';
import { endpoints, withQuery } from '../../routes.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Button } from '../../ui/text/button.tsx';
import type { Challenge } from '../../web/forms/challenges.ts';
import type { Flash } from '../../web/sessions/flash.ts';
import { PasskeyButton } from '../ui/forms/passkey-button.tsx';
import { Entrance } from './entrance.tsx';

export type LoginProblem = {
  toast: Flash;
  /** Beside the fields that it concerns. */
  username?: string;
  password?: string;
  code?: string;
  challenge?: Challenge;
};

type LoginPageProps = {
  username?: string;
  problem?: LoginProblem;
  flash?: Flash | undefined;
  /** The screen that opens after the sign-in. */
  to: string | undefined;
  ways: { withMicrosoft: boolean; withPasskeys: boolean };
};

/** A plain form; the username is kept, the password never. */
export function LoginPage({ username = '', problem, flash = problem?.toast, to, ways }: LoginPageProps) {
  const startsWithName = username === '' || problem?.username !== undefined;
  return (
    <Entrance
      flash={flash}
      heading={t.heading}
      to={to}
      title={problem ? frameWords.errorTitle({ title: problem.toast.title }) : t.signIn}
    >
      <form action={endpoints.login} className="grid gap-5" method="post" noValidate>
        {to && <input name="to" type="hidden" value={to} />}
        <TextField
          required
          autoCapitalize="none"
          autoComplete="username"
          autoFocus={startsWithName}
          defaultValue={username}
          error={problem?.username}
          id="username"
          label={t.username}
          maxLength={maxUsernameCharacters}
          name="username"
          spellCheck={false}
        />
        <TextField
          required
          autoComplete="current-password"
          autoFocus={!startsWithName}
          error={problem?.password}
          id="password"
          label={t.password}
          maxLength={maxPasswordCharacters}
          name="password"
          type="password"
        />
        {problem?.challenge && <ChallengeFields challenge={problem.challenge} />}
        <Button icon="arrow-right">{t.signIn}</Button>
      </form>
      {ways.withPasskeys && (
        <form action={endpoints.passkeySignIn} className="mt-6 border-t border-graphite/20 pt-6" hidden method="post">
          {to && <input name="to" type="hidden" value={to} />}
          <PasskeyButton label={t.withPasskey} options={endpoints.passkeySignInOptions} wide />
        </form>
      )}
      {ways.withMicrosoft && (
        <p className="mt-6 border-t border-graphite/20 pt-6">
          <a className="btn-outline w-full" href={withQuery(endpoints.microsoftSignIn, { to })}>
            {t.withMicrosoft}
          </a>
        </p>
      )}
    </Entrance>
  );
}

/**
 * Lets the next attempt through while many others are made: the script computes its proof while the password is typed
 * again; without script the time that it takes is enough.
 */
function ChallengeFields({ challenge }: { challenge: Challenge }) {
  return (
    <>
      <input name="challenge" type="hidden" value={challenge.value} />
      <input data-challenge={challenge.value} name="work" type="hidden" />
      <p
        className="text-small text-slate"
        data-proof-ready={t.proofReady}
        data-proof-running={t.proofRunning}
        role="status"
      >
        {t.waitThenSignIn({ seconds: challenge.seconds })}
      </p>
    </>
  );
}
