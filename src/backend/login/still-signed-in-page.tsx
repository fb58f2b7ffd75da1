import { loginWords } from '../../i18n/backend/accounts/login.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import { Button } from '../../ui/text/button.tsx';
import { Entrance } from './entrance.tsx';
import { destructive } from './login-problems.ts';

/** Destination of a logout that did not reach the server. */
export function StillSignedInPage({ language }: { language: Language }) {
  const t = loginWords(language);
  return (
    <Entrance
      flash={destructive(t.logoutFailed, t.stillSignedIn)}
      heading={t.heading}
      language={language}
      title={t.logoutFailed}
      watch={false}
    >
      <p>{t.noAnswer}</p>
      <form action={endpoints.logout} className="mt-6 flex flex-wrap gap-3" method="post">
        <Button>{t.logOutAgain}</Button>
        <a className="btn-outline" href={endpoints.dashboard}>
          {t.stay}
        </a>
      </form>
    </Entrance>
  );
}
