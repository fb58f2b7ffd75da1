import type { ManagedAccount } from '../../domain/accounts/management/queries.ts';
import { currentStaff } from '../../domain/rights/staff.ts';
import { roleWords, managedAccountWords as t } from '../../i18n/backend/accounts/managed-accounts.words.ts';
import { endpoints, withQuery } from '../../routes.ts';
import { AddLink, PageHeader } from '../ui/frame/page-header.tsx';
import { ListRegion } from '../ui/lists/list.tsx';
import { Moment } from '../ui/lists/moment.tsx';
import { StatusBadge } from '../ui/lists/status-badge.tsx';
import { Table } from '../ui/lists/table.tsx';

export function ListPage({ accounts, sort }: { accounts: readonly ManagedAccount[]; sort: string }) {
  return (
    <>
      <PageHeader action={<AddLink href={endpoints.accountInvite}>{t.invite}</AddLink>} text={t.text} title={t.title} />
      <ListRegion>
        <Table
          caption={t.title}
          columns={[
            { head: t.account, sort: 'account', main: true, cell: (account) => <Account account={account} /> },
            {
              head: t.roles,
              cell: ({ roles }) => (
                <span className="block md:min-w-36 lg:min-w-64">
                  {roles.map((role) => roleWords[role]).join(', ') || t.noRole}
                </span>
              ),
            },
            {
              head: t.lastSignIn,
              sort: '-last_sign_in',
              cell: ({ lastSignedInAt }) => (lastSignedInAt ? <Moment at={lastSignedInAt} /> : t.never),
            },
            {
              head: t.secondFactor,
              sort: 'second_factor',
              cell: ({ secondFactor }) => (secondFactor ? t.on : t.off),
            },
            { head: t.status, sort: 'status', cell: (account) => <AccountStatus account={account} /> },
          ]}
          order={{
            current: sort,
            hrefOf: (name) => withQuery(endpoints.accountManager, { sort: name === usualSort ? undefined : name }),
          }}
          rows={sortAccounts(accounts, sort)}
        />
      </ListRegion>
    </>
  );
}

function Account({ account: { id, username, email } }: { account: ManagedAccount }) {
  return (
    <>
      <a className="line-link font-650 [overflow-wrap:anywhere]" href={accountAddress(id)}>
        {username}
      </a>
      {id === currentStaff().id && ` ${t.you}`}
      {email && <p className="text-tiny text-slate [overflow-wrap:anywhere]">{email}</p>}
    </>
  );
}

export const usualSort = 'account';

/** What an account is sorted by; accounts with the same value are sorted by name. */
const sortValues: Record<string, (account: ManagedAccount) => number> = {
  account: () => 0,
  last_sign_in: ({ lastSignedInAt }) => lastSignedInAt?.getTime() ?? 0,
  second_factor: ({ secondFactor }) => Number(secondFactor),
  status: ({ disabled, invitedUntil }) => (disabled ? 2 : Number(invitedUntil !== null)),
};

/** The order in a query; an unknown one is the usual. */
export function accountSortIn(query: URLSearchParams): string {
  const requested = query.get('sort') ?? usualSort;
  return Object.hasOwn(sortValues, requested.replace('-', '')) ? requested : usualSort;
}

function sortAccounts(accounts: readonly ManagedAccount[], sort: string): ManagedAccount[] {
  const sortValue = sortValues[sort.replace('-', '')] ?? (() => 0);
  const sorted = accounts.toSorted(
    (one, other) => sortValue(one) - sortValue(other) || (one.username < other.username ? -1 : 1),
  );
  return sort.startsWith('-') ? sorted.reverse() : sorted;
}

export function AccountStatus({ account: { disabled, invitedUntil } }: { account: ManagedAccount }) {
  if (disabled) return <StatusBadge tone="bad">{t.disabled}</StatusBadge>;
  if (invitedUntil === null) return <StatusBadge tone="good">{t.active}</StatusBadge>;
  return invitedUntil > new Date() ? (
    <StatusBadge tone="busy">{t.invited}</StatusBadge>
  ) : (
    <StatusBadge>{t.expired}</StatusBadge>
  );
}

export function accountAddress(id: number): string {
  return `${endpoints.accountManager}/${id}`;
}
