import type { ReactNode } from 'react';
import { currentLanguage } from '../../current.ts';
import type { RequestStep } from '../../db/schema/index.ts';
import { warnInHours } from '../../domain/privacy/deadlines.ts';
import { maxRecordsExported, type StoredData } from '../../domain/privacy/personal-data.ts';
import type { DataRequest } from '../../domain/privacy/requests.ts';
import { privacyWords as t } from '../../i18n/backend/privacy/requests.words.ts';
import { dataRequestKindWords } from '../../i18n/public/data-requests.words.ts';
import { formatFileSize } from '../../i18n/site/file-sizes.ts';
import { endpoints } from '../../routes.ts';
import { TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { Button, OutlineLink, TextLink } from '../../ui/text/button.tsx';
import { opensDialog } from '../ui/dialog.tsx';
import { Facts } from '../ui/facts.tsx';
import { PostButton } from '../ui/forms/post-button.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { ExportButton } from '../ui/lists/list.tsx';
import { Moment } from '../ui/lists/moment.tsx';
import { StatusBadge } from '../ui/lists/status-badge.tsx';
import { messageHref } from '../ui/message-address.ts';

export type RequestPageProps = {
  request: DataRequest;
  /** Undefined until the identity is confirmed, and after an erasure. */
  data: StoredData | undefined;
  isRestricted: boolean;
  /** Error of one of the forms, by the name of its field. */
  error?: { field: string; text: string; value: string } | undefined;
};

/** One request: what is asked, what is stored, and what can be done. */
export function RequestPage({ request, data, isRestricted, error }: RequestPageProps) {
  const kinds = dataRequestKindWords(currentLanguage());
  const { id, kind, status, certificate } = request;
  return (
    <>
      <PageHeader
        action={<OutlineLink href={endpoints.privacy}>{t.all}</OutlineLink>}
        text={t.numbered({ kind: kinds[`kind_${kind}`], id })}
        title={request.email}
      />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="xl:col-start-2">
          <About request={request} />
        </div>
        <div className="grid gap-6 xl:col-start-1 xl:row-span-2 xl:row-start-1">
          {isRestricted && <p className="border-l-[5px] border-laterite bg-white px-5 py-4 font-600">{t.restricted}</p>}
          {status === 'unconfirmed' && <Identity id={id} error={error} />}
          {certificate ? (
            <Panel id="stored" title={t.stored}>
              <p>{t.erasedAlready}</p>
              <p className="mt-3">
                <a className="line-link font-600" href={`${endpoints.privacy}/${id}/certificate`}>
                  {t.certificateLink}
                </a>
              </p>
            </Panel>
          ) : (
            <StoredDataPanel data={data} id={id} />
          )}
          <History id={id} steps={request.history} />
        </div>
        {status === 'open' && (
          <div className="xl:col-start-2">
            <Actions isRestricted={isRestricted} error={error} request={request} />
          </div>
        )}
      </div>
    </>
  );
}

function About({ request }: { request: DataRequest }) {
  const kinds = dataRequestKindWords(currentLanguage());
  const { status, dueAt, confirmedAt, closedAt } = request;
  const badge =
    status === 'open' && dueAt ? <Deadline dueAt={dueAt} /> : <StatusBadge>{t[`status_${status}`]}</StatusBadge>;
  return (
    <Panel action={badge} id="about" title={t.request}>
      <Facts
        facts={[
          [t.what, kinds[`kind_${request.kind}`]],
          [t.name, request.name],
          [t.details, request.details],
          [t.received, <Moment at={request.createdAt} key="received" />],
          [t.confirmed, confirmedAt && <Moment at={confirmedAt} key="confirmed" />],
          [t.deadline, dueAt && <Moment at={dueAt} key="due" />],
          [t.closed, closedAt && <Moment at={closedAt} key="closed" />],
          [t.outcome, request.outcome],
          [t.notice, request.noticeVersion],
        ]}
      />
    </Panel>
  );
}

type WithError = { error: RequestPageProps['error'] };

function Identity({ id, error }: { id: number } & WithError) {
  return (
    <Panel id="identity" text={t.identityText} title={t.identity}>
      <form action={`${endpoints.privacy}/${id}/confirm`} className="grid gap-4" method="post">
        <TextField
          {...fieldOf('reason', error)}
          autoComplete="off"
          id="reason"
          label={t.identityReason}
          maxLength={300}
          name="reason"
        />
        <div>
          <Button variant="outline">{t.identityConfirm}</Button>
        </div>
      </form>
    </Panel>
  );
}

function Actions({ request, isRestricted, error }: { request: DataRequest; isRestricted: boolean } & WithError) {
  const one = `${endpoints.privacy}/${request.id}`;
  return (
    <Panel id="act" title={t.act}>
      <div className="grid gap-7">
        <Act text={t.closeText} title={t.close}>
          <form action={`${one}/close`} className="grid gap-3" method="post">
            <TextArea
              {...fieldOf('outcome', error)}
              id="outcome"
              label={t.outcome}
              maxLength={2000}
              name="outcome"
              rows={4}
            />
            <fieldset className="grid gap-1 text-small">
              <legend className="sr-only">{t.status}</legend>
              {(['fulfilled', 'refused'] as const).map((status) => (
                <label className="flex min-h-11 items-center gap-3" key={status}>
                  <input
                    className="size-5"
                    defaultChecked={status === 'fulfilled'}
                    name="status"
                    type="radio"
                    value={status}
                  />
                  {t[status]}
                </label>
              ))}
            </fieldset>
            <Button>{t.closeVerb}</Button>
          </form>
        </Act>
        <Act text={t.correctText} title={t.correct}>
          <form action={`${one}/correct`} className="grid gap-3" method="post">
            <TextField
              {...fieldOf('name', error)}
              autoComplete="off"
              id="correct-name"
              label={t.name}
              maxLength={120}
              name="name"
            />
            <TextField autoComplete="off" id="correct-phone" label={t.phone} maxLength={40} name="phone" type="tel" />
            <Button variant="outline">{t.correct}</Button>
          </form>
        </Act>
        <PostButton
          action={`${one}/restrict`}
          fields={{ restricted: isRestricted ? 'no' : 'yes' }}
          look="btn-outline w-full"
          text={isRestricted ? t.lift : t.restrict}
        />
        <a
          className="line-link inline-flex min-h-11 items-center font-600 text-laterite-deep"
          href={`${one}/erase`}
          {...opensDialog}
        >
          {t.erase}
        </a>
      </div>
    </Panel>
  );
}

function Act({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="t-label">{title}</h3>
      <p className="mb-3 text-tiny text-slate">{text}</p>
      {children}
    </div>
  );
}

function fieldOf(field: string, error: RequestPageProps['error']) {
  return error?.field === field ? { error: error.text, defaultValue: error.value } : {};
}

/** What happened to a request, in order. */
function History({ id, steps }: { id: number; steps: readonly RequestStep[] }) {
  return (
    <Panel
      action={
        <a className="line-link text-small font-600" download href={`${endpoints.privacy}/${id}/evidence.json`}>
          {t.evidence}
        </a>
      }
      id="history"
      title={t.history}
    >
      <ol className="grid gap-2 text-small">
        {steps.map(({ at, by, step, reason }) => (
          <li className="flex flex-wrap gap-x-4" key={`${at} ${step}`}>
            <Moment at={new Date(at)} />
            <span className="[overflow-wrap:anywhere]">
              {t[`step_${step}`]}
              {reason && `: ${reason}`} · {by ?? t.sender}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

const hourInMilliseconds = 3_600_000;

/** How much of the 72 hours is left. */
export function Deadline({ dueAt, now = new Date() }: { dueAt: Date; now?: Date }) {
  const hours = (dueAt.getTime() - now.getTime()) / hourInMilliseconds;
  if (hours < 0) return <StatusBadge tone="bad">{t.overdue({ hours: Math.ceil(-hours) })}</StatusBadge>;
  const text = hours < 1 ? t.soon : t.hoursLeft({ hours: Math.floor(hours) });
  return <StatusBadge tone={hours < warnInHours ? 'bad' : 'busy'}>{text}</StatusBadge>;
}

/** Everything that is stored about the address of a request. */
function StoredDataPanel({ id, data }: { id: number; data: StoredData | undefined }) {
  const language = currentLanguage();
  if (!data) {
    return (
      <Panel id="stored" text={t.storedText} title={t.stored}>
        <p>{t.storedWhenConfirmed}</p>
      </Panel>
    );
  }
  const { messages, files, mails, log, accounts, requests } = data;
  const isEmpty = [messages, files, mails, log, accounts].every((records) => records.length === 0);
  return (
    <Panel
      action={
        <span className="flex flex-wrap gap-x-5 gap-y-1 text-small font-600">
          <ExportButton action={`${endpoints.privacy}/${id}/data.json`} label={t.exportJson} />
          <ExportButton action={`${endpoints.privacy}/${id}/data.pdf`} label={t.exportPdf} />
        </span>
      }
      id="stored"
      text={t.storedText}
      title={t.stored}
    >
      {isEmpty && <p>{t.nothingStored}</p>}
      <div className="grid gap-6">
        <Records
          records={messages.map((message) => (
            <>
              <a className="line-link font-600" href={messageHref(message.id)}>
                #{message.id}
              </a>{' '}
              · <Moment at={message.received} /> · {message.name}
              <span className="mt-1 block whitespace-pre-wrap text-slate">{message.message}</span>
            </>
          ))}
          title={t.messages}
        />
        <Records
          records={files.map((file) => (
            <>
              <a className="line-link" download href={`${messageHref(file.message)}/files/${file.id}`}>
                {file.name}
              </a>{' '}
              · {formatFileSize(file.bytes, language)}
            </>
          ))}
          title={t.files}
        />
        <Records
          records={mails.map((mail) => (
            <>
              <Moment at={mail.written} /> · {mail.subject}
            </>
          ))}
          title={t.mails}
        />
        <Records
          records={log.map((entry) => (
            <>
              <Moment at={entry.time} /> · {entry.description}
            </>
          ))}
          title={t.log}
        />
        <Records
          records={accounts.map((account) => `${account.username} · ${account.email ?? ''}`)}
          title={t.accounts}
        />
        <Records
          records={requests.map((request) => (
            <>
              <TextLink href={`${endpoints.privacy}/${request.id}`}>#{request.id}</TextLink> ·{' '}
              <Moment at={request.received} />
            </>
          ))}
          title={t.requestsOf}
        />
      </div>
    </Panel>
  );
}

function Records({ title, records }: { title: string; records: readonly ReactNode[] }) {
  if (records.length === 0) return null;
  return (
    <section>
      <h3 className="t-label">
        {title} ({records.length})
      </h3>
      <ul className="mt-2 grid gap-2 text-small">
        {records.map((record, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered once, on the server
          <li className="border-t border-graphite/12 pt-2 [overflow-wrap:anywhere]" key={index}>
            {record}
          </li>
        ))}
      </ul>
      {records.length >= maxRecordsExported && (
        <p className="mt-2 text-tiny text-slate">{t.partly({ count: maxRecordsExported })}</p>
      )}
    </section>
  );
}
