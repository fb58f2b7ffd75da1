import { currentLanguage } from '../../current.ts';
import type { Db } from '../../db/client.ts';
import { type Assignee, listAssignees } from '../../domain/contact/message-commands.ts';
import {
  type MessageFilter,
  type MessageRow,
  type MessageStatus,
  messageStatuses,
} from '../../domain/contact/messages.ts';
import { currentStaff } from '../../domain/rights/staff.ts';
import { conversationWords } from '../../i18n/backend/mail/conversation.words.ts';
import { erasureWords, messageStatusWords, messageWords as t } from '../../i18n/backend/mail/messages.words.ts';
import { contactWords } from '../../i18n/public/contact.words.ts';
import { endpoints } from '../../routes.ts';
import { OutlineLink } from '../../ui/text/button.tsx';
import { ChoiceFilter, SearchFilter } from '../ui/lists/filters.tsx';
import type { ListLook } from '../ui/lists/list-screen.tsx';
import { Moment } from '../ui/lists/moment.tsx';
import { type BadgeTone, StatusBadge } from '../ui/lists/status-badge.tsx';
import { messageHref } from '../ui/message-address.ts';

export async function messagesLook(db: Db, filter: MessageFilter): Promise<ListLook<MessageRow>> {
  return {
    texts: t,
    noun: t.messages,
    action: <OutlineLink href={endpoints.messagesErase}>{erasureWords.title}</OutlineLink>,
    filters: <Filters assignees={await listAssignees(db)} filter={filter} />,
    exports: endpoints.messagesExport,
    columns: [
      { head: t.from, sort: 'from', alone: true, cell: (message) => <Sender message={message} /> },
      { head: t.message, cell: (message) => <Excerpt message={message} /> },
      { head: t.received, sort: '-received', cell: ({ createdAt }) => <Moment at={createdAt} /> },
      { head: t.status, sort: 'status', cell: ({ status }) => <MessageStatusBadge status={status} /> },
      {
        head: conversationWords.assignee,
        cell: ({ assignee }) => assignee ?? <span className="text-slate">{conversationWords.nobody}</span>,
      },
    ],
  };
}

function Sender({ message: { id, name, email, status } }: { message: MessageRow }) {
  return (
    <>
      <a className={`line-link ${status === 'new' ? 'font-750' : 'font-600'}`} href={messageHref(id)}>
        {name}
      </a>
      <p className="text-tiny text-slate [overflow-wrap:break-word]">{email}</p>
    </>
  );
}

function Excerpt({ message: { subject, language, excerpt, files } }: { message: MessageRow }) {
  return (
    <>
      <p className="font-550">{contactWords(currentLanguage())[`subject_${subject}`]}</p>
      <p className="text-tiny text-slate" lang={language}>
        {excerpt}
      </p>
      {files > 0 && <p className="text-tiny font-600">{t.fileCount({ count: files })}</p>}
    </>
  );
}

function Filters({ filter, assignees }: { filter: MessageFilter; assignees: readonly Assignee[] }) {
  const own = currentStaff().id;
  const others = assignees.filter(({ id }) => id !== own);
  const names = Object.fromEntries(others.map(({ id, username }) => [String(id), username]));
  const assignee = filter.assignee === 'me' ? own : filter.assignee;
  return (
    <>
      <SearchFilter placeholder={t.searched} value={filter.search} />
      <ChoiceFilter
        all={t.allButSpam}
        choices={messageStatuses}
        label={t.status}
        labels={messageStatusWords}
        name="status"
        value={filter.status}
      />
      <ChoiceFilter
        all={conversationWords.allAssignees}
        choices={[String(own), 'none', ...Object.keys(names)]}
        label={conversationWords.assignee}
        labels={{ ...names, [String(own)]: conversationWords.mine, none: conversationWords.nobody }}
        name="assignee"
        value={assignee === undefined ? undefined : String(assignee)}
      />
    </>
  );
}

const toneOf: Record<MessageStatus, BadgeTone> = {
  new: 'bad',
  in_progress: 'busy',
  answered: 'good',
  closed: 'quiet',
  spam: 'quiet',
};

export function MessageStatusBadge({ status }: { status: MessageStatus }) {
  return <StatusBadge tone={toneOf[status]}>{messageStatusWords[status]}</StatusBadge>;
}
