import type { Db } from '../../db/client.ts';
import type { Actor } from '../../domain/activity/commands.ts';
import { reopenMessage, writeReply } from '../../domain/contact/message-commands.ts';
import type { Message } from '../../domain/contact/messages.ts';
import { listReplies } from '../../domain/mail/history.ts';
import { emailDraft, emailMistakes } from '../../domain/mail/input.ts';
import { type Mailroom, sendNow } from '../../domain/mail/mailroom.ts';
import { contactWords } from '../../i18n/public/contact.ts';
import { done, type Screen } from '../ui/frame/screen.tsx';
import { messageHref } from '../ui/message-address.ts';
import { MessagePage } from './message-page.tsx';
import { keptReply, type ReplyMistake } from './reply-form.tsx';

type Written = { values: { subject: string; body: string }; mistakes: readonly ReplyMistake[]; formKey: string };

/** Shows a message with the form below it, and takes the form. */
export class ReplyDesk {
  constructor(
    private readonly db: Db,
    private readonly mailroom: Mailroom | undefined,
  ) {}

  async show(message: Message, written: Partial<Written> = {}): Promise<Screen> {
    const { values, mistakes = [], formKey } = written;
    const form = {
      canSend: this.mailroom !== undefined,
      values: values ?? { subject: replySubject(message), body: '' },
      mistakes,
      formKey: formKey || crypto.randomUUID(),
    };
    const replies = await listReplies(this.db, message.id);
    const title = mistakes.length > 0 ? `Error: ${message.name}` : message.name;
    return { title, section: 'messages', body: <MessagePage form={form} message={message} replies={replies} /> };
  }

  /** Undefined when the message was erased in the meantime. */
  async reply(message: Message, form: URLSearchParams, actor: Actor): Promise<Screen | Response | undefined> {
    const values = { subject: form.get('subject') ?? '', body: form.get('body') ?? '' };
    const formKey = (form.get('submission_key') ?? '').slice(0, 100);
    const parsed = emailDraft.safeParse({ to: [message.email], ...values });
    if (!parsed.success) {
      return this.refuse(message, { values, formKey, mistakes: emailMistakes(parsed.error) }, 422, 'Validation Error');
    }
    let isGone = false;
    const delivery = await sendNow(this.db, this.mailroom, async () => {
      const mail = await writeReply(this.db, actor, message, parsed.data, formKey || undefined);
      isGone = mail === undefined;
      return mail ?? 0;
    });
    if (isGone) return undefined;
    if (delivery.kind === 'failed') {
      await reopenMessage(this.db, message);
      const mistakes = [{ field: '', text: delivery.error }];
      return this.refuse(message, { values, formKey, mistakes }, 502, 'Failed to send email');
    }
    const text =
      delivery.kind === 'sent'
        ? `Email delivered to ${message.email}`
        : 'The mailbox is busy. The reply is in the outbox and leaves by itself.';
    const here = `${messageHref(message.id)}#saved=${keptReply(message)}`;
    return done(here, delivery.kind === 'sent' ? 'Reply sent' : 'Reply is waiting', text);
  }

  private async refuse(message: Message, written: Written, status: number, title: string): Promise<Screen> {
    const text = written.mistakes[0]?.text ?? '';
    return { ...(await this.show(message, written)), status, flash: { variant: 'destructive', title, text } };
  }
}

function replySubject({ id, subject, language }: Message): string {
  return `Re: ${contactWords(language)[`subject_${subject}`]} (#${id})`;
}
