import type { Assignee } from '../../domain/contact/assignment.ts';
import {
  type MessageFilter,
  type MessageRow,
  type MessageSort,
  messageStatuses,
} from '../../domain/contact/messages.ts';
import { conversationWords } from '../../i18n/backend/mail/conversation.words.ts';
import { erasureWords, messageStatusWords, messageWords } from '../../i18n/backend/mail/messages.words.ts';
import { contactWords } from '../../i18n/public/contact.words.ts';
import { endpoints, withQuery } from '../../routes.ts';
import { LinkButton } from '../../ui/text/button.tsx';
import { type ListFilters, SavedFilters } from '../saved-filters/saved-filters.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { useWords } from '../ui/frame/staff-language.tsx';
import { ChoiceFilter, SearchFilter } from '../ui/lists/filters.tsx';
import { ExportButton, FilterBar } from '../ui/lists/list.tsx';
import type { ListPage } from '../ui/lists/list-query.ts';
import { Moment } from '../ui/lists/moment.tsx';
import { PagedList } from '../ui/lists/paged-list.tsx';
import { sortChoice } from '../ui/lists/sort-links.tsx';
import { Cell, Table } from '../ui/lists/table.tsx';
import { messageHref } from '../ui/message-address.ts';
import { MessageStatusBadge } from './message-status.tsx';

export const pageSize = 15;
export const usualSort: MessageSort = '-received';

type MessagesPageProps = ListPage<MessageRow> & {
  filters: ListFilters;
  filter: MessageFilter;
  sort: MessageSort;
  assignees: readonly Assignee[];
  actorId: number;
};

/** The list of contact messages. */
export function MessagesPage({ rows, filters, filter, sort, assignees, actorId, ...part }: MessagesPageProps) {
  const { total } = part;
  const t = useWords(messageWords);
  const conversation = useWords(conversationWords);
  const listed = (order: string, page?: number, after?: number) =>
    withQuery(endpoints.messages, { ...filter, sort: order === usualSort ? undefined : order, page, after });
  const hrefOf = (to: number, after?: number) => listed(sort, to > 1 ? to : undefined, after);
  const sorted = (label: string, name: MessageSort) => sortChoice({ label, name, current: sort, hrefOf: listed });
  const filtered = Object.values(filter).some((value) => value !== undefined);
  return (
    <>
      <PageHeader
        action={
          <LinkButton href={endpoints.messagesErase} icon={null} variant="outline">
            {useWords(erasureWords).title}
          </LinkButton>
        }
        text={t.text}
        title={t.title}
      />
      <Filters actorId={actorId} assignees={assignees} filter={filter} filtered={filtered} sort={sort} />
      <PagedList
        {...part}
        saved={<SavedFilters {...filters} />}
        empty={filtered ? t.nothingFound : t.nothing}
        hrefOf={hrefOf}
        links={total > 0 && <ExportButton action={withQuery(endpoints.messagesExport, filter)} />}
        noun={t.messages({ count: total })}
        pageSize={pageSize}
      >
        <Table
          caption={t.caption}
          columns={[
            sorted(t.from, 'from'),
            t.message,
            sorted(t.received, '-received'),
            sorted(t.status, 'status'),
            conversation.assignee,
          ]}
        >
          {rows.map((message) => (
            <Row key={message.id} message={message} />
          ))}
        </Table>
      </PagedList>
    </>
  );
}

function Row({ message }: { message: MessageRow }) {
  const t = useWords(messageWords);
  const subjects = useWords(contactWords);
  const { assignee: assignedTo, nobody } = useWords(conversationWords);
  const { id, name, email, subject, language, excerpt, files, status, assignee, createdAt } = message;
  return (
    <tr>
      <Cell>
        <a className={`line-link ${status === 'new' ? 'font-750' : 'font-600'}`} href={messageHref(id)}>
          {name}
        </a>
        <p className="text-tiny text-slate [overflow-wrap:break-word]">{email}</p>
      </Cell>
      <Cell label={t.message}>
        <p className="font-550">{subjects[`subject_${subject}`]}</p>
        <p className="text-tiny text-slate" lang={language}>
          {excerpt}
        </p>
        {files > 0 && <p className="text-tiny font-600">{t.fileCount({ count: files })}</p>}
      </Cell>
      <Cell label={t.received}>
        <Moment at={createdAt} />
      </Cell>
      <Cell label={t.status}>
        <MessageStatusBadge status={status} />
      </Cell>
      <Cell label={assignedTo}>{assignee ?? <span className="text-slate">{nobody}</span>}</Cell>
    </tr>
  );
}

type FiltersProps = Pick<MessagesPageProps, 'filter' | 'sort' | 'assignees' | 'actorId'> & { filtered: boolean };

function Filters({ filter, filtered, sort, assignees, actorId }: FiltersProps) {
  const conversation = useWords(conversationWords);
  const others = assignees.filter(({ id }) => id !== actorId);
  const names = Object.fromEntries(others.map(({ id, username }) => [String(id), username]));
  const t = useWords(messageWords);
  return (
    <FilterBar action={endpoints.messages} filtered={filtered} label={t.filter}>
      {sort !== usualSort && <input name="sort" type="hidden" value={sort} />}
      <SearchFilter placeholder={t.searched} value={filter.search} />
      <ChoiceFilter
        all={t.allButSpam}
        choices={messageStatuses}
        label={t.status}
        labels={useWords(messageStatusWords)}
        name="status"
        value={filter.status}
      />
      <ChoiceFilter
        all={conversation.allAssignees}
        choices={[String(actorId), 'none', ...Object.keys(names)]}
        label={conversation.assignee}
        labels={{ ...names, [String(actorId)]: conversation.mine, none: conversation.nobody }}
        name="assignee"
        value={filter.assignee === undefined ? undefined : String(filter.assignee)}
      />
    </FilterBar>
  );
}
