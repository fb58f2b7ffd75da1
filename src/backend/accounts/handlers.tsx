import { maxUsernameCharacters, usernameInput } from '../../domain/accounts/input.ts';
import { changeAccount, inviteAccount } from '../../domain/accounts/management/commands.ts';
import { type AccountChanges, emailInput } from '../../domain/accounts/management/input.ts';
import { findManagedAccount, listAccounts, type ManagedAccount } from '../../domain/accounts/management/queries.ts';
import { parseId } from '../../domain/input.ts';
import { maxAddressCharacters } from '../../domain/mail/address.ts';
import { currentStaff } from '../../domain/rights/staff.ts';
import { isRole, type Role } from '../../fields/roles.ts';
import { accountWords } from '../../i18n/backend/accounts/account.words.ts';
import { managedAccountWords as t } from '../../i18n/backend/accounts/managed-accounts.words.ts';
import { frameWords } from '../../i18n/backend/frame.words.ts';
import { languageCodes } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { readForm } from '../../web/http/body.ts';
import { type OwnerProblem, ownerProblem } from '../account/confirmation.ts';
import { factorsOf } from '../account/second-factor/second-factor.tsx';
import { validationError } from '../account/validation-error.ts';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import { done, failed, guardedForm, type Screen } from '../ui/frame/screen.tsx';
import { screens } from '../ui/screens.tsx';
import { AccountPage, type Act } from './account-page.tsx';
import { InvitePage, type InviteProblem, type InviteValues, LinkPage } from './invite-page.tsx';
import { accountAddress, accountSortIn, ListPage } from './list-page.tsx';

const section = 'accounts';
const needs = 'accounts.manage';

/** Accounts of the staff, for administrators. */
export function managedAccountPages(site: Site) {
  const { db } = site;
  const list = endpoints.accountManager;
  const one = `${list}/:id` as const;
  const notFound = () => t.missing;

  return screens(site, { name: 'accounts', section, back: list, notFound })
    .show(list, needs, async ({ query }) => ({
      title: t.title,
      body: <ListPage accounts={await listAccounts(db)} sort={accountSortIn(query)} />,
    }))
    .show(endpoints.accountInvite, needs, ({ actor: { language } }) =>
      inviteScreen(site, { username: '', email: '', byMail: true, roles: [], language }),
    )
    .showOne(one, needs, findManagedAccount, ({ row }) => accountScreen(site, row))
    .routes.post(
      endpoints.accountInvite,
      guardedForm(site, { action: 'create', resource: 'account', needs }, async ({ request, actor }) => {
        const form = await readForm(request);
        const values = inviteValuesIn(form);
        const refuse = (problem: InviteProblem) => inviteScreen(site, values, problem);
        const username = usernameInput.safeParse(values.username);
        if (!username.success) return refuse({ username: t.usernameHint });
        const email = values.email === '' ? null : emailInput.safeParse(values.email);
        if (email && !email.success) return refuse({ email: accountWords.emailInvalid });
        const problem = await ownerProblem(site, request, actor, form);
        if (problem) return refuse(problem);
        const { roles, language, byMail } = values;
        const account = { username: username.data, email: email?.data ?? null, roles, language, by_mail: byMail };
        const result = await inviteAccount(site, actor, account);
        if (result.kind === 'nameTaken') return refuse({ username: t.nameTaken });
        return result.kind === 'done' ? delivered(result) : failed(list, t.refused, t[result.kind]);
      }),
      { parse: 'none' },
    )
    .post(
      one,
      guardedForm<{ id: string }>(
        site,
        { action: 'update', resource: 'account', needs },
        async ({ request, params, actor }) => {
          const id = parseId(params.id);
          const account = id === undefined ? undefined : await findManagedAccount(db, id);
          if (!account) return notFoundScreen(notFound, list);
          const form = await readForm(request);
          const chosen = form.getAll('roles').filter(isRole);
          const problem = await ownerProblem(site, request, actor, form);
          if (problem) return accountScreen(site, account, { chosen, problem });
          return change(site, account, form.get('act') ?? '', chosen);
        },
      ),
      { parse: 'none' },
    );
}

async function change(site: Site, { id }: ManagedAccount, act: string, roles: Role[]): Promise<Screen | Response> {
  const back = accountAddress(id);
  const changes: Record<Act, AccountChanges> = {
    roles: { roles },
    sessions: { end_sessions: true },
    factor: { second_factor: false },
    disable: { disabled: true },
    enable: { disabled: false },
    invitation: { invitation: true },
  };
  if (!isAct(changes, act)) return failed(back, t.refused);
  const result = await changeAccount(site, currentStaff(), id, changes[act]);
  if (result.kind !== 'done') return failed(back, t.refused, t[result.kind]);
  switch (act) {
    case 'roles':
      return done(back, t.rolesSaved);
    case 'sessions':
      return done(back, t.sessionsEnded);
    case 'factor':
      return result.account.secondFactor
        ? done(back, t.resetRequested, t.resetRequestedText)
        : done(back, t.factorRemoved);
    case 'disable':
      return done(back, t.nowDisabled, t.nowDisabledText);
    case 'enable':
      return done(back, t.nowEnabled);
    case 'invitation':
      return delivered(result);
  }
}

function delivered({ account: { username, email }, link }: { account: ManagedAccount; link?: string }) {
  if (link === undefined) return done(endpoints.accountManager, t.mailed, t.mailedTo({ email: email ?? '' }));
  return { title: t.linkTitle, section, body: <LinkPage link={link} username={username} /> } satisfies Screen;
}

async function inviteScreen(site: Site, values: InviteValues, problem?: InviteProblem): Promise<Screen> {
  const text = Object.values(problem ?? {}).find((one) => one !== undefined);
  return {
    ...headOf(t.invite, text),
    body: (
      <InvitePage
        factors={await factorsOf(site, currentStaff())}
        problem={problem}
        sendsMail={site.hasMailbox}
        values={values}
      />
    ),
  };
}

async function accountScreen(
  site: Site,
  account: ManagedAccount,
  { chosen = account.roles, problem }: { chosen?: readonly Role[]; problem?: OwnerProblem } = {},
): Promise<Screen> {
  const staff = currentStaff();
  return {
    ...headOf(account.username, problem?.current ?? problem?.factor),
    body: (
      <AccountPage
        account={account}
        chosen={chosen}
        factors={await factorsOf(site, staff)}
        ownId={staff.id}
        problem={problem}
      />
    ),
  };
}

/** Title of a form, and the notice above it when it was not accepted. */
function headOf(title: string, problem: string | undefined): Omit<Screen, 'body'> {
  if (!problem) return { title, section };
  const flash = validationError(problem);
  return { title: frameWords.errorTitle({ title }), section, status: 422, flash };
}

function inviteValuesIn(form: URLSearchParams): InviteValues {
  return {
    username: (form.get('username') ?? '').slice(0, maxUsernameCharacters),
    email: (form.get('email') ?? '').trim().slice(0, maxAddressCharacters),
    byMail: form.get('by_mail') === 'on',
    roles: form.getAll('roles').filter(isRole),
    language: languageCodes.find((code) => code === form.get('language')) ?? 'id',
  };
}

function isAct(changes: Record<Act, AccountChanges>, act: string): act is Act {
  return Object.hasOwn(changes, act);
}
