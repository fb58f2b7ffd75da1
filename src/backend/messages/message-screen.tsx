import { listAssignees } from '../../domain/contact/assignment.ts';
import { enterReply, messageHistory, readConversation, receivedReplyInput } from '../../domain/contact/conversation.ts';
import { writeReply } from '../../domain/contact/message-commands.ts';
import type { Message } from '../../domain/contact/messages.ts';
import { emailDraft, emailErrors } from '../../domain/mail/input.ts';
import { sendNow } from '../../domain/mail/mailroom.ts';
import { isRestricted } from '../../domain/privacy/personal-data.ts';
import { may } from '../../domain/rights/permissions.ts';
import type { Staff } from '../../domain/rights/staff.ts';
import { frameWords } from '../../i18n/backend/frame.words.ts';
import { conversationWords } from '../../i18n/backend/mail/conversation.words.ts';
import { emailWords } from '../../i18n/backend/mail/email.words.ts';
import { replyWords as t } from '../../i18n/backend/mail/messages.words.ts';
import { privacyWords } from '../../i18n/backend/privacy/requests.words.ts';
import { contactWords } from '../../i18n/public/contact.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import type { Site } from '../../site.ts';
import type { FormError } from '../../ui/forms/form-text.ts';
import { fromLocal, toLocal } from '../ui/forms/local-time.ts';
import { done, type Screen } from '../ui/frame/screen.tsx';
import { inputProblem } from '../ui/input-problem.ts';
import { messageHref } from '../ui/message-address.ts';
import { MessagePage } from './message-page.tsx';
import { keptReply } from './reply-form.tsx';

type Values = { subject: string; body: string };
type Written<Fields> = { values: Fields; errors: readonly FormError[]; formKey: string };
type Forms = { reply?: Written<Values>; received?: Written<{ text: string; received_at: string }> };

const maxFormKeyCharacters = 100;

/** Shows a message with its conversation, and handles the answers and replies written below it. */
export class MessageScreen {
  constructor(private readonly site: Site) {}

  async show(actor: Staff, message: Message, { reply, received }: Forms = {}): Promise<Screen> {
    const isWrong = [reply, received].some((form) => form !== undefined && form.errors.length > 0);
    const title = isWrong ? frameWords.errorTitle({ title: message.name }) : message.name;
    const empty = { errors: [], formKey: crypto.randomUUID() };
    const body = (
      <MessagePage
        actorId={actor.id}
        assignees={await listAssignees(this.site.db)}
        conversation={await readConversation(this.site.db, message.id)}
        mayAnswer={may(actor, 'messages.answer')}
        history={await messageHistory(this.site.db, message.id)}
        message={message}
        received={received ?? { ...empty, values: { text: '', received_at: toLocal(new Date()) } }}
        reply={{
          canSend: this.site.mailroom !== undefined,
          ...(reply ?? { ...empty, values: { subject: replySubject(message), body: '' } }),
        }}
      />
    );
    return { title, section: 'messages', body };
  }

  /** Undefined when the message has been erased. */
  async reply(message: Message, form: URLSearchParams, actor: Staff): Promise<Screen | Response | undefined> {
    const { language } = actor;
    const values = { subject: form.get('subject') ?? '', body: form.get('body') ?? '' };
    const formKey = formKeyIn(form);
    const parsed = emailDraft[language].safeParse({ to: [message.email], ...values });
    const barrier = await this.barrierOf(language, message);
    if (!parsed.success || barrier) {
      const errors = parsed.success ? [{ field: '', text: barrier ?? '' }] : emailErrors(parsed.error);
      return this.refuse(
        actor,
        message,
        { reply: { values, formKey, errors } },
        { status: 422, title: emailWords.invalid },
      );
    }
    let isGone = false;
    const delivery = await sendNow(this.site.db, this.site.mailroom, async () => {
      const mail = await writeReply(this.site.db, actor, message, parsed.data, formKey || undefined);
      isGone = mail === undefined;
      return mail ?? 0;
    });
    if (isGone) return undefined;
    if (delivery.kind === 'failed') {
      const errors = [{ field: '', text: this.site.mailroom ? delivery.error : emailWords.notSetUp }];
      return this.refuse(
        actor,
        message,
        { reply: { values, formKey, errors } },
        { status: 502, title: emailWords.failed },
      );
    }
    const text = delivery.kind === 'sent' ? t.deliveredTo({ email: message.email }) : t.waitingText;
    const here = `${messageHref(message.id)}#saved=${keptReply(message)}`;
    return done(here, delivery.kind === 'sent' ? t.sent : t.isWaiting, text);
  }

  /** Why a message cannot be answered at all. */
  private async barrierOf(language: Language, { status, email }: Message): Promise<string | undefined> {
    if (status === 'spam') return conversationWords(language).isSpam;
    return (await isRestricted(this.site.db, email)) ? privacyWords(language).restricted : undefined;
  }

  /** Undefined when the message has been erased. */
  async enterReply(message: Message, form: URLSearchParams, actor: Staff): Promise<Screen | Response | undefined> {
    const values = { text: form.get('text') ?? '', received_at: form.get('received_at') ?? '' };
    const formKey = formKeyIn(form) || crypto.randomUUID();
    const moment = fromLocal(values.received_at);
    const parsed = receivedReplyInput.safeParse({ text: values.text, received_at: moment?.toISOString() ?? '' });
    if (!parsed.success) {
      const errors = parsed.error.issues.map(({ path, message: problem }) => {
        const field = String(path[0]);
        const isNoMoment = field === 'received_at' && !moment;
        return { field, text: isNoMoment ? conversationWords.noMoment : inputProblem(actor.language, problem) };
      });
      const title = conversationWords.notEntered;
      return this.refuse(actor, message, { received: { values, formKey, errors } }, { status: 422, title });
    }
    const { text, received_at: receivedAt } = parsed.data;
    const isThere = await enterReply(this.site.db, actor, message.id, { text, receivedAt, submissionKey: formKey });
    return isThere ? done(`${messageHref(message.id)}#conversation`, conversationWords.entered) : undefined;
  }

  private async refuse(
    actor: Staff,
    message: Message,
    forms: Forms,
    { status, title }: { status: number; title: string },
  ): Promise<Screen> {
    const text = (forms.reply ?? forms.received)?.errors[0]?.text ?? '';
    return { ...(await this.show(actor, message, forms)), status, flash: { variant: 'destructive', title, text } };
  }
}

function formKeyIn(form: URLSearchParams): string {
  return (form.get('submission_key') ?? '').slice(0, maxFormKeyCharacters);
}

function replySubject({ id, subject, language }: Message): string {
  return `Re: ${contactWords(language)[`subject_${subject}`]} [#${id}]`;
}
