import type { ManagedAccount } from '../../domain/accounts/management/queries.ts';
import { managedAccountWords, roleWords } from '../../i18n/backend/accounts/managed-accounts.ts';
import { endpoints } from '../../routes.ts';
import { LinkButton } from '../../ui/text/button.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { useWords } from '../ui/frame/staff-language.tsx';
import { Moment } from '../ui/lists/moment.tsx';
import { StatusBadge } from '../ui/lists/status-badge.tsx';
import { Cell, Table } from '../ui/lists/table.tsx';

type ListPageProps = { accounts: readonly ManagedAccount[]; ownId: number };

export function ListPage({ accounts, ownId }: ListPageProps) {
  const t = useWords(managedAccountWords);
  return (
    <>
      <PageHeader
        action={
          <LinkButton href={endpoints.accountInvite} icon="plus">
            {t.invite}
          </LinkButton>
        }
        text={t.text}
        title={t.title}
      />
      <Table caption={t.title} columns={[t.account, t.roles, t.lastSignIn, t.secondFactor, t.status]}>
        {accounts.map((account) => (
          <Row account={account} isOwn={account.id === ownId} key={account.id} />
        ))}
      </Table>
    </>
  );
}

function Row({ account, isOwn }: { account: ManagedAccount; isOwn: boolean }) {
  const t = useWords(managedAccountWords);
  const labels = useWords(roleWords);
  const { id, username, email, roles, lastSignedInAt, secondFactor } = account;
  return (
    <tr>
      <Cell main>
        <a className="line-link font-650 [overflow-wrap:anywhere]" href={accountAddress(id)}>
          {username}
        </a>
        {isOwn && ` ${t.you}`}
        {email && <p className="text-tiny text-slate [overflow-wrap:anywhere]">{email}</p>}
      </Cell>
      <Cell label={t.roles}>{roles.map((role) => labels[role]).join(', ') || t.noRole}</Cell>
      <Cell label={t.lastSignIn}>{lastSignedInAt ? <Moment at={lastSignedInAt} /> : t.never}</Cell>
      <Cell label={t.secondFactor}>{secondFactor ? t.on : t.off}</Cell>
      <Cell label={t.status}>
        <AccountStatus account={account} />
      </Cell>
    </tr>
  );
}

export function AccountStatus({ account: { disabled, invitedUntil } }: { account: ManagedAccount }) {
  const t = useWords(managedAccountWords);
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
