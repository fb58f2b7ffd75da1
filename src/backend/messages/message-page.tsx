import type { ReactNode } from 'react';
import type { Message } from '../../domain/contact/messages.ts';
import { messageStatuses } from '../../domain/contact/messages.ts';
import { messageStatusWords, messageWords } from '../../i18n/backend/messages.ts';
import { contactWords } from '../../i18n/public/contact.ts';
import { formatFileSize } from '../../i18n/site/file-sizes.ts';
import { languages } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { LinkButton } from '../../ui/text/button.tsx';
import { opensDialog } from '../ui/dialog.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { useStaffLanguage, useWords } from '../ui/frame/staff-language.tsx';
import { filterClass } from '../ui/lists/list.tsx';
import { Moment } from '../ui/lists/moment.tsx';
import { messageHref } from '../ui/message-address.ts';
import { MessageStatusBadge } from './message-status.tsx';
import { Replies, type Reply } from './replies.tsx';
import { ReplyForm, type ReplyFormProps } from './reply-form.tsx';

type MessagePageProps = { message: Message; replies: readonly Reply[]; form: Omit<ReplyFormProps, 'message'> };

/** One message with its replies and actions. */
export function MessagePage({ message, replies, form }: MessagePageProps) {
  const { id, name, subject, language } = message;
  const t = useWords(messageWords);
  const subjects = useWords(contactWords);
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
          {replies.length > 0 && <Replies replies={replies} />}
          <ReplyForm message={message} {...form} />
        </div>
        <div className="grid gap-6 md:grid-cols-2 xl:grid-cols-1">
          <Status message={message} />
          <Sender message={message} />
          {message.files.length > 0 && <Files message={message} />}
        </div>
      </div>
    </>
  );
}

function Status({ message: { id, status } }: { message: Message }) {
  const t = useWords(messageWords);
  const labels = useWords(messageStatusWords);
  return (
    <Panel action={<MessageStatusBadge status={status} />} id="status" title={t.status}>
      <form action={`${messageHref(id)}/status`} className="flex flex-wrap items-end gap-3" method="post">
        <div className="min-w-36 flex-1">
          <label className="t-label text-slate" htmlFor="message-status">
            {t.changeTo}
          </label>
          <select className={filterClass} defaultValue={status} id="message-status" name="status">
            {messageStatuses.map((one) => (
              <option key={one} value={one}>
                {labels[one]}
              </option>
            ))}
          </select>
        </div>
        <button className="btn-outline min-h-11 px-5 py-2" type="submit">
          {t.saveStatus}
        </button>
      </form>
    </Panel>
  );
}

function Sender({ message }: { message: Message }) {
  const t = useWords(messageWords);
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
  const language = useStaffLanguage();
  const t = messageWords(language);
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
