import type { ReactNode } from 'react';
import { currentLanguage } from '../../../current.ts';
import { maxRecordsExported, type StoredData } from '../../../domain/privacy/personal-data.ts';
import { privacyWords as t } from '../../../i18n/backend/privacy/requests.words.ts';
import { formatFileSize } from '../../../i18n/site/file-sizes.ts';
import { endpoints } from '../../../routes.ts';
import { Panel } from '../../ui/frame/panel.tsx';
import { ExportButton } from '../../ui/lists/list.tsx';
import { Moment } from '../../ui/lists/moment.tsx';
import { messageHref } from '../../ui/message-address.ts';

/** Everything that is stored about the address of a request. */
export function StoredDataPanel({ id, data }: { id: number; data: StoredData | undefined }) {
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
              <a className="line-link" href={`${endpoints.privacy}/${request.id}`}>
                #{request.id}
              </a>{' '}
              · <Moment at={request.received} />
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
