import { eq } from 'drizzle-orm';
import { company } from '../../company.ts';
import type { Db, Transaction } from '../../db/client.ts';
import { accounts } from '../../db/schema/index.ts';
import { securityNoticeWords } from '../../i18n/backend/accounts/security-notices.words.ts';
import { formatMoment } from '../../i18n/site/dates.ts';
import { enqueueMail } from '../mail/commands.ts';

type SecurityEvent =
  | 'passwordChanged'
  | 'appAdded'
  | 'appRemoved'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'microsoftAdded'
  | 'microsoftRemoved'
  | 'emailChanged'
  | 'newDevice'
  | 'accountReset'
  | 'rolesChanged'
  | 'factorReset';

type Mailing = {
  /** Whether there is a mailbox to send from. Without one nothing is queued, since a warning weeks later would confuse. */
  hasMailbox: boolean;
  /** Address of the account screen. */
  screen: string;
  wakeOutbox: () => void;
};

/** Mails to the owner of an account about changes of its security. They hold no secrets and no link that signs in. */
export class SecurityNotices {
  constructor(private readonly mailing: Mailing) {}

  /** Queues a mail in the transaction of the change. `detail` names the device, the passkey or the Microsoft account. */
  async queue(tx: Transaction, accountId: number, event: SecurityEvent, detail = ''): Promise<void> {
    if (!this.mailing.hasMailbox) return;
    const [account] = await tx
      .select({ username: accounts.username, email: accounts.email, language: accounts.language })
      .from(accounts)
      .where(eq(accounts.id, accountId));
    if (!account) return;
    const { username, email, language } = account;
    const t = securityNoticeWords(language);
    const lines = [
      t.greeting({ username }),
      '',
      t[event],
      ...(detail ? [t.detail({ detail })] : []),
      t.when({ moment: formatMoment(new Date(), language) }),
      '',
      t.itWasYou,
      '',
      t.itWasNotYou({ screen: this.mailing.screen }),
      '',
      t.cannotSignIn,
    ];
    await enqueueMail(tx, {
      recipients: email ? [email] : [],
      subject: t.subject({ site: company.name, username }),
      body: lines.join('\n'),
      isPrivate: true,
    });
  }

  /** Runs a change that queues notices, and sends them after it. */
  async sendAfter<Result>(db: Db, change: (tx: Transaction) => Promise<Result>): Promise<Result> {
    const result = await db.transaction(change);
    if (this.mailing.hasMailbox) this.mailing.wakeOutbox();
    return result;
  }
}

/** For accounts that are made by a program. */
export const noNotices = new SecurityNotices({ hasMailbox: false, screen: '', wakeOutbox: () => {} });
