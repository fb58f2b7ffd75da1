import { and, eq, gt, sql } from 'drizzle-orm';
import { company } from '../../../company.ts';
import type { Db, Transaction } from '../../../db/client.ts';
import { accounts, invitations } from '../../../db/schema/index.ts';
import { invitationMailWords } from '../../../i18n/backend/accounts/invitation.words.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { event, recordActivity } from '../../activity/commands.ts';
import { enqueueMail } from '../../mail/commands.ts';
import { argon2 } from '../../secrets/argon2.ts';
import { digest, isToken, makeToken } from '../../secrets/tokens.ts';
import { aboutOf } from '../commands.ts';
import { isEnabled } from '../sign-in-policy.ts';

/** Time in hours in which an invitation is to be used. */
export const invitationLifetimeInHours = 72;

/** Makes the link of an account that has no password yet; a link from before opens nothing any more. Returns its token. */
export async function issueInvitation(tx: Transaction, accountId: number): Promise<string> {
  const token = makeToken();
  const row = {
    tokenHash: digest(token),
    expiresAt: sql`now() + make_interval(hours => ${invitationLifetimeInHours})`,
  };
  await tx
    .insert(invitations)
    .values({ accountId, ...row })
    .onConflictDoUpdate({ target: invitations.accountId, set: row });
  return token;
}

export type Invited = { id: number; username: string; email: string | null; language: Language };

/** The account that a link is for, as long as it is valid. */
export async function findInvited(db: Db, token: string): Promise<Invited | undefined> {
  if (!isToken(token)) return undefined;
  const [found] = await db
    .select({ id: accounts.id, username: accounts.username, email: accounts.email, language: accounts.language })
    .from(invitations)
    .innerJoin(accounts, eq(accounts.id, invitations.accountId))
    .where(and(eq(invitations.tokenHash, digest(token)), gt(invitations.expiresAt, sql`now()`), isEnabled));
  return found;
}

/** Sets the first password of the account and uses the link up. False when the link is not valid any more. */
export async function acceptInvitation(db: Db, invited: Invited, token: string, password: string): Promise<boolean> {
  const passwordHash = await argon2().hash(password);
  return db.transaction(async (tx) => {
    // Locked first, as everything does that changes an account.
    const [account] = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.id, invited.id), isEnabled))
      .for('update');
    if (!account) return false;
    const used = await tx
      .delete(invitations)
      .where(
        and(
          eq(invitations.accountId, invited.id),
          eq(invitations.tokenHash, digest(token)),
          gt(invitations.expiresAt, sql`now()`),
        ),
      )
      .returning({ id: invitations.accountId });
    if (used.length === 0) return false;
    await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, invited.id));
    await recordActivity(tx, invited, event('account.invitationAccepted', aboutOf(invited)));
    return true;
  });
}

/** Puts the mail with the link into the outbox. */
export async function mailInvitation(
  tx: Transaction,
  { username, language }: Pick<Invited, 'username' | 'language'>,
  { email, link }: { email: string; link: string },
): Promise<void> {
  const t = invitationMailWords(language);
  const lines = [
    t.greeting({ username }),
    '',
    t.text({ site: company.name }),
    '',
    link,
    '',
    t.once({ invitationHours: invitationLifetimeInHours }),
    t.unexpected,
  ];
  await enqueueMail(tx, {
    recipients: [email],
    subject: t.subject({ site: company.name }),
    body: lines.join('\n'),
    isConfidential: true,
  });
}
