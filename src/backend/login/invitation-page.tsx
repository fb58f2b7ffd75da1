import { invitationWords } from '../../i18n/backend/accounts/invitation.words.ts';
import { frameWords } from '../../i18n/backend/frame.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import { Button } from '../../ui/text/button.tsx';
import { PasswordField } from '../account/password-field.tsx';
import { Entrance } from './entrance.tsx';

type InvitationPageProps = {
  language: Language;
  username: string;
  problem: { password?: string; again?: string } | undefined;
};

/** The first password of an invited person. */
export function InvitationPage({ language, username, problem }: InvitationPageProps) {
  const t = invitationWords(language);
  return (
    <Entrance
      flash={undefined}
      heading={t.title}
      language={language}
      title={problem ? frameWords(language).errorTitle({ title: t.title }) : t.title}
      watch={false}
    >
      <p className="mb-5 text-small">{t.text({ username })}</p>
      <form action={endpoints.invitation} className="grid gap-5" method="post" noValidate>
        <input autoComplete="username" name="username" type="hidden" value={username} />
        <PasswordField
          autoComplete="new-password"
          error={problem?.password}
          hint={t.hint}
          id="password"
          label={t.password}
        />
        <PasswordField autoComplete="new-password" error={problem?.again} id="again" label={t.again} />
        <Button icon="arrow-right">{t.save}</Button>
      </form>
    </Entrance>
  );
}

export function InvalidInvitationPage({ language }: { language: Language }) {
  const t = invitationWords(language);
  return (
    <Entrance flash={undefined} heading={t.invalid} language={language} title={t.invalid} watch={false}>
      <p className="mb-6 text-small">{t.invalidText}</p>
      <a className="btn-primary" href={endpoints.login}>
        {frameWords(language).signIn}
      </a>
    </Entrance>
  );
}
