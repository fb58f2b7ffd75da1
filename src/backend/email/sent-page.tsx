import { type MailFilter, type MailRow, mailStatuses } from '../../domain/mail/history.ts';
import { listWords } from '../../i18n/backend/lists.words.ts';
import { emailWords, mailStatusWords, mailWords } from '../../i18n/backend/mail/email.words.ts';
import { mailInputWords } from '../../i18n/backend/mail/mail-input.words.ts';
import { endpoints, withQuery } from '../../routes.ts';
import { LinkButton } from '../../ui/text/button.tsx';
import { opensAddressedDialog } from '../ui/dialog.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { useWords } from '../ui/frame/staff-language.tsx';
import { ChoiceFilter, SearchFilter } from '../ui/lists/filters.tsx';
import { FilterBar } from '../ui/lists/list.tsx';
import type { ListPage } from '../ui/lists/list-query.ts';
import { Moment } from '../ui/lists/moment.tsx';
import { PagedList } from '../ui/lists/paged-list.tsx';
import { Cell, Table } from '../ui/lists/table.tsx';
import { mailHref } from '../ui/mail-address.ts';
import { MailProgress, RecipientsBriefly } from '../ui/mail-status.tsx';

export const pageSize = 15;

type SentPageProps = ListPage<MailRow> & { filter: MailFilter };

/** All mails: those written by staff and notifications of contact messages. */
export function SentPage({ rows, filter, ...part }: SentPageProps) {
  const { total } = part;
  const t = useWords(mailWords);
  const { to } = useWords(mailInputWords);
  const { status } = useWords(listWords);
  const hrefOf = (to: number, after?: number) =>
    withQuery(endpoints.emailHistory, { ...filter, page: to > 1 ? to : undefined, after });
  const filtered = filter.search !== undefined || filter.status !== undefined;
  return (
    <>
      <PageHeader
        action={
          <LinkButton href={endpoints.email} icon="mail">
            {useWords(emailWords).newEmail}
          </LinkButton>
        }
        text={t.text}
        title={t.title}
      />
      <Filters filter={filter} filtered={filtered} />
      <PagedList
        empty={filtered ? t.nothingFound : t.nothing}
        hrefOf={hrefOf}
        noun={t.emails({ count: total })}
        {...part}
        pageSize={pageSize}
      >
        <Table caption={t.caption} columns={[t.subject, to, t.from, t.written, status]}>
          {rows.map((mail) => (
            <Row key={mail.id} mail={mail} />
          ))}
        </Table>
      </PagedList>
    </>
  );
}

function Row({ mail }: { mail: MailRow }) {
  const t = useWords(mailWords);
  const { to } = useWords(mailInputWords);
  const { status } = useWords(listWords);
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
      <Cell label={to}>
        <RecipientsBriefly mail={mail} />
      </Cell>
      <Cell label={t.from}>
        <span className="[overflow-wrap:break-word]">{mail.author ?? t.website}</span>
      </Cell>
      <Cell label={t.written}>
        <Moment at={mail.createdAt} />
      </Cell>
      <Cell label={status}>
        <MailProgress mail={mail} />
      </Cell>
    </tr>
  );
}

function Filters({ filter, filtered }: { filter: MailFilter; filtered: boolean }) {
  const t = useWords(mailWords);
  const { anyStatus, status } = useWords(listWords);
  return (
    <FilterBar action={endpoints.emailHistory} filtered={filtered} label={t.filter}>
      <SearchFilter placeholder={t.searched} value={filter.search} />
      <ChoiceFilter
        all={anyStatus}
        choices={mailStatuses}
        label={status}
        labels={useWords(mailStatusWords)}
        name="status"
        value={filter.status}
      />
    </FilterBar>
  );
}
