import { type MailFilter, type MailRow, mailStatuses } from '../../domain/mail/history.ts';
import { listWords } from '../../i18n/backend/lists.words.ts';
import { emailWords, mailStatusWords, mailWords as t } from '../../i18n/backend/mail/email.words.ts';
import { mailInputWords } from '../../i18n/backend/mail/mail-input.words.ts';
import { endpoints } from '../../routes.ts';
import { LinkButton } from '../../ui/text/button.tsx';
import { opensAddressedDialog } from '../ui/dialog.tsx';
import { ChoiceFilter, SearchFilter } from '../ui/lists/filters.tsx';
import type { ListLook } from '../ui/lists/list-screen.tsx';
import { Moment } from '../ui/lists/moment.tsx';
import { mailHref } from '../ui/mail-address.ts';
import { MailProgress, RecipientsBriefly } from '../ui/mail-status.tsx';

/** How the list of all mails looks: those written by staff and notifications of contact messages. */
export function sentLook(filter: MailFilter): ListLook<MailRow> {
  const { anyStatus, status } = listWords;
  return {
    texts: t,
    noun: t.emails,
    action: (
      <LinkButton href={endpoints.email} icon="mail">
        {emailWords.newEmail}
      </LinkButton>
    ),
    filters: (
      <>
        <SearchFilter placeholder={t.searched} value={filter.search} />
        <ChoiceFilter
          all={anyStatus}
          choices={mailStatuses}
          label={status}
          labels={mailStatusWords}
          name="status"
          value={filter.status}
        />
      </>
    ),
    columns: [
      { head: t.subject, alone: true, cell: (mail) => <Subject mail={mail} /> },
      { head: mailInputWords.to, cell: (mail) => <RecipientsBriefly mail={mail} /> },
      {
        head: t.from,
        cell: ({ author }) => <span className="[overflow-wrap:break-word]">{author ?? t.website}</span>,
      },
      { head: t.written, cell: ({ createdAt }) => <Moment at={createdAt} /> },
      { head: status, cell: (mail) => <MailProgress mail={mail} /> },
    ],
  };
}

function Subject({ mail: { id, subject } }: { mail: MailRow }) {
  return (
    <a className="line-link inline-flex min-h-6 items-center font-600" href={mailHref(id)} {...opensAddressedDialog}>
      {subject}
    </a>
  );
}
