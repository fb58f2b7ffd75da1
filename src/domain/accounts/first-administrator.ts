import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { createAccount } from './commands.ts';
import { makePassword } from './passwords/make-password.ts';
import { passwordProblemInBothLanguages } from './passwords/password-problem-text.ts';
import { problemOfNewPassword } from './passwords/password-rules.ts';
import { hasAccounts } from './queries.ts';

/** Advisory lock key; arbitrary, but the same on every node. */
const administratorLock = 736_205;

/** The first account has all abilities, and can open the report channel or appoint its recipients. */
const firstRoles = ['administrator', 'recipient'] as const;

type FirstAdministrator = { username: string; password: string; generated: boolean };

/** The password chosen for the first account does not follow the rules. */
export class UnsuitablePasswordError extends Error {
  override name = 'UnsuitablePasswordError';
}

/**
 * Creates the first account when there is none. Without a password it generates one, which is returned here and cannot be
 * read again later. Undefined when there are accounts. Throws UnsuitablePasswordError.
 */
export function createFirstAdministrator(
  db: Db,
  wanted: { username: string; password: string | undefined },
): Promise<FirstAdministrator | undefined> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${administratorLock})`);
    if (await hasAccounts(tx)) return undefined;
    const password = wanted.password ?? makePassword();
    const problem = await problemOfNewPassword(password, { username: wanted.username });
    if (problem) throw new UnsuitablePasswordError(passwordProblemInBothLanguages(problem));
    const { username } = await createAccount(tx, wanted.username, password, firstRoles);
    return { username, password, generated: wanted.password === undefined };
  });
}
