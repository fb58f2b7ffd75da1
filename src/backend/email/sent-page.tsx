import { type MailFilter, type MailRow, mailStatuses } from '../../domain/mail/history.ts';
import { endpoints, withQuery } from '../../routes.ts';
import { LinkButton } from '../../ui/text/button.tsx';
import { countPages } from '../../web/http/paging.ts';
import { opensAddressedDialog } from '../ui/dialog.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { ChoiceFilter, SearchFilter } from '../ui/lists/filters.tsx';
import { FilterBar, ListRegion } from '../ui/lists/list.tsx';
import { ListPagination, ListSummary } from '../ui/lists/list-pagination.tsx';
import { Moment } from '../ui/lists/moment.tsx';
import { Nothing } from '../ui/lists/nothing.tsx';
import { Cell, Table } from '../ui/lists/table.tsx';
import { mailHref } from '../ui/mail-address.ts';
import { MailProgress, recipientsBriefly, statusLabels } from '../ui/mail-status.tsx';

export const pageSize = 15;

type SentPageProps = { mails: readonly MailRow[]; filter: MailFilter; page: number; total: number };

/** Every mail of the site: those of staff, and those that tell of contact messages. */
export function SentPage({ mails, filter, page, total }: SentPageProps) {
  const hrefOf = (to: number) => withQuery(endpoints.emailHistory, { ...filter, page: to > 1 ? to : undefined });
  const filtered = filter.search !== undefined || filter.status !== undefined;
  return (
    <>
      <PageHeader
        action={
          <LinkButton href={endpoints.email} icon="mail">
            New email
          </LinkButton>
        }
        text="What left from the system mailbox, what waits, and what could not be sent."
        title="Sent mail"
      />
      <Filters filter={filter} filtered={filtered} />
      <ListRegion>
        <ListSummary noun="emails" page={page} pageSize={pageSize} total={total} />
        {mails.length > 0 ? (
          <Table caption="Mail, newest first" columns={['Subject', 'To', 'From', 'Written', 'Status']}>
            {mails.map((mail) => (
              <Row key={mail.id} mail={mail} />
            ))}
          </Table>
        ) : (
          <Nothing title={filtered ? 'No mail found matching your criteria' : 'No mail yet'} />
        )}
        <ListPagination hrefOf={hrefOf} page={page} pages={countPages(total, pageSize)} />
      </ListRegion>
    </>
  );
}

function Row({ mail }: { mail: MailRow }) {
  return (
    <tr>
      <Cell>
        <a
          className="line-link inline-flex min-h-6 items-center font-600"
          href={mailHref(mail.id)}
          {...opensAddressedDialog}
        >
          {mail.subject}
        </a>
      </Cell>
      <Cell label="To">{recipientsBriefly(mail)}</Cell>
      <Cell label="From">
        <span className="[overflow-wrap:break-word]">{mail.author ?? 'The website'}</span>
      </Cell>
      <Cell label="Written">
        <Moment at={mail.createdAt} />
      </Cell>
      <Cell label="Status">
        <MailProgress mail={mail} />
      </Cell>
    </tr>
  );
}

function Filters({ filter, filtered }: { filter: MailFilter; filtered: boolean }) {
  return (
    <FilterBar action={endpoints.emailHistory} filtered={filtered} label="Filter the mail">
      <SearchFilter placeholder="Subject or address" value={filter.search} />
      <ChoiceFilter
        all="Any status"
        choices={mailStatuses}
        label="Status"
        labels={statusLabels}
        name="status"
        value={filter.status}
      />
    </FilterBar>
  );
}
