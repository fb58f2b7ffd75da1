import { type Db, openDatabase } from './db/client.ts';
import { usernameInput } from './domain/accounts/input.ts';
import {
  allowMicrosoft,
  disallowMicrosoft,
  microsoftAddress,
  microsoftAddressesOf,
} from './domain/accounts/microsoft-identities.ts';
import { addAccount, operator, resetAccount, unlockSignIn } from './domain/accounts/operator-commands.ts';
import { makePassword } from './domain/accounts/passwords/make-password.ts';
import { passwordProblemInBothLanguages } from './domain/accounts/passwords/password-problem-text.ts';
import { type PasswordOwner, problemOfNewPassword } from './domain/accounts/passwords/password-rules.ts';
import { emailOf, findAccountByName } from './domain/accounts/queries.ts';
import { SecurityNotices } from './domain/accounts/security-notices.ts';
import { joinAudit } from './domain/audit/open.ts';
import type { Env } from './env.ts';
import { endpoints } from './routes.ts';

const usage = `Usage:
  account create <username> [-]           makes an account and prints its password
  account reset <username> [-]            prints a new password; ends all sessions and the second factor
  account unlock                          ends all waits after wrong passwords
  account allow <username> <address>      lets a Microsoft account sign in as this account
  account disallow <username> <address>   takes that back

With "-" the password is read from standard input instead of being made. New passwords have 12 to 128 characters, are not
common ones, and are not made of names of the company or of the account.`;

/** An error that the operator can fix. */
export class AccountCommandError extends Error {
  override name = 'AccountCommandError';
}

/** Runs an `account` command and returns the text to print. Throws AccountCommandError. */
export async function runAccountCommand(settings: Env, [command, ...given]: string[]): Promise<string> {
  const run = command === undefined ? undefined : commands[command];
  if (
    !command ||
    !run ||
    given.length < run.length - 1 ||
    given.length > run.length - 1 + (choosesPassword.has(command) ? 1 : 0)
  )
    throw new AccountCommandError(usage);
  const database = await openDatabase(settings);
  try {
    await joinAudit(database.db, settings);
    const notices = new SecurityNotices({
      hasMailbox: settings.mailbox !== undefined,
      screen: settings.siteUrl + endpoints.account,
      // The running server looks into the outbox every minute.
      wakeOutbox: () => {},
    });
    return await run({ db: database.db, notices }, ...given);
  } finally {
    await database.close();
  }
}

type Desk = { db: Db; notices: SecurityNotices };
type Command = (desk: Desk, ...given: string[]) => Promise<string>;

/** Commands that take "-" as a last word: the password comes from standard input. */
const choosesPassword: ReadonlySet<string> = new Set(['create', 'reset']);

// The arity of each function is its number of arguments.
const commands: Record<string, Command> = {
  async create({ db }: Desk, name: string, source = '') {
    const username = usernameOf(name);
    const { password, said } = await passwordFor({ username }, source);
    if (!(await addAccount(db, username, password)))
      throw new AccountCommandError(`There is an account "${username}" already.`);
    return `Account "${username}" has ${said}`;
  },
  async reset({ db, notices }: Desk, name: string, source = '') {
    const username = usernameOf(name);
    const account = await findAccountByName(db, username);
    if (!account) throw noAccount(username);
    const { password, said } = await passwordFor({ username, email: await emailOf(db, account) }, source);
    await resetAccount(db, username, password, notices);
    const addresses = await microsoftAddressesOf(db, account);
    const others = addresses.map((address) => `\n"${address}" may still sign in as it: see account disallow.`);
    return `Account "${username}" has ${said}${others.join('')}`;
  },
  async unlock({ db }: Desk) {
    await unlockSignIn(db);
    return 'Everybody may try to sign in again at once.';
  },
  async allow({ db, notices }: Desk, name: string, given: string) {
    const { account, address } = await identityOf(db, name, given);
    const added = await allowMicrosoft(db, operator, account, address, notices);
    if (!added) throw new AccountCommandError(`"${address}" is listed already.`);
    return `"${address}" may sign in as "${account.username}".`;
  },
  async disallow({ db, notices }: Desk, name: string, given: string) {
    const { account, address } = await identityOf(db, name, given);
    const removed = await disallowMicrosoft(db, operator, account, address, notices);
    if (!removed) throw new AccountCommandError(`"${address}" is not listed for "${account.username}".`);
    return `"${address}" may no longer sign in as "${account.username}".`;
  },
};

/** A new password, and what the operator is told of it. */
async function passwordFor(owner: PasswordOwner, source: string): Promise<{ password: string; said: string }> {
  if (source === '') {
    const password = makePassword();
    return { password, said: `the password ${password}\nIt is shown only this once.` };
  }
  if (source !== '-') throw new AccountCommandError(usage);
  const [password = ''] = (await Bun.stdin.text()).split(/\r?\n/);
  const problem = await problemOfNewPassword(password, owner);
  if (problem) throw new AccountCommandError(passwordProblemInBothLanguages(problem));
  return { password, said: 'the password from standard input.' };
}

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
