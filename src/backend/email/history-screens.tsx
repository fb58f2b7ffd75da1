import type { ReactNode } from 'react';
import {
  cancelMail,
  findMail,
  type MailFilter,
  type MailRow,
  mailList,
  mailStatuses,
  retryMail,
} from '../../domain/mail/history.ts';
import { listWords } from '../../i18n/backend/lists.words.ts';
import { emailWords, mailStatusWords, mailWords as t } from '../../i18n/backend/mail/email.words.ts';
import { mailInputWords } from '../../i18n/backend/mail/mail-input.words.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { LinkButton, TextLink } from '../../ui/text/button.tsx';
import { closesDialog, DialogContent, opensAddressedDialog } from '../ui/dialog.tsx';
import { PostButton } from '../ui/forms/post-button.tsx';
import { done, failed } from '../ui/frame/screen.tsx';
import { ChoiceFilter, SearchFilter } from '../ui/lists/filters.tsx';
import type { ListLook } from '../ui/lists/list-screen.tsx';
import { Moment } from '../ui/lists/moment.tsx';
import { mailHref } from '../ui/mail-address.ts';
import { MailProgress, RecipientsBriefly } from '../ui/mail-status.tsx';
import { messageHref } from '../ui/message-address.ts';
import { screens } from '../ui/screens.tsx';

/** History of sent, queued and failed mail. */
export function historyScreens(site: Site) {
  const list = endpoints.emailHistory;
  const one = `${list}/:id`;
  return screens(site, { name: 'email.history', section: 'email', back: list, notFound: () => t.noMail })
    .list(list, mailList, { pageSize: 15, noPage: () => t.noPage }, ({ filter }) => sentLook(filter))
    .showOne(one, 'email.send', findMail, ({ row }) => ({ title: row.subject, body: <MailPage mail={row} /> }))
    .act(`${one}/retry`, retryMail, {
      done: (_, { id }) => {
        site.mailroom?.wake();
        return done(mailHref(id), t.retried, t.retriedText);
      },
      refused: (_, { id }) => failed(mailHref(id), t.tooLate, t.tooLateText),
    })
    .act(`${one}/cancel`, cancelMail, {
      done: (_, { id }) => done(mailHref(id), t.cancelled, t.cancelledText),
      refused: (_, { id, author }) =>
        author === null ? failed(mailHref(id), t.ofSite, t.ofSiteText) : failed(mailHref(id), t.tooLate, t.tooLateText),
    }).routes;
}

/** How the list of all mails looks: those written by staff and notifications of contact messages. */
function sentLook(filter: MailFilter): ListLook<MailRow> {
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

type Mail = NonNullable<Awaited<ReturnType<typeof findMail>>>;

/** One mail: recipients, content, delivery attempts and actions. */
function MailPage({ mail }: { mail: Mail }) {
  const { id, status, contactMessageId, sentAt, attachments } = mail;
  const { to, cc, bcc } = mailInputWords;
  const { status: statusLabel } = listWords;
  const isTextRemoved = mail.isConfidential && (status === 'failed' || status === 'cancelled');
  const canRetry = (status === 'failed' && !isTextRemoved) || (status === 'waiting' && mail.attempts > 0);
  const canCancel = mail.author !== null && (status === 'failed' || status === 'waiting');
  return (
    <DialogContent title={mail.subject}>
      <dl className="grid gap-x-6 gap-y-3 text-small sm:grid-cols-[8rem_minmax(0,1fr)]">
        <Fact name={statusLabel}>
          <MailProgress mail={mail} />
        </Fact>
        <Addresses given={mail.recipients} name={to} otherwise={t.systemMailbox} />
        <Addresses given={mail.cc} name={cc} />
        <Addresses given={mail.bcc} name={bcc} />
        <Fact name={t.from}>{mail.author ?? t.website}</Fact>
        <Fact name={t.written}>
          <Moment at={mail.createdAt} />
        </Fact>
        {sentAt && (
          <Fact name={t.sent}>
            <Moment at={sentAt} />
          </Fact>
        )}
        {attachments.length > 0 && <Fact name={t.files}>{attachments.map(({ filename }) => filename).join(', ')}</Fact>}
        {contactMessageId !== null && (
          <Fact name={t.message}>
            <TextLink href={messageHref(contactMessageId)}>{t.contactMessage({ id: contactMessageId })}</TextLink>
          </Fact>
        )}
      </dl>
      {mail.isHtml && <p className="mt-5 text-tiny text-slate">{t.htmlSource}</p>}
      <pre className="mt-3 max-h-100 overflow-auto whitespace-pre-wrap border border-graphite/15 bg-white p-4 font-sans text-small [overflow-wrap:anywhere]">
        {isTextRemoved ? t.textRemoved : mail.isConfidential ? t.confidential : mail.body}
      </pre>
      <Attempts tries={mail.tries} />
      <div className="mt-6 flex flex-wrap items-center gap-3">
        {canRetry && <PostButton action={`${mailHref(id)}/retry`} look="btn-primary" text={t.tryAgain} />}
        {canCancel && <PostButton action={`${mailHref(id)}/cancel`} text={t.cancel} />}
        <a className="btn-outline" href={endpoints.emailHistory} {...closesDialog}>
          {t.close}
        </a>
      </div>
    </DialogContent>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="font-600 text-slate">{name}</dt>
      <dd className="[overflow-wrap:anywhere] max-sm:-mt-2">{children}</dd>
    </>
  );
}

function Addresses({ name, given, otherwise }: { name: string; given: readonly string[]; otherwise?: string }) {
  if (given.length === 0 && !otherwise) return null;
  return <Fact name={name}>{given.join(', ') || otherwise}</Fact>;
}

function Attempts({ tries }: { tries: Mail['tries'] }) {
  const failed = tries.filter(({ error }) => error !== null);
  if (failed.length === 0) return null;
  return (
    <details className="mt-5 text-small">
      <summary className="inline-flex min-h-6 cursor-pointer items-center font-600 line-link">
        {t.attemptsFailed({ count: failed.length })}
      </summary>
      <ol className="mt-2 grid gap-1.5">
        {failed.map(({ startedAt, error }) => (
          <li key={startedAt.toISOString()}>
            <Moment at={startedAt} />: {error}
          </li>
        ))}
      </ol>
    </details>
  );
}
