import type { ReactNode } from 'react';
import { currentLanguage } from '../../current.ts';
import type { Assignee } from '../../domain/contact/assignment.ts';
import type { ConversationEntry, HistoryEntry } from '../../domain/contact/conversation.ts';
import type { Message } from '../../domain/contact/messages.ts';
import { conversationWords } from '../../i18n/backend/mail/conversation.words.ts';
import { messageWords as t } from '../../i18n/backend/mail/messages.words.ts';
import { contactWords } from '../../i18n/public/contact.words.ts';
import { formatFileSize } from '../../i18n/site/file-sizes.ts';
import { languages } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { LinkButton } from '../../ui/text/button.tsx';
import { opensDialog } from '../ui/dialog.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { Moment } from '../ui/lists/moment.tsx';
import { messageHref } from '../ui/message-address.ts';
import { Conversation } from './conversation.tsx';
import { Handling } from './handling.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { ReceivedForm, type ReceivedFormProps } from './received-form.tsx';
import { ReplyForm, type ReplyFormProps } from './reply-form.tsx';

type MessagePageProps = {
  message: Message;
  conversation: readonly ConversationEntry[];
  history: readonly HistoryEntry[];
  assignees: readonly Assignee[];
  actorId: number;
  mayAnswer: boolean;
  reply: Omit<ReplyFormProps, 'message'>;
  received: Omit<ReceivedFormProps, 'message'>;
};

/** One message with its conversation and actions. */
export function MessagePage(props: MessagePageProps) {
  const { message, conversation, history, assignees, actorId, mayAnswer, reply, received } = props;
  const { id, name, subject, language } = message;
  const { isSpam } = conversationWords;
  const subjects = contactWords(currentLanguage());
  return (
    <>
      <PageHeader
        action={
          <LinkButton href={endpoints.messages} icon={null} variant="outline">
            {t.allMessages}
          </LinkButton>
        }
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
              <ReplyForm message={message} {...reply} />
              <ReceivedForm message={message} {...received} />
            </>
          )}
          {message.status === 'spam' && (
            <p className="border-l-[5px] border-laterite bg-white px-5 py-4 text-small font-600">{isSpam}</p>
          )}
        </div>
        <div className="grid gap-6 md:grid-cols-2 xl:grid-cols-1">
          {mayAnswer && <Handling actorId={actorId} assignees={assignees} message={message} />}
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
      <dl className="grid gap-3 text-small">
        <Fact name={t.email}>
          <a className="line-link" href={`mailto:${encodeURIComponent(email)}`}>
            {email}
          </a>
        </Fact>
        {phone && <Fact name={t.phone}>{phone}</Fact>}
        <Fact name={t.writtenIn}>{languages[language].name}</Fact>
        <Fact name={t.received}>
          <Moment at={createdAt} />
        </Fact>
      </dl>
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

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-tiny font-600 text-slate">{name}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
