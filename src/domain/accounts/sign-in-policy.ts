import { and, eq, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { accounts, signInPolicy } from '../../db/schema/index.ts';
import { type Actor, changesBetween, event, recordActivity } from '../activity/commands.ts';

/** Whether every account needs a second factor. */
export async function isSecondFactorRequired(db: Db | Transaction): Promise<boolean> {
  return (await db.$count(signInPolicy, eq(signInPolicy.secondFactorRequired, true))) > 0;
}

/** Changes the rule for all accounts. False when it was so already. */
export function requireSecondFactor(db: Db, actor: Actor, required: boolean): Promise<boolean> {
  return db.transaction(async (tx) => {
    const before = await isSecondFactorRequired(tx);
    if (before === required) return false;
    await tx
      .insert(signInPolicy)
      .values({ secondFactorRequired: required })
      .onConflictDoUpdate({ target: signInPolicy.id, set: { secondFactorRequired: required } });
    const changes = changesBetween({ secondFactorRequired: before }, { secondFactorRequired: required }, [
      'secondFactorRequired',
    ]);
    const name = required ? 'sign-in policy.factorRequired' : 'sign-in policy.factorOptional';
    await recordActivity(tx, actor, event(name, {}, { changes }));
    return true;
  });
}

export async function countAccountsWithoutSecondFactor(db: Db): Promise<number> {
  return db.$count(accounts, and(sql`${accounts.totpSecret} is null`, sql`not ${hasPasskeys}`));
}

/** In a query on accounts: whether the account may be used. */
export const isEnabled = sql<boolean>`accounts.disabled_at is null`;

// Named in full: in a query on one table Drizzle leaves the names of tables out, and `id` would be that of the passkey.

/** In a query on accounts: whether the account has a passkey. */
export const hasPasskeys = sql<boolean>`exists (select 1 from passkeys where passkeys.account_id = accounts.id)`;

/** In a query on accounts: whether the account has to set up a second factor before anything else. */
export const mustSetUpFactor = sql<boolean>`(
  accounts.totp_secret is null
  and exists (select 1 from sign_in_policy where sign_in_policy.second_factor_required)
  and not ${hasPasskeys}
)`;
