import { eq } from 'drizzle-orm';
import { company } from '../../company.ts';
import type { Transaction } from '../../db/client.ts';
import { accounts } from '../../db/schema/index.ts';
import { reviewMailWords } from '../../i18n/backend/articles/reviews.words.ts';
import { formatMomentWithZone } from '../../i18n/site/dates.ts';
import { enqueueMail } from '../mail/commands.ts';
import { listReviewers, type Reviewer } from './queries.ts';

type ReviewEvent = 'submitted' | 'changesRequested' | 'approved';

type Mailing = {
  /** Without a mailbox nothing is queued, since a notice weeks later would confuse. */
  hasMailbox: boolean;
  screenOf: (articleId: number) => string;
  wakeOutbox: () => void;
};

type Notice = { articleId: number; title: string; by: { id: number; username: string }; note: string };

/** Mails of one notice to reviewers without an assignee. */
const maxMails = 20;

/** Without any of the comment: its reader may have lost the right to read the article when the mail arrives. */
type Mention = { articleId: number; title: string; by: { id: number; username: string }; comment: number };

/** Mails about reviews to members of staff who gave an address, each in their language. */
export class ReviewNotices {
  constructor(private readonly mailing: Mailing) {}

  /** Tells the assignee, or all who may decide when there is none, in the transaction of the submission. */
  async queueSubmitted(
    tx: Transaction,
    notice: Notice & { assigneeId: number | null; dueAt: Date | null },
  ): Promise<void> {
    if (!this.mailing.hasMailbox) return;
    const reviewers = await listReviewers(tx);
    const notified = reviewers.filter(({ id }) => notice.assigneeId === null || id === notice.assigneeId);
    const others = notified.filter(({ id, email }) => id !== notice.by.id && email !== null).slice(0, maxMails);
    for (const reviewer of others) await this.send(tx, reviewer, 'submitted', notice);
  }

  /** Tells who submitted the text. */
  async queueDecided(
    tx: Transaction,
    event: 'changesRequested' | 'approved',
    notice: Notice & { submitterId: number | null },
  ): Promise<void> {
    if (!this.mailing.hasMailbox || notice.submitterId === null || notice.submitterId === notice.by.id) return;
    const { id, username, email, language } = accounts;
    const [submitter] = await tx
      .select({ id, username, email, language })
      .from(accounts)
      .where(eq(id, notice.submitterId));
    if (submitter) await this.send(tx, submitter, event, notice);
  }

  /** To those of the mentioned accounts that have an address, except the author of the comment. */
  async queueMentions(tx: Transaction, mentioned: readonly Reviewer[], { articleId, title, by, comment }: Mention) {
    if (!this.mailing.hasMailbox) return;
    for (const { id, username, email, language } of mentioned) {
      if (email === null || id === by.id) continue;
      const t = reviewMailWords(language);
      const address = `${this.mailing.screenOf(articleId)}#comment-${comment}`;
      await enqueueMail(tx, {
        recipients: [email],
        subject: t.subject({ site: company.name, title }),
        body: [t.greeting({ username }), '', t.mentioned({ title, by: by.username }), '', t.open({ address })].join(
          '\n',
        ),
        isPrivate: true,
      });
    }
  }

  /** Sends what is queued, after the transaction. */
  wake(): void {
    if (this.mailing.hasMailbox) this.mailing.wakeOutbox();
  }

  private async send(
    tx: Transaction,
    { username, email, language }: Reviewer,
    event: ReviewEvent,
    { articleId, title, by, note, dueAt }: Notice & { dueAt?: Date | null },
  ): Promise<void> {
    if (email === null) return;
    const t = reviewMailWords(language);
    const lines = [
      t.greeting({ username }),
      '',
      t[event]({ title, by: by.username }),
      ...(dueAt ? [t.due({ moment: formatMomentWithZone(dueAt, language) })] : []),
      ...(note === '' ? [] : ['', t.note, note]),
      '',
      t.open({ address: this.mailing.screenOf(articleId) }),
    ];
    await enqueueMail(tx, {
      recipients: [email],
      subject: t.subject({ site: company.name, title }),
      body: lines.join('\n'),
      isPrivate: true,
    });
  }
}
