import { type AccountChanges, emailInput, maxUsernameCharacters, usernameInput } from '../../domain/accounts/input.ts';
import { changeAccount, inviteAccount } from '../../domain/accounts/management/commands.ts';
import { findManagedAccount, listAccounts, type ManagedAccount } from '../../domain/accounts/management/queries.ts';
import { maxAddressCharacters } from '../../domain/mail/address.ts';
import { currentStaff } from '../../domain/rights/staff.ts';
import { isRole, type Role } from '../../fields/roles.ts';
import { accountWords } from '../../i18n/backend/accounts/account.words.ts';
import { managedAccountWords as t } from '../../i18n/backend/accounts/managed-accounts.words.ts';
import { languageCodes } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { readForm } from '../../web/http/body.ts';
import { factorsOf, type OwnerErrors, ownerErrors, ownerScreen } from '../account/owner.tsx';
import { type Content, done, failed } from '../ui/frame/screen.tsx';
import { screens } from '../ui/screens.tsx';
import { AccountPage, type Act } from './account-page.tsx';
import { InvitePage, type InviteValues, LinkPage } from './invite-page.tsx';
import { accountAddress, accountSortIn, ListPage } from './list-page.tsx';

const needs = 'accounts.manage';

/** Accounts of the staff, for administrators. */
export function managedAccountPages(site: Site) {
  const { db } = site;
  const list = endpoints.accountManager;
  const one = `${list}/:id` as const;

  return screens(site, { name: 'accounts', section: 'accounts', back: list, notFound: () => t.missing })
    .show(list, needs, async ({ query }) => ({
      title: t.title,
      body: <ListPage accounts={await listAccounts(db)} sort={accountSortIn(query)} />,
    }))
    .show(endpoints.accountInvite, needs, ({ actor: { language } }) =>
      inviteScreen(site, { username: '', email: '', byMail: true, roles: [], language }),
    )
    .receive(endpoints.accountInvite, { needs, logs: ['create', 'account'] }, async ({ request, actor }) => {
      const form = await readForm(request);
      const values = inviteValuesIn(form);
      const refuse = (errors: OwnerErrors) => inviteScreen(site, values, errors);
      const username = usernameInput.safeParse(values.username);
      if (!username.success) return refuse({ username: t.usernameHint });
      const email = values.email === '' ? null : emailInput.safeParse(values.email);
      if (email && !email.success) return refuse({ email: accountWords.emailInvalid });
      const errors = await ownerErrors(site, request, form);
      if (errors) return refuse(errors);
      const { roles, language, byMail } = values;
      const account = { username: username.data, email: email?.data ?? null, roles, language, by_mail: byMail };
      const result = await inviteAccount(site, actor, account);
      if (result.kind === 'nameTaken') return refuse({ username: t.nameTaken });
      return result.kind === 'done' ? delivered(result) : failed(list, t.refused, t[result.kind]);
    })
    .showOne(one, needs, findManagedAccount, ({ row }) => accountScreen(site, row, row.roles))
    .receive(one, { needs, logs: ['update', 'account'], find: findManagedAccount }, async ({ request, row }) => {
      const form = await readForm(request);
      const chosen = form.getAll('roles').filter(isRole);
      const errors = await ownerErrors(site, request, form);
      return errors ? accountScreen(site, row, chosen, errors) : change(site, row, form.get('act') ?? '', chosen);
    }).routes;
}

async function change(site: Site, { id }: ManagedAccount, act: string, roles: Role[]): Promise<Content | Response> {
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
  return { title: t.linkTitle, body: <LinkPage link={link} username={username} /> };
}

async function inviteScreen(site: Site, values: InviteValues, errors?: OwnerErrors): Promise<Content> {
  const factors = await factorsOf(site);
  const page = <InvitePage errors={errors} factors={factors} sendsMail={site.hasMailbox} values={values} />;
  return ownerScreen(t.invite, page, errors);
}

async function accountScreen(
  site: Site,
  account: ManagedAccount,
  chosen: readonly Role[],
  errors?: OwnerErrors,
): Promise<Content> {
  const page = <AccountPage account={account} chosen={chosen} errors={errors} factors={await factorsOf(site)} />;
  return ownerScreen(account.username, page, errors);
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
