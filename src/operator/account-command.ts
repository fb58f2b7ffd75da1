import type { Db } from '../db/client.ts';
import { emailOf, findAccountByName } from '../domain/accounts/commands.ts';
import { type AccountChanges, usernameInput } from '../domain/accounts/input.ts';
import {
  type AccountSite,
  changeAccount,
  inviteAccount,
  type ManagementProblem,
} from '../domain/accounts/management/commands.ts';
import { invitationLifetimeInHours } from '../domain/accounts/management/invitations.ts';
import { listAccounts, type ManagedAccount } from '../domain/accounts/management/queries.ts';
import {
  allowMicrosoft,
  disallowMicrosoft,
  microsoftAddress,
  microsoftAddressesOf,
} from '../domain/accounts/microsoft/microsoft-identities.ts';
import { addAccount, operator, resetAccount, unlockSignIn } from '../domain/accounts/operator-commands.ts';
import {
  makePassword,
  type PasswordOwner,
  passwordProblemInBothLanguages,
  problemOfNewPassword,
} from '../domain/accounts/passwords.ts';
import { SecurityNotices } from '../domain/accounts/security-notices.ts';
import { problemText } from '../domain/activity/problem-text.ts';
import { isRole, type Role, roles } from '../fields/roles.ts';
import { endpoints } from '../routes.ts';
import type { Env } from '../settings/env.ts';
import { CommandError, UsageError } from '../start-error.ts';
import { askRunningSite, onIdleSite } from './socket.ts';

export const accountUsage = `Usage:
  account list                            lists accounts with roles, second factor and last sign-in
  account create <username> [-]           makes an administrator and prints its password
  account invite <username> <roles>       makes an account and prints the link by which its owner chooses a password
  account roles <username> <roles>        changes the roles: ${roles.join(',')}; "none" for no role
  account disable <username>              ends the sessions of an account; nobody can sign in with it any more
  account enable <username>               takes that back
  account end-sessions <username>         ends all sessions of an account
  account reset-factor <username>         removes the second factor and ends all sessions
  account reset <username> [-]            prints a new password; ends all sessions and the second factor
  account unlock                          ends all waits after wrong passwords
  account allow <username> <address>      lets a Microsoft account sign in as this account
  account disallow <username> <address>   takes that back

With "-" the password is read from standard input instead of being made. New passwords have 12 to 128 characters, are not
common ones, and are not made of names of the company or of the account. The commands work while the site runs.`;

/**
 * Runs an `account` command and returns the text to print. A site that runs on the embedded database does it itself, because
 * only one process may open that. Throws CommandError.
 */
export async function runAccountCommand(settings: Env, words: string[]): Promise<string> {
  if (!commandIn(words)) throw new UsageError(accountUsage);
  const input = words.at(-1) === '-' ? await Bun.stdin.text() : '';
  const answer = await askRunningSite(settings, 'account', words, input);
  if (answer) return answer.text;
  return onIdleSite(settings, ({ db }) => {
    // The running server looks into the outbox every minute.
    const context = operatorContext(settings, db, () => {});
    return performAccountCommand(context, words, input);
  });
}

export function operatorContext({ mailbox, siteUrl }: Env, db: Db, wakeOutbox: () => void): AccountSite {
  const screen = siteUrl + endpoints.account;
  const hasMailbox = mailbox !== undefined;
  const notices = new SecurityNotices({ hasMailbox, screen, wakeOutbox });
  return { db, notices, hasMailbox, invitationLink: (token) => `${siteUrl}${endpoints.invitation}/${token}` };
}

/** Carries out the command, also of an operator who asks the running site. Throws CommandError. */
export async function performAccountCommand(
  context: AccountSite,
  words: readonly string[],
  input: string,
): Promise<string> {
  const run = commandIn(words);
  if (!run) throw new UsageError(accountUsage);
  return run({ ...context, input }, ...words.slice(1));
}

function commandIn([command = '', ...values]: readonly string[]): Command | undefined {
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!run) return undefined;
  const minWords = run.length - 1;
  const maxWords = minWords + (choosesPassword.has(command) ? 1 : 0);
  return values.length >= minWords && values.length <= maxWords ? run : undefined;
}

/** `input`: what came on standard input. */
type CommandContext = AccountSite & { input: string };
type Command = (context: CommandContext, ...values: string[]) => Promise<string>;

/** Commands that take "-" as a last word: the password comes from standard input. */
const choosesPassword: ReadonlySet<string> = new Set(['create', 'reset']);

// The arity of each function is its number of arguments.
const commands: Record<string, Command> = {
  async create({ db, input }: CommandContext, name: string, source = '') {
    const username = usernameOf(name);
    const { password, message } = await passwordFor({ username }, source, input);
    if (!(await addAccount(db, username, password)))
      throw new CommandError(`There is an account "${username}" already.`);
    return `Account "${username}" has ${message}`;
  },
  async reset({ db, notices, input }: CommandContext, name: string, source = '') {
    const username = usernameOf(name);
    const account = await findAccountByName(db, username);
    if (!account) throw noAccount(username);
    const { password, message } = await passwordFor({ username, email: await emailOf(db, account) }, source, input);
    await resetAccount(db, username, password, notices);
    const addresses = await microsoftAddressesOf(db, account);
    const others = addresses.map((address) => `\n"${address}" may still sign in as it: see account disallow.`);
    return `Account "${username}" has ${message}${others.join('')}`;
  },
  async list({ db }: CommandContext) {
    const lines = (await listAccounts(db)).map(({ username, roles: held, disabled, secondFactor, lastSignedInAt }) => {
      const state = disabled ? 'disabled' : secondFactor ? 'second factor' : 'password only';
      const last = lastSignedInAt?.toISOString() ?? 'never signed in';
      return [username, held.join(',') || 'none', state, last].join('\t');
    });
    return lines.join('\n');
  },
  async invite(context: CommandContext, name: string, roleNames: string) {
    const username = usernameOf(name);
    const account = { username, email: null, roles: rolesIn(roleNames), language: 'id', by_mail: false } as const;
    const result = await inviteAccount(context, operator, account);
    if (result.kind !== 'done') throw refusal(result.kind, username);
    return `Hand this link to "${username}"; it works once, within ${invitationLifetimeInHours} hours:\n${result.link}`;
  },
  async roles(context: CommandContext, name: string, roleNames: string) {
    const { username, roles: held } = await change(context, name, { roles: rolesIn(roleNames) });
    return `"${username}" has these roles: ${held.join(',') || 'none'}.`;
  },
  async disable(context: CommandContext, name: string) {
    const { username } = await change(context, name, { disabled: true });
    return `"${username}" is disabled, and its sessions have ended.`;
  },
  async enable(context: CommandContext, name: string) {
    const { username } = await change(context, name, { disabled: false });
    return `"${username}" is enabled.`;
  },
  async 'end-sessions'(context: CommandContext, name: string) {
    const { username } = await change(context, name, { end_sessions: true });
    return `All sessions of "${username}" have ended.`;
  },
  async 'reset-factor'(context: CommandContext, name: string) {
    const { username } = await change(context, name, { second_factor: false });
    return `"${username}" has no second factor any more, and its sessions have ended.`;
  },
  async unlock({ db }: CommandContext) {
    await unlockSignIn(db);
    return 'Everybody may try to sign in again at once.';
  },
  async allow({ db, notices }: CommandContext, name: string, microsoftName: string) {
    const { account, address } = await identityOf(db, name, microsoftName);
    const added = await allowMicrosoft(db, operator, account, address, notices);
    if (!added) throw new CommandError(`"${address}" is listed already.`);
    return `"${address}" may sign in as "${account.username}".`;
  },
  async disallow({ db, notices }: CommandContext, name: string, microsoftName: string) {
    const { account, address } = await identityOf(db, name, microsoftName);
    const removed = await disallowMicrosoft(db, operator, account, address, notices);
    if (!removed) throw new CommandError(`"${address}" is not listed for "${account.username}".`);
    return `"${address}" may no longer sign in as "${account.username}".`;
  },
};

async function change(context: CommandContext, name: string, changes: AccountChanges): Promise<ManagedAccount> {
  const account = await findAccountByName(context.db, usernameOf(name));
  if (!account) throw noAccount(name);
  const result = await changeAccount(context, operator, account.id, changes);
  if (result.kind !== 'done') throw refusal(result.kind, account.username);
  return result.account;
}

function rolesIn(roleNames: string): Role[] {
  const names = roleNames === 'none' ? [] : roleNames.split(',');
  const unknown = names.find((name) => !isRole(name));
  if (unknown !== undefined) {
    throw new CommandError(`There is no role "${unknown}". The roles are: ${roles.join(', ')}.`);
  }
  return names.filter(isRole);
}

function refusal(kind: ManagementProblem, username: string): CommandError {
  if (kind === 'nameTaken') return new CommandError(`There is an account "${username}" already.`);
  if (kind === 'lastAdministrator') return new CommandError(`"${username}" is the last administrator.`);
  if (kind === 'noFactor') return new CommandError(`"${username}" has no second factor.`);
  return new CommandError(`Nothing was changed (${kind}).`);
}

/** A new password, and the message to the operator about it. */
async function passwordFor(
  owner: PasswordOwner,
  source: string,
  input: string,
): Promise<{ password: string; message: string }> {
  if (source === '') {
    const password = makePassword();
    return { password, message: `the password ${password}\nIt is shown only this once.` };
  }
  if (source !== '-') throw new UsageError(accountUsage);
  const [password = ''] = input.split(/\r?\n/);
  const problem = await problemOfNewPassword(password, owner);
  if (problem) throw new CommandError(passwordProblemInBothLanguages(problem));
  return { password, message: 'the password from standard input.' };
}

async function identityOf(db: Db, name: string, microsoftName: string) {
  const account = await findAccountByName(db, usernameOf(name));
  if (!account) throw noAccount(name);
  const address = microsoftAddress.safeParse(microsoftName);
  if (!address.success)
    throw new CommandError(problemText('en', address.error.issues[0]?.message ?? 'This is not an address.'));
  return { account, address: address.data };
}

function usernameOf(name: string): string {
  const parsed = usernameInput.safeParse(name);
  if (!parsed.success)
    throw new CommandError(`The username ${problemText('en', parsed.error.issues[0]?.message ?? '').toLowerCase()}.`);
  return parsed.data;
}

function noAccount(username: string): CommandError {
  return new CommandError(`There is no account "${username}".`);
}
