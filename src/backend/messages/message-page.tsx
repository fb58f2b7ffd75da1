import { currentLanguage } from '../../current.ts';
import { eventText } from '../../domain/activity/events.ts';
import type { ConversationEntry, HistoryEntry } from '../../domain/contact/conversation.ts';
import type { Assignee } from '../../domain/contact/message-commands.ts';
import type { Message } from '../../domain/contact/messages.ts';
import { may } from '../../domain/rights/permissions.ts';
import { currentStaff } from '../../domain/rights/staff.ts';
import { conversationWords } from '../../i18n/backend/mail/conversation.words.ts';
import { messageStatusWords, messageWords as t } from '../../i18n/backend/mail/messages.words.ts';
import { contactWords } from '../../i18n/public/contact.words.ts';
import { formatFileSize } from '../../i18n/site/file-sizes.ts';
import { languages } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { OutlineLink, TextLink } from '../../ui/text/button.tsx';
import { opensDialog } from '../ui/dialog.tsx';
import { Facts } from '../ui/facts.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { Moment } from '../ui/lists/moment.tsx';
import { mailHref } from '../ui/mail-address.ts';
import { MailProgress } from '../ui/mail-status.tsx';
import { messageHref } from '../ui/message-address.ts';
import type { ContinuedText } from '../unsaved/notice.tsx';
import { Handling, ReceivedForm, type ReceivedReply, ReplyForm, type WrittenReply } from './message-forms.tsx';

type MessagePageProps = {
  message: Message;
  conversation: readonly ConversationEntry[];
  history: readonly HistoryEntry[];
  assignees: readonly Assignee[];
  /** Whether a mailbox is configured. */
  canSend: boolean;
  reply: WrittenReply;
  text: ContinuedText;
  received: ReceivedReply;
};

export function MessagePage(props: MessagePageProps) {
  const { message, conversation, history, assignees, canSend, reply, text, received } = props;
  const mayAnswer = may(currentStaff(), 'messages.answer');
  const { id, name, subject, language } = message;
  const { isSpam } = conversationWords;
  const subjects = contactWords(currentLanguage());
  return (
    <>
      <PageHeader
        action={<OutlineLink href={endpoints.messages}>{t.allMessages}</OutlineLink>}
        text={t.subtitle({ subject: subjects[`subject_${subject}`], id })}
        title={name}
      />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-6">
          <Panel id="message" title={t.message}>
            <p className="max-w-[44rem] whitespace-pre-wrap [overflow-wrap:anywhere]" lang={language}>
              {message.message}
            </p>
          </Panel>
          {conversation.length > 0 && <Conversation entries={conversation} message={message} />}
          {mayAnswer && message.status !== 'spam' && (
            <>
              <ReplyForm canSend={canSend} message={message} text={text} written={reply} />
              <ReceivedForm message={message} written={received} />
            </>
          )}
          {message.status === 'spam' && (
            <p className="border-l-[5px] border-laterite bg-white px-5 py-4 text-small font-600">{isSpam}</p>
          )}
        </div>
        <div className="grid gap-6 md:grid-cols-2 xl:grid-cols-1">
          {mayAnswer && <Handling assignees={assignees} message={message} />}
          <Sender message={message} />
          {message.files.length > 0 && <Files message={message} />}
          <HistoryPanel entries={history} />
        </div>
      </div>
    </>
  );
}

function Sender({ message }: { message: Message }) {
  const { id, email, phone, language, createdAt } = message;
  return (
    <Panel id="sender" title={t.sender}>
      <Facts
        facts={[
          [
            t.email,
            <a className="line-link" href={`mailto:${encodeURIComponent(email)}`} key="email">
              {email}
            </a>,
          ],
          [t.phone, phone],
          [t.writtenIn, languages[language].name],
          [t.received, <Moment at={createdAt} key="received" />],
        ]}
      />
      <a
        className="line-link mt-4 inline-flex min-h-11 items-center text-small font-600 text-laterite-deep"
        href={`${messageHref(id)}/erase`}
        {...opensDialog}
      >
        {t.eraseThis}
      </a>
    </Panel>
  );
}

function Files({ message: { id, files } }: { message: Message }) {
  const language = currentLanguage();
  return (
    <Panel id="files" text={t.filesText} title={t.files}>
      <ul className="grid gap-3 text-small">
        {files.map((file) => (
          <li className="flex items-start gap-2.5" key={file.id}>
            <Icon className="mt-0.5 size-5" name="download" />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <a className="line-link font-600" download href={`${messageHref(id)}/files/${file.id}`}>
                {file.filename}
              </a>{' '}
              <span className="text-tiny text-slate">{formatFileSize(file.size, language)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What followed the message, in the order of time. */
function Conversation({ message, entries }: { message: Message; entries: readonly ConversationEntry[] }) {
  return (
    <Panel id="conversation" title={conversationWords.conversation}>
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
        <p className="text-small font-600">{conversationWords.receivedReply({ name: message.name })}</p>
        <p className="text-tiny text-slate">
          <Moment at={reply.receivedAt} /> · {conversationWords.enteredBy({ name: reply.enteredBy })}
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
        {mail.isAutomatic ? conversationWords.acknowledgement : conversationWords.answerBy({ name: mail.author ?? '' })}
      </p>
      <p className="text-tiny text-slate [overflow-wrap:anywhere]">
        <Moment at={mail.createdAt} /> · <TextLink href={mailHref(mail.id)}>{mail.subject}</TextLink>
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

/** What the activity log has of a message. */
function HistoryPanel({ entries }: { entries: readonly HistoryEntry[] }) {
  const language = currentLanguage();
  const statuses: Readonly<Record<string, string>> = messageStatusWords(language);
  const valueText = (name: string, value: unknown) =>
    (name === 'status' && statuses[String(value)]) || String(value ?? '–');
  return (
    <Panel id="history" text={conversationWords.historyText} title={conversationWords.history}>
      <ol className="grid gap-3 text-small">
        {entries.map((entry) => (
          <li key={entry.id}>
            <p className="[overflow-wrap:anywhere]">{eventText(language, entry)}</p>
            {Object.entries(entry.changes ?? {}).map(([name, { before, after }]) => (
              <p className="text-tiny" key={name}>
                {conversationWords.change({ before: valueText(name, before), after: valueText(name, after) })}
              </p>
            ))}
            <p className="text-tiny text-slate">
              {entry.username} · <Moment at={entry.timestamp} />
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
