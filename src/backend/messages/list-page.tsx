import { countedAtMost, type MessageFilter, type MessageRow, messageStatuses } from '../../domain/contact/messages.ts';
import { contactWords } from '../../i18n/public/contact.ts';
import { endpoints, withQuery } from '../../routes.ts';
import { LinkButton } from '../../ui/text/button.tsx';
import { countPages } from '../../web/http/paging.ts';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { ChoiceFilter, SearchFilter } from '../ui/lists/filters.tsx';
import { ExportLink, FilterBar, ListRegion } from '../ui/lists/list.tsx';
import { ListPagination, ListSummary } from '../ui/lists/list-pagination.tsx';
import { Moment } from '../ui/lists/moment.tsx';
import { Nothing } from '../ui/lists/nothing.tsx';
import { Cell, Table } from '../ui/lists/table.tsx';
import { messageHref } from '../ui/message-address.ts';
import { MessageStatusBadge, statusLabels } from './message-status.tsx';

export const pageSize = 15;

const t = contactWords('en');

type ListPageProps = { messages: readonly MessageRow[]; filter: MessageFilter; page: number; total: number };

/** What came in through the contact form. */
export function MessagesPage({ messages, filter, page, total }: ListPageProps) {
  const hrefOf = (to: number) => withQuery(endpoints.messages, { ...filter, page: to > 1 ? to : undefined });
  const filtered = filter.search !== undefined || filter.status !== undefined;
  return (
    <>
      <PageHeader
        action={
          <LinkButton href={endpoints.messagesErase} icon={null} variant="outline">
            Erase a person's data
          </LinkButton>
        }
        text="What visitors wrote through the contact form. Spam shows only when you ask for it."
        title="Messages"
      />
      <Filters filter={filter} filtered={filtered} />
      <ListRegion>
        <div className="flex flex-wrap items-start justify-between gap-x-6">
          <ListSummary
            atLeast={total === countedAtMost && filter.search !== undefined}
            noun="messages"
            page={page}
            pageSize={pageSize}
            total={total}
          />
          {total > 0 && <ExportLink href={withQuery(endpoints.messagesExport, filter)} />}
        </div>
        {messages.length > 0 ? (
          <Table caption="Messages, newest first" columns={['From', 'Message', 'Received', 'Status']}>
            {messages.map((message) => (
              <Row key={message.id} message={message} />
            ))}
          </Table>
        ) : (
          <Nothing title={filtered ? 'No messages found matching your criteria' : 'No messages yet'} />
        )}
        <ListPagination hrefOf={hrefOf} page={page} pages={countPages(total, pageSize)} />
      </ListRegion>
    </>
  );
}

function Row({ message }: { message: MessageRow }) {
  const { id, name, email, subject, language, excerpt, files, status, createdAt } = message;
  return (
    <tr>
      <Cell>
        <a className={`line-link ${status === 'new' ? 'font-750' : 'font-600'}`} href={messageHref(id)}>
          {name}
        </a>
        <p className="text-tiny text-slate [overflow-wrap:break-word]">{email}</p>
      </Cell>
      <Cell label="Message">
        <p className="font-550">{t[`subject_${subject}`]}</p>
        <p className="text-tiny text-slate" lang={language}>
          {excerpt}
        </p>
        {files > 0 && <p className="text-tiny font-600">{files === 1 ? '1 file' : `${files} files`}</p>}
      </Cell>
      <Cell label="Received">
        <Moment at={createdAt} />
      </Cell>
      <Cell label="Status">
        <MessageStatusBadge status={status} />
      </Cell>
    </tr>
  );
}

function Filters({ filter, filtered }: { filter: MessageFilter; filtered: boolean }) {
  return (
    <FilterBar action={endpoints.messages} filtered={filtered} label="Filter the messages">
      <SearchFilter placeholder="Name, address, phone or words" value={filter.search} />
      <ChoiceFilter
        all="All but spam"
        choices={messageStatuses}
        label="Status"
        labels={statusLabels}
        name="status"
        value={filter.status}
      />
    </FilterBar>
  );
}
