import type { ReactNode } from 'react';
import type { ManagedAccount } from '../../domain/accounts/management/queries.ts';
import { currentStaff } from '../../domain/rights/staff.ts';
import { roles as allRoles, type Role } from '../../fields/roles.ts';
import { roleHints, roleWords, managedAccountWords as t } from '../../i18n/backend/accounts/managed-accounts.words.ts';
import { endpoints } from '../../routes.ts';
import { OutlineLink } from '../../ui/text/button.tsx';
import { type Factors, type OwnerErrors, OwnerFields } from '../account/owner.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Moment } from '../ui/lists/moment.tsx';
import { AccountStatus, accountAddress } from './list-page.tsx';

export type Act = 'roles' | 'sessions' | 'factor' | 'disable' | 'enable' | 'invitation';

type AccountPageProps = {
  account: ManagedAccount;
  /** The roles as they were sent, after a refusal. */
  chosen: readonly Role[];
  factors: Factors;
  errors: OwnerErrors | undefined;
};

/** One account with everything an administrator may do to it, in one form: each act asks for the same confirmation. */
export function AccountPage({ account, chosen, factors, errors }: AccountPageProps) {
  const ownId = currentStaff().id;
  const { id, username, email, roles, factorResetBy } = account;
  return (
    <>
      <PageHeader
        action={<OutlineLink href={endpoints.accountManager}>{t.toAccounts}</OutlineLink>}
        title={id === ownId ? `${username} ${t.you}` : username}
      />
      <div className="grid max-w-160 gap-6">
        <dl className="desk-panel grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-6 gap-y-4 text-small">
          <Fact label={t.status} value={<AccountStatus account={account} />} />
          <Fact label={t.email} value={email ?? t.noEmail} />
          <Fact label={t.secondFactor} value={account.secondFactor ? t.on : t.off} />
          <Fact
            label={t.lastSignIn}
            value={account.lastSignedInAt ? <Moment at={account.lastSignedInAt} /> : t.never}
          />
          <Fact label={t.sessions} value={String(account.sessions)} />
        </dl>
        {factorResetBy && <p className="desk-panel text-small">{t.resetAsked({ username: factorResetBy.username })}</p>}
        <form action={accountAddress(id)} className="desk-panel grid gap-5" method="post" noValidate>
          <RoleBoxes chosen={chosen} />
          {id === ownId && <p className="text-tiny text-slate">{t.otherRecipient}</p>}
          {id !== ownId && roles.includes('recipient') && <p className="text-tiny text-slate">{t.recipientKey}</p>}
          <OwnerFields factors={factors} id="account" errors={errors} />
          <div className="flex flex-wrap gap-3">
            <Do act="roles" isMain label={t.saveRoles} />
            {actsOf(account, ownId).map((act) => (
              <Do act={act} key={act} label={labelOf(act, account)} />
            ))}
          </div>
        </form>
      </div>
    </>
  );
}

/** What may be done besides changing the roles. */
function actsOf({ id, disabled, invitedUntil, secondFactor, factorResetBy }: ManagedAccount, ownId: number): Act[] {
  if (id === ownId) return ['sessions'];
  if (disabled) return ['enable'];
  if (invitedUntil !== null) return ['invitation', 'disable'];
  return secondFactor && factorResetBy?.id !== ownId ? ['sessions', 'factor', 'disable'] : ['sessions', 'disable'];
}

function labelOf(act: Act, { factorResetBy }: ManagedAccount): string {
  const labels = {
    roles: t.saveRoles,
    sessions: t.endSessions,
    factor: factorResetBy ? t.confirmReset : t.resetFactor,
    disable: t.disable,
    enable: t.enable,
    invitation: t.newLink,
  };
  return labels[act];
}

function Do({ act, label, isMain = false }: { act: Act; label: string; isMain?: boolean }) {
  return (
    <button className={isMain ? 'btn-primary' : 'btn-outline'} name="act" type="submit" value={act}>
      {label}
    </button>
  );
}

function Fact({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-tiny text-slate">{label}</dt>
      <dd className="font-600 [overflow-wrap:anywhere]">{value}</dd>
    </div>
  );
}

/** One check box per role. */
export function RoleBoxes({ chosen }: { chosen: readonly Role[] }) {
  return (
    <fieldset>
      <legend className="t-label mb-2">{t.roles}</legend>
      <div className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {allRoles.map((role) => (
          <label className="flex min-h-11 items-start gap-3 py-2 text-small" key={role}>
            <input
              className="mt-0.5 size-5 shrink-0 accent-petrol"
              defaultChecked={chosen.includes(role)}
              name="roles"
              type="checkbox"
              value={role}
            />
            <span>
              <span className="block font-600">{roleWords[role]}</span>
              <span className="block text-tiny text-slate">{roleHints[role]}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
