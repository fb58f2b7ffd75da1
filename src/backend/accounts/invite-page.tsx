import { maxUsernameCharacters } from '../../domain/accounts/input.ts';
import { maxAddressCharacters } from '../../domain/mail/address.ts';
import type { Role } from '../../fields/roles.ts';
import { managedAccountWords as t } from '../../i18n/backend/accounts/managed-accounts.words.ts';
import { frameWords } from '../../i18n/backend/frame.words.ts';
import { type Language, languageCodes, languages } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import { SelectField, TextField } from '../../ui/forms/text-field.tsx';
import { Button, OutlineLink } from '../../ui/text/button.tsx';
import { type Factors, type OwnerErrors, OwnerFields } from '../account/owner.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { RoleBoxes } from './account-page.tsx';

export type InviteValues = {
  username: string;
  email: string;
  byMail: boolean;
  roles: Role[];
  language: Language;
};

type InvitePageProps = {
  values: InviteValues;
  errors: OwnerErrors | undefined;
  factors: Factors;
  /** Whether there is a mailbox to send from. */
  sendsMail: boolean;
};

export function InvitePage({ values, errors, factors, sendsMail }: InvitePageProps) {
  return (
    <>
      <PageHeader title={t.invite} />
      <form action={endpoints.accountInvite} className="desk-panel grid max-w-160 gap-5" method="post" noValidate>
        <TextField
          required
          autoCapitalize="none"
          autoComplete="off"
          defaultValue={values.username}
          error={errors?.username}
          hint={t.usernameHint}
          id="username"
          label={t.username}
          maxLength={maxUsernameCharacters}
          name="username"
          spellCheck={false}
        />
        <TextField
          autoComplete="off"
          defaultValue={values.email}
          error={errors?.email}
          hint={t.emailHint}
          id="email"
          label={t.email}
          maxLength={maxAddressCharacters}
          name="email"
          type="email"
        />
        {sendsMail && (
          <label className="flex min-h-11 items-center gap-3 text-small">
            <input
              className="size-5 shrink-0 accent-petrol"
              defaultChecked={values.byMail}
              name="by_mail"
              type="checkbox"
              value="on"
            />
            {t.delivery}
          </label>
        )}
        <SelectField
          choices={languageCodes.map((code) => [code, languages[code].name])}
          defaultValue={values.language}
          id="language"
          label={t.language}
          name="language"
        />
        <RoleBoxes chosen={values.roles} />
        <OwnerFields factors={factors} id="invite" errors={errors} />
        <p className="flex flex-wrap gap-3">
          <Button>{t.createInvitation}</Button>
          <OutlineLink href={endpoints.accountManager}>{frameWords.cancel}</OutlineLink>
        </p>
      </form>
    </>
  );
}

/** The link, shown once. */
export function LinkPage({ username, link }: { username: string; link: string }) {
  return (
    <>
      <PageHeader text={t.linkText({ username })} title={t.linkTitle} />
      <p className="desk-panel mb-6 max-w-160">
        <code className="select-all text-small [overflow-wrap:anywhere]">{link}</code>
      </p>
      <a className="btn-primary" href={endpoints.accountManager}>
        {t.toAccounts}
      </a>
    </>
  );
}
