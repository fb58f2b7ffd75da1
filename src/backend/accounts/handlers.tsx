import { Elysia } from 'elysia';
import { maxUsernameCharacters, usernameInput } from '../../domain/accounts/input.ts';
import {
  type AccountChanges,
  changeAccount,
  type Delivery,
  inviteAccount,
  type ManagementProblem,
  renewInvitation,
  resetSecondFactor,
} from '../../domain/accounts/management/commands.ts';
import { emailInput } from '../../domain/accounts/management/input.ts';
import { findManagedAccount, listAccounts, type ManagedAccount } from '../../domain/accounts/management/queries.ts';
import { parseId } from '../../domain/input.ts';
import { maxAddressCharacters } from '../../domain/mail/address.ts';
import type { Staff } from '../../domain/rights/staff.ts';
import { isRole, type Role } from '../../fields/roles.ts';
import { accountWords } from '../../i18n/backend/accounts/account.words.ts';
import { managedAccountWords } from '../../i18n/backend/accounts/managed-accounts.words.ts';
import { frameWords } from '../../i18n/backend/frame.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { languageCodes } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { readForm } from '../../web/http/body.ts';
import { type OwnerProblem, ownerProblem } from '../account/confirmation.ts';
import { factorsOf } from '../account/second-factor/second-factor.tsx';
import { validationError } from '../account/validation-error.ts';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import { done, failed, guardedForm, guardedScreen, type Screen } from '../ui/frame/screen.tsx';
import { AccountPage, type Act } from './account-page.tsx';
import { InvitePage, type InviteProblem, type InviteValues, LinkPage } from './invite-page.tsx';
import { accountAddress, accountSortIn, ListPage } from './list-page.tsx';

const section = 'accounts';
const needs = 'accounts.manage';

type Addressed = { id: string };

/** Accounts of the staff, for administrators. */
export function managedAccountPages(site: Site) {
  const { db } = site;
  const find = async (given: string) => {
    const id = parseId(given);
    return id === undefined ? undefined : findManagedAccount(db, id);
  };

  return new Elysia({ name: 'backend.accounts' })
    .get(
      endpoints.accountManager,
      guardedScreen(site, needs, async ({ query, actor }) => ({
        title: managedAccountWords(actor.language).title,
        section,
        body: <ListPage accounts={await listAccounts(db)} ownId={actor.id} sort={accountSortIn(query)} />,
      })),
    )
    .get(
      endpoints.accountInvite,
      guardedScreen(site, needs, ({ actor }) =>
        inviteScreen(site, actor, {
          username: '',
          email: '',
          byMail: true,
          roles: [],
          language: actor.language,
        }),
      ),
    )
    .post(
      endpoints.accountInvite,
      guardedForm(site, { action: 'create', resource: 'account', needs }, async ({ request, actor }) => {
        const form = await readForm(request);
        const t = managedAccountWords(actor.language);
        const values = inviteValuesIn(form);
        const refuse = (problem: InviteProblem) => inviteScreen(site, actor, values, problem);
        const username = usernameInput.safeParse(values.username);
        if (!username.success) return refuse({ username: t.usernameHint });
        const email = values.email === '' ? null : emailInput.safeParse(values.email);
        if (email && !email.success) return refuse({ email: accountWords(actor.language).emailInvalid });
        const problem = await ownerProblem(site, request, actor, form);
        if (problem) return refuse(problem);
        const delivery = { linkOf: site.invitationLink, byMail: site.hasMailbox && values.byMail };
        const { roles, language } = values;
        const account = { roles, language, username: username.data, email: email?.data ?? null };
        const result = await inviteAccount(db, actor, account, delivery);
        if (result.kind === 'name-taken') return refuse({ username: t.nameTaken });
        if (result.kind !== 'done') return failed(endpoints.accountManager, t.refused, problemText(t, result.kind));
        site.notices.wake();
        return delivered(actor, result);
      }),
      { parse: 'none' },
    )
    .get(
      `${endpoints.accountManager}/:id`,
      guardedScreen<Addressed>(site, needs, async ({ params, actor }) => {
        const account = await find(params.id);
        return account ? accountScreen(site, actor, account) : missing();
      }),
    )
    .post(
      `${endpoints.accountManager}/:id`,
      guardedForm<Addressed>(
        site,
        { action: 'update', resource: 'account', needs },
        async ({ request, params, actor }) => {
          const account = await find(params.id);
          if (!account) return missing();
          const form = await readForm(request);
          const chosen = form.getAll('roles').filter(isRole);
          const problem = await ownerProblem(site, request, actor, form);
          if (problem) return accountScreen(site, actor, account, { chosen, problem });
          return perform(site, actor, account, {
            act: form.get('act') ?? '',
            chosen,
            delivery: { linkOf: site.invitationLink, byMail: site.hasMailbox },
          });
        },
      ),
      { parse: 'none' },
    );
}

type Asked = { act: string; chosen: readonly Role[]; delivery: Delivery };

async function perform(
  { db, notices }: Site,
  actor: Staff,
  { id }: ManagedAccount,
  { act, chosen, delivery }: Asked,
): Promise<Screen | Response> {
  const t = managedAccountWords(actor.language);
  const back = accountAddress(id);
  const refuse = (kind: ManagementProblem) => failed(back, t.refused, problemText(t, kind));
  if (act === 'invitation') {
    const result = await renewInvitation(db, actor, id, delivery);
    if (result.kind !== 'done') return refuse(result.kind);
    notices.wake();
    return delivered(actor, result);
  }
  if (act === 'factor') {
    const result = await resetSecondFactor(db, actor, id, notices);
    if (result.kind !== 'done') return refuse(result.kind);
    return result.step === 'removed' ? done(back, t.factorRemoved) : done(back, t.resetRequested, t.resetRequestedText);
  }
  const change = changeFor(t, act, chosen);
  if (!change) return failed(back, t.refused);
  const result = await changeAccount(db, actor, id, change.changes, notices);
  return result.kind === 'done' ? done(back, change.title, change.text) : refuse(result.kind);
}

type Change = { changes: AccountChanges; title: string; text?: string };

function changeFor(t: ReturnType<typeof managedAccountWords>, act: string, roles: readonly Role[]): Change | undefined {
  const changes: Partial<Record<Act, Change>> = {
    roles: { changes: { roles }, title: t.rolesSaved },
    sessions: { changes: { endSessions: true }, title: t.sessionsEnded },
    disable: { changes: { disabled: true }, title: t.nowDisabled, text: t.nowDisabledText },
    enable: { changes: { disabled: false }, title: t.nowEnabled },
  };
  return Object.hasOwn(changes, act) ? changes[act as Act] : undefined;
}

function delivered({ language }: Staff, { account, link }: { account: ManagedAccount; link: string | undefined }) {
  const t = managedAccountWords(language);
  if (link === undefined) return done(endpoints.accountManager, t.mailed, t.mailedTo({ email: account.email ?? '' }));
  return { title: t.linkTitle, section, body: <LinkPage link={link} username={account.username} /> } satisfies Screen;
}

async function inviteScreen(site: Site, actor: Staff, values: InviteValues, problem?: InviteProblem): Promise<Screen> {
  const { invite } = managedAccountWords(actor.language);
  const text = Object.values(problem ?? {}).find((one) => one !== undefined);
  return {
    title: text ? frameWords(actor.language).errorTitle({ title: invite }) : invite,
    section,
    ...(text ? { status: 422, flash: validationError(actor, text) } : {}),
    body: (
      <InvitePage
        factors={await factorsOf(site, actor)}
        problem={problem}
        sendsMail={site.hasMailbox}
        values={values}
      />
    ),
  };
}

async function accountScreen(
  site: Site,
  actor: Staff,
  account: ManagedAccount,
  { chosen = account.roles, problem }: { chosen?: readonly Role[]; problem?: OwnerProblem } = {},
): Promise<Screen> {
  const title = account.username;
  const text = problem?.current ?? problem?.factor;
  return {
    title: text ? frameWords(actor.language).errorTitle({ title }) : title,
    section,
    ...(text ? { status: 422, flash: validationError(actor, text) } : {}),
    body: (
      <AccountPage
        account={account}
        chosen={chosen}
        factors={await factorsOf(site, actor)}
        ownId={actor.id}
        problem={problem}
      />
    ),
  };
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

function problemText(t: ReturnType<typeof managedAccountWords>, kind: ManagementProblem): string {
  const texts: Record<ManagementProblem, string> = {
    missing: t.missing,
    'name-taken': t.nameTaken,
    'last-administrator': t.lastAdministrator,
    'own-account': t.ownAccount,
    'own-recipient': t.otherRecipient,
    'accepted-already': t.acceptedAlready,
    disabled: t.isDisabled,
    'no-factor': t.noFactor,
    'second-administrator': t.secondAdministrator,
    'young-account': t.youngAccount,
  };
  return texts[kind];
}

function missing(): Screen {
  return notFoundScreen((language: Language) => managedAccountWords(language).missing, endpoints.accountManager);
}
