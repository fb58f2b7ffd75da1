import { Elysia } from 'elysia';
import { acceptInvitation, findInvited, type Invited } from '../../domain/accounts/management/invitations.ts';
import { passwordProblemText, problemOfNewPassword } from '../../domain/accounts/passwords.ts';
import { isToken } from '../../domain/secrets/tokens.ts';
import { invitationWords as t } from '../../i18n/backend/accounts/invitation.words.ts';
import { frameWords } from '../../i18n/backend/frame.words.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { Button } from '../../ui/text/button.tsx';
import { acceptedLanguage } from '../../web/http/accept-language.ts';
import { readForm } from '../../web/http/body.ts';
import { seeOther } from '../../web/pages/plain-page.ts';
import { flashCookie } from '../../web/sessions/flash.ts';
import { PasswordField } from '../account/owner.tsx';
import { backOfficePage } from '../ui/frame/backend-document.tsx';
import { Entrance } from './entrance.tsx';

/**
 * The link of an invitation. It moves its token into a cookie at once: the address of the page with the form, which a
 * Referer, the history and the screen show, opens nothing. Asking for it uses nothing up, as programs that check mails do.
 */
export function invitationPages(site: Site) {
  const { db } = site;
  const { invitation } = site.signInCookies;
  const invitedBy = async (request: Request): Promise<{ invited: Invited; token: string } | undefined> => {
    const token = (await invitation.read(request))?.token;
    const invited = token === undefined ? undefined : await findInvited(db, token);
    return token !== undefined && invited ? { invited, token } : undefined;
  };
  const refuse = (request: Request) => {
    const init = { status: 410, headers: { 'set-cookie': invitation.spent } };
    return backOfficePage(acceptedLanguage(request), <InvalidInvitationPage />, init);
  };
  const show = (request: Request, invited: Invited, problem?: { password?: string; again?: string }) => {
    const page = <InvitationPage problem={problem} username={invited.username} />;
    return backOfficePage(acceptedLanguage(request), page, problem ? { status: 422 } : {});
  };

  return new Elysia({ name: 'backend.invitation' })
    .get(`${endpoints.invitation}/:token`, async ({ params }) =>
      seeOther(endpoints.invitation, [
        isToken(params.token) ? await invitation.issue({ token: params.token }) : invitation.spent,
      ]),
    )
    .get(endpoints.invitation, async ({ request }) => {
      const found = await invitedBy(request);
      return found ? show(request, found.invited) : refuse(request);
    })
    .post(
      endpoints.invitation,
      async ({ request }) => {
        const form = await readForm(request);
        const found = await invitedBy(request);
        if (!found) return refuse(request);
        const { invited, token } = found;
        const language = acceptedLanguage(request);
        const words = t(language);
        const password = form.get('password') ?? '';
        const problem = await problemOfNewPassword(password, invited);
        if (problem) return show(request, invited, { password: passwordProblemText(language, problem) });
        if (form.get('again') !== password) return show(request, invited, { again: words.different });
        if (!(await acceptInvitation(db, invited, token, password))) return refuse(request);
        const text = words.acceptedText({ username: invited.username });
        return seeOther(endpoints.login, [
          invitation.spent,
          flashCookie({ variant: 'default', title: words.accepted, text }),
        ]);
      },
      { parse: 'none' },
    );
}

type InvitationPageProps = {
  username: string;
  problem: { password?: string; again?: string } | undefined;
};

/** The first password of an invited person. */
function InvitationPage({ username, problem }: InvitationPageProps) {
  return (
    <Entrance heading={t.title} title={problem ? frameWords.errorTitle({ title: t.title }) : t.title} watch={false}>
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

function InvalidInvitationPage() {
  return (
    <Entrance heading={t.invalid} title={t.invalid} watch={false}>
      <p className="mb-6 text-small">{t.invalidText}</p>
      <a className="btn-primary" href={endpoints.login}>
        {frameWords.signIn}
      </a>
    </Entrance>
  );
}
