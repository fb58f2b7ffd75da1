import { type Db, openDatabase } from './db/client.ts';
import { usernameInput } from './domain/accounts/input.ts';
import {
  allowMicrosoft,
  disallowMicrosoft,
  microsoftAddress,
  microsoftAddressesOf,
} from './domain/accounts/microsoft-identities.ts';
import { addAccount, operator, resetAccount, unlockSignIn } from './domain/accounts/operator-commands.ts';
import { makePassword } from './domain/accounts/passwords.ts';
import { findAccountByName } from './domain/accounts/queries.ts';
import { joinAudit } from './domain/audit/open.ts';
import type { Env } from './env.ts';

const usage = `Usage:
  account create <username>               makes an account and prints its password
  account reset <username>                prints a new password; ends all sessions and the second factor
  account unlock                          ends all waits after wrong passwords
  account allow <username> <address>      lets a Microsoft account sign in as this account
  account disallow <username> <address>   takes that back`;

/** An error that the operator can fix. */
export class AccountCommandError extends Error {
  override name = 'AccountCommandError';
}

/** Runs an `account` command and returns the text to print. Throws AccountCommandError. */
export async function runAccountCommand(settings: Env, [command, ...given]: string[]): Promise<string> {
  const run = command === undefined ? undefined : commands[command];
  if (!run || given.length !== run.length - 1) throw new AccountCommandError(usage);
  const database = await openDatabase(settings);
  try {
    await joinAudit(database.db, settings);
    return await run(database.db, ...given);
  } finally {
    await database.close();
  }
}

type Command = (db: Db, ...given: string[]) => Promise<string>;

// The arity of each function is its number of arguments.
const commands: Record<string, Command> = {
  async create(db: Db, name: string) {
    const username = usernameOf(name);
    const password = makePassword();
    if (!(await addAccount(db, username, password)))
      throw new AccountCommandError(`There is an account "${username}" already.`);
    return `Account "${username}" has the password ${password}\nIt is shown only this once.`;
  },
  async reset(db: Db, name: string) {
    const username = usernameOf(name);
    const password = makePassword();
    if (!(await resetAccount(db, username, password))) throw noAccount(username);
    const account = await findAccountByName(db, username);
    const addresses = account ? await microsoftAddressesOf(db, account) : [];
    const others = addresses.map((address) => `\n"${address}" may still sign in as it: see account disallow.`);
    return `Account "${username}" has the new password ${password}\nIt is shown only this once.${others.join('')}`;
  },
  async unlock(db: Db) {
    await unlockSignIn(db);
    return 'Everybody may try to sign in again at once.';
  },
  async allow(db: Db, name: string, given: string) {
    const { account, address } = await identityOf(db, name, given);
    const added = await allowMicrosoft(db, operator, account, address);
    if (!added) throw new AccountCommandError(`"${address}" is listed already.`);
    return `"${address}" may sign in as "${account.username}".`;
  },
  async disallow(db: Db, name: string, given: string) {
    const { account, address } = await identityOf(db, name, given);
    const removed = await disallowMicrosoft(db, operator, account, address);
    if (!removed) throw new AccountCommandError(`"${address}" is not listed for "${account.username}".`);
    return `"${address}" may no longer sign in as "${account.username}".`;
  },
};

async function identityOf(db: Db, name: string, given: string) {
  const account = await findAccountByName(db, usernameOf(name));
  if (!account) throw noAccount(name);
  const address = microsoftAddress.safeParse(given);
  if (!address.success) throw new AccountCommandError(address.error.issues[0]?.message);
  return { account, address: address.data };
}

function usernameOf(name: string): string {
  const parsed = usernameInput.safeParse(name);
  if (!parsed.success) throw new AccountCommandError(`The username ${parsed.error.issues[0]?.message.toLowerCase()}.`);
  return parsed.data;
}

function noAccount(username: string): AccountCommandError {
  return new AccountCommandError(`There is no account "${username}".`);
}
