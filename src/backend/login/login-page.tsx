import { maxPasswordCharacters, maxUsernameCharacters } from '../../domain/accounts/input.ts';
import { frameWords } from '../../i18n/backend/frame.ts';
import { loginWords } from '../../i18n/backend/login.ts';
import type { Language } from '../../i18n/site/language.ts';
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

type LoginPageProps = {
  language: Language;
  username?: string;
  problem?: LoginProblem;
  flash?: Flash | undefined;
  withMicrosoft: boolean;
};

/** A plain form; the username is kept, the password never. */
export function LoginPage(props: LoginPageProps) {
  const { language, username = '', problem, flash = problem?.toast, withMicrosoft } = props;
  const t = loginWords(language);
  const startsWithName = username === '' || problem?.username !== undefined;
  return (
    <Entrance
      language={language}
      flash={flash}
      heading={t.heading}
      title={problem ? frameWords(language).errorTitle({ title: problem.toast.title }) : t.signIn}
    >
      <form action={endpoints.login} className="grid gap-5" method="post" noValidate>
        <Field error={problem?.username} id="username" label={t.username}>
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
        <Field error={problem?.password} id="password" label={t.password}>
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
        <Button icon="arrow-right">{t.signIn}</Button>
      </form>
      {withMicrosoft && (
        <p className="mt-6 border-t border-graphite/20 pt-6">
          <a className="btn-outline w-full" href={endpoints.microsoftSignIn}>
            {t.withMicrosoft}
          </a>
        </p>
      )}
    </Entrance>
  );
}
