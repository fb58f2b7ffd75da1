import type { ConversationEntry } from '../../domain/contact/conversation.ts';
import type { Message } from '../../domain/contact/messages.ts';
import { conversationWords as t } from '../../i18n/backend/mail/conversation.words.ts';
import { Panel } from '../ui/frame/panel.tsx';
import { Moment } from '../ui/lists/moment.tsx';
import { mailHref } from '../ui/mail-address.ts';
import { MailProgress } from '../ui/mail-status.tsx';

type ConversationProps = { message: Message; entries: readonly ConversationEntry[] };

/** What followed the message, in the order of time. */
export function Conversation({ message, entries }: ConversationProps) {
  return (
    <Panel id="conversation" title={t.conversation}>
      <ol className="grid gap-5">
        {entries.map((entry) => (
          <li
            className="grid gap-2 border-t border-graphite/15 pt-4"
            key={entry.kind === 'mail' ? `mail-${entry.mail.id}` : `reply-${entry.reply.id}`}
          >
            <Entry entry={entry} message={message} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Entry({ entry, message }: { entry: ConversationEntry; message: Message }) {
  if (entry.kind === 'received') {
    const { reply } = entry;
    return (
      <>
        <p className="text-small font-600">{t.receivedReply({ name: message.name })}</p>
        <p className="text-tiny text-slate">
          <Moment at={reply.receivedAt} /> · {t.enteredBy({ name: reply.enteredBy })}
        </p>
        <p
          className="max-w-[44rem] border-l-4 border-petrol/40 pl-4 whitespace-pre-wrap text-small [overflow-wrap:anywhere]"
          lang={message.language}
        >
          {reply.text}
        </p>
      </>
    );
  }
  const { mail } = entry;
  return (
    <>
      <p className="text-small font-600">
        {mail.isAutomatic ? t.acknowledgement : t.answerBy({ name: mail.author ?? '' })}
      </p>
      <p className="text-tiny text-slate [overflow-wrap:anywhere]">
        <Moment at={mail.createdAt} /> ·{' '}
        <a className="line-link" href={mailHref(mail.id)}>
          {mail.subject}
        </a>
      </p>
      {!mail.isAutomatic && (
        <p className="max-w-[44rem] whitespace-pre-wrap text-small [overflow-wrap:anywhere]" lang={message.language}>
          {mail.body}
        </p>
      )}
      <MailProgress mail={mail} />
    </>
  );
}
