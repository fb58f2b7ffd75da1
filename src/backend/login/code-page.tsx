import { frameWords } from '../../i18n/backend/frame.ts';
import { loginWords } from '../../i18n/backend/login.ts';
import type { Language } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Button } from '../../ui/text/button.tsx';
import { Entrance } from './entrance.tsx';
import type { LoginProblem } from './login-page.tsx';

type CodePageProps = { language: Language; problem?: LoginProblem };

/** The second step for accounts with a second factor. */
export function CodePage({ language, problem }: CodePageProps) {
  const t = loginWords(language);
  return (
    <Entrance
      language={language}
      flash={problem?.toast}
      heading={t.codeHeading}
      title={problem ? frameWords(language).errorTitle({ title: t.failed }) : t.codeHeading}
    >
      <form action={endpoints.secondStep} className="grid gap-5" method="post" noValidate>
        <TextField
          autoFocus
          required
          autoCapitalize="none"
          autoComplete="one-time-code"
          error={problem?.code}
          hint={t.codeHint}
          id="code"
          label={t.code}
          maxLength={64}
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
