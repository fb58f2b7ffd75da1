import { maxCodeCharacters } from '../../domain/accounts/input.ts';
import { loginWords } from '../../i18n/backend/accounts/login.words.ts';
import { frameWords } from '../../i18n/backend/frame.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Button } from '../../ui/text/button.tsx';
import { PasskeyButton } from '../ui/forms/passkey-button.tsx';
import { Entrance } from './entrance.tsx';
import type { LoginProblem } from './login-page.tsx';

type CodePageProps = { language: Language; hasApp: boolean; withPasskey: boolean; problem?: LoginProblem };

/** The second step for accounts with a second factor. */
export function CodePage({ language, hasApp, withPasskey, problem }: CodePageProps) {
  const t = loginWords(language);
  return (
    <Entrance
      language={language}
      flash={problem?.toast}
      heading={hasApp ? t.codeHeading : t.passkeyHeading}
      title={problem ? frameWords(language).errorTitle({ title: t.failed }) : t.codeHeading}
    >
      {withPasskey && (
        <form action={endpoints.secondStep} className="mb-6 border-b border-graphite/20 pb-6" hidden method="post">
          <PasskeyButton label={t.withPasskey} options={endpoints.secondStepPasskey} wide />
        </form>
      )}
      <form action={endpoints.secondStep} className="grid gap-5" method="post" noValidate>
        <TextField
          autoFocus={hasApp}
          required
          autoCapitalize="none"
          autoComplete="one-time-code"
          error={problem?.code}
          hint={hasApp ? t.codeHint : t.recoveryCodeHint}
          id="code"
          label={t.code}
          maxLength={maxCodeCharacters}
          name="code"
          spellCheck={false}
        />
        <Button icon="arrow-right">{t.signIn}</Button>
        <p className="text-small">
          <a className="line-link" href={endpoints.login}>
            {t.startAgain}
          </a>
        </p>
      </form>
    </Entrance>
  );
}
