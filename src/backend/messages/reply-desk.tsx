import type { Db } from '../../db/client.ts';
import type { Staff } from '../../domain/accounts/staff.ts';
import { writeReply } from '../../domain/contact/message-commands.ts';
import type { Message } from '../../domain/contact/messages.ts';
import { listReplies } from '../../domain/mail/history.ts';
import { emailDraft, emailMistakes } from '../../domain/mail/input.ts';
import { type Mailroom, sendNow } from '../../domain/mail/mailroom.ts';
import { emailWords } from '../../i18n/backend/email.ts';
import { frameWords } from '../../i18n/backend/frame.ts';
import { replyWords } from '../../i18n/backend/messages.ts';
import { contactWords } from '../../i18n/public/contact.ts';
import type { Language } from '../../i18n/site/language.ts';
import type { Mistake } from '../../ui/forms/form-text.ts';
import { done, type Screen } from '../ui/frame/screen.tsx';
import { messageHref } from '../ui/message-address.ts';
import { MessagePage } from './message-page.tsx';
import { keptReply } from './reply-form.tsx';

type Written = { values: { subject: string; body: string }; mistakes: readonly Mistake[]; formKey: string };

/** Shows a message with the reply form and handles its submission. */
export class ReplyDesk {
  constructor(
    private readonly db: Db,
    private readonly mailroom: Mailroom | undefined,
  ) {}

  async show(language: Language, message: Message, written: Partial<Written> = {}): Promise<Screen> {
    const { values, mistakes = [], formKey } = written;
    const form = {
      canSend: this.mailroom !== undefined,
      values: values ?? { subject: replySubject(message), body: '' },
      mistakes,
      formKey: formKey || crypto.randomUUID(),
    };
    const replies = await listReplies(this.db, message.id);
    const title = mistakes.length > 0 ? frameWords(language).errorTitle({ title: message.name }) : message.name;
    return { title, section: 'messages', body: <MessagePage form={form} message={message} replies={replies} /> };
  }

  /** Undefined when the message has been erased. */
  async reply(message: Message, form: URLSearchParams, actor: Staff): Promise<Screen | Response | undefined> {
    const { language } = actor;
    const email = emailWords(language);
    const t = replyWords(language);
    const values = { subject: form.get('subject') ?? '', body: form.get('body') ?? '' };
    const formKey = (form.get('submission_key') ?? '').slice(0, 100);
    const parsed = emailDraft[language].safeParse({ to: [message.email], ...values });
    if (!parsed.success) {
      const mistakes = emailMistakes(parsed.error);
      return this.refuse(language, message, { values, formKey, mistakes }, { status: 422, title: email.invalid });
    }
    let isGone = false;
    const delivery = await sendNow(this.db, this.mailroom, async () => {
      const mail = await writeReply(this.db, actor, message, parsed.data, formKey || undefined);
      isGone = mail === undefined;
      return mail ?? 0;
    });
    if (isGone) return undefined;
    if (delivery.kind === 'failed') {
      const mistakes = [{ field: '', text: this.mailroom ? delivery.error : email.notSetUp }];
      return this.refuse(language, message, { values, formKey, mistakes }, { status: 502, title: email.failed });
    }
    const text = delivery.kind === 'sent' ? t.deliveredTo({ email: message.email }) : t.waitingText;
    const here = `${messageHref(message.id)}#saved=${keptReply(message)}`;
    return done(here, delivery.kind === 'sent' ? t.sent : t.isWaiting, text);
  }

  private async refuse(
    language: Language,
    message: Message,
    written: Written,
    { status, title }: { status: number; title: string },
  ): Promise<Screen> {
    const text = written.mistakes[0]?.text ?? '';
    return { ...(await this.show(language, message, written)), status, flash: { variant: 'destructive', title, text } };
  }
}

function replySubject({ id, subject, language }: Message): string {
  return `Re: ${contactWords(language)[`subject_${subject}`]} (#${id})`;
}
