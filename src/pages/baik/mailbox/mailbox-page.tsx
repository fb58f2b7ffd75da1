import type { ComponentProps } from 'react';
import { attachmentTypes } from '../../../domain/attachments/attachment-types.ts';
import type { CaseContent } from '../../../domain/baik/cases/entries.ts';
import type { OpenMailbox } from '../../../domain/baik/cases/mailbox.ts';
import { baikLimits } from '../../../domain/baik/input.ts';
import type { FileNote } from '../../../domain/baik/sealing/sealed-files.ts';
import { type Day, startOf } from '../../../domain/days.ts';
import { baikWords } from '../../../i18n/public/baik/baik.words.ts';
import { baikMailboxWords } from '../../../i18n/public/baik/baik-mailbox.words.ts';
import { formatLongDate } from '../../../i18n/site/dates.ts';
import { formatFileSize } from '../../../i18n/site/file-sizes.ts';
import { type Language, languages } from '../../../i18n/site/language.ts';
import { fileUrl } from '../../../manifest.ts';
import { href, routes } from '../../../routes.ts';
import { CountedText } from '../../../ui/forms/counted-text.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { FilesField } from '../../../ui/forms/files-field.tsx';
import type { FormError } from '../../../ui/forms/form-text.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Icon } from '../../../ui/media/icon.tsx';
import { Button, LinkButton, MoreLink } from '../../../ui/text/button.tsx';
import { Heading } from '../../../ui/text/heading.tsx';
import type { FileDescription } from '../../../web/forms/baik/report-files.ts';
import type { LoadedPage } from '../../../web/pages/public-page.ts';
import { pageHead } from '../../page-head.ts';
import { Plain } from '../../plain.tsx';
import { pictureKey, QuickExit } from '../baik-page.tsx';
import { CopiedFiles, ReviewNotice } from '../copied-files.tsx';
import { baikFormWords } from '../form-props.ts';

export function mailboxPage(language: Language, siteUrl: string, content: MailboxContent): LoadedPage {
  const t = baikMailboxWords(language);
  const trail = [
    { label: baikWords(language).title, href: href(routes.baik.index, language) },
    { label: t.title, href: href(routes.baik.mailbox, language) },
  ];
  const head = pageHead({ siteUrl }, { title: t.tabTitle, description: t.description, trail, pictureKey });
  return {
    ...head,
    meta: { ...head.meta, hidden: true },
    bar: 'solid',
    body: (
      <>
        <QuickExit language={language} />
        <Plain lead={t.lead} title={t.title} trail={trail}>
          {content.kind === 'door' && <ReceiptForm kept={content.kept} language={language} problem={content.problem} />}
          {content.kind === 'erased' && <ErasedReport erasedOn={content.erasedOn} language={language} />}
          {content.kind === 'inside' && <MailboxView {...content} language={language} />}
        </Plain>
      </>
    ),
  };
}

function ErasedReport({ erasedOn, language }: { erasedOn: Day; language: Language }) {
  const t = baikMailboxWords(language);
  return (
    <div className="max-w-[42rem]">
      <Heading className="mb-6">{t.erasedTitle}</Heading>
      <p className="mb-8">{t.erasedText({ day: formatLongDate(startOf(erasedOn), language) })}</p>
      <MoreLink href={href(routes.baik.index, language)}>{t.newReport}</MoreLink>
    </div>
  );
}

const id = 'baik-receipt';

type ReceiptFormProps = { language: Language; problem: string | undefined; kept: KeptReply | undefined };

/**
 * Form for the receipt. A rejected receipt is not shown again, because it may be nearly correct. A message that could not
 * be stored stays in the form and is sent with the receipt.
 */
function ReceiptForm({ language, problem, kept }: ReceiptFormProps) {
  const t = baikMailboxWords(language);
  return (
    <div className="grid gap-x-8 gap-y-14 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <Heading className="mb-8">{t.doorTitle}</Heading>
        <MailboxForm className="grid max-w-[34rem] gap-6" language={language} noValidate>
          {problem && <ErrorSummary autoFocus errors={[{ target: id, text: problem }]} title={t.summaryTitle} />}
          <TextField
            aria-required
            autoCapitalize="off"
            autoComplete="off"
            error={problem}
            hint={t.codeHint}
            id={id}
            label={t.code}
            look="text-item tracking-[0.06em]"
            name="receipt"
            spellCheck={false}
          />
          {kept && <KeptMessage {...kept} language={language} />}
          <div>{kept ? <Button icon="send">{t.sendMessage}</Button> : <Button icon="key">{t.open}</Button>}</div>
        </MailboxForm>
      </div>
      <div className="border-t-2 border-ember pt-6 lg:col-span-4 lg:col-start-9 lg:self-start">
        <p className="text-small text-slate">{t.codeLost}</p>
        <MoreLink href={href(routes.baik.index, language)}>{t.newReport}</MoreLink>
      </div>
    </div>
  );
}

function KeptMessage({ language, text, formKey, drafts }: KeptReply & { language: Language }) {
  return (
    <>
      <input name="action" type="hidden" value="reply" />
      <input name="submission_key" type="hidden" value={formKey} />
      <input name="drafts" type="hidden" value={drafts} />
      <MessageText error={undefined} hint="" language={language} text={text} />
    </>
  );
}

const messageId = 'baik-message';

type MessageTextProps = { language: Language; text: string; hint: string; error: string | undefined };

function MessageText({ language, text, hint, error }: MessageTextProps) {
  return (
    <CountedText
      autoComplete="off"
      defaultValue={text}
      error={error}
      hint={hint}
      id={messageId}
      label={baikMailboxWords(language).message}
      limit={baikLimits.report}
      locale={languages[language].htmlLang}
      name="text"
      text={undefined}
      words={baikFormWords(language)}
    />
  );
}

/** Sends the receipt again with everything, because the server stores no session. */
function MailboxForm({ language, className, ...rest }: ComponentProps<'form'> & { language: Language }) {
  return (
    <form
      action={href(routes.baik.mailbox, language)}
      autoComplete="off"
      className={className}
      encType="multipart/form-data"
      method="post"
      {...rest}
    />
  );
}

type MailboxInsideProps = Extract<MailboxContent, { kind: 'inside' }> & { language: Language };

function MailboxView(props: MailboxInsideProps) {
  const { language, mailbox, content, isSent } = props;
  const t = baikMailboxWords(language);
  return (
    <div className="grid gap-x-8 gap-y-14 lg:grid-cols-12">
      <div className="lg:order-2 lg:col-span-4 lg:col-start-9">
        <Facts language={language} mailbox={mailbox} />
        <div className="mt-8">
          <LinkButton href={href(routes.baik.mailbox, language)} icon="lock" variant="outline">
            {t.close}
          </LinkButton>
          <p className="mt-3 text-tiny text-slate">{t.closeHint}</p>
        </div>
      </div>
      <div className="lg:order-1 lg:col-span-7">
        {isSent && (
          <p
            // biome-ignore lint/a11y/noAutofocus: the result of the submitted form is announced first
            autoFocus
            className="mb-8 flex items-start gap-3 border-l-[5px] border-mangrove bg-white px-5 py-4 font-600"
            tabIndex={-1}
          >
            <Icon className="mt-1 size-5 text-mangrove" name="check" />
            {t.sent}
          </p>
        )}
        <Heading className="mb-8">{t.conversation}</Heading>
        <Conversation code={props.code} content={content} language={language} />
        <ReplyForm {...props} />
      </div>
    </div>
  );
}

function Facts({ language, mailbox }: { language: Language; mailbox: OpenMailbox }) {
  const t = baikMailboxWords(language);
  const { status, reason, receivedOn, eraseOn } = mailbox;
  const facts: [label: string, value: string][] = [
    [t.status, t[`status_${status}`]],
    ...(reason ? [[t.reason, t[`reason_${reason}`]] satisfies [string, string]] : []),
    [t.receivedOn, formatLongDate(startOf(receivedOn), language)],
    ...(eraseOn ? [[t.eraseOn, formatLongDate(startOf(eraseOn), language)] satisfies [string, string]] : []),
  ];
  return (
    <section aria-labelledby="baik-case" className="border-t-2 border-ember pt-6">
      <h2 className="t-sub" id="baik-case">
        {t.caseTitle}
      </h2>
      <dl className="mt-5">
        {facts.map(([label, value]) => (
          <div className="border-t border-graphite/20 py-3" key={label}>
            <dt className="text-tiny text-slate">{label}</dt>
            <dd className="font-650">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type ConversationProps = { content: CaseContent; code: string; language: Language };

function Conversation({ content: { entries, findings }, code, language }: ConversationProps) {
  const t = baikMailboxWords(language);
  const isAnswered = entries.some(({ author }) => author === 'recipient');
  return (
    <>
      {findings.length > 0 && (
        <p className="mb-8 border-l-[5px] border-ember bg-white px-5 py-4 font-600">{t.changedOutside}</p>
      )}
      <ol className="grid gap-6">
        {entries.map(({ id, author, writtenOn, record, isForged }) => (
          <li
            className={
              author === 'recipient'
                ? 'border-l-[5px] border-mangrove bg-white px-5 py-5 sm:ml-10'
                : 'border-l-[5px] border-graphite/30 px-5 py-2 sm:mr-10'
            }
            key={id}
          >
            <p className="text-tiny text-slate">
              <span className="font-700 text-graphite">{author === 'recipient' ? t.team : t.you}</span>
              {' · '}
              <time dateTime={writtenOn}>{formatLongDate(startOf(writtenOn), language)}</time>
              {isForged && <strong className="text-laterite-deep"> · {t.notSigned}</strong>}
            </p>
            <p className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">{record.text}</p>
            {record.files.length > 0 && (
              <ul aria-label={t.files} className="mt-4 grid gap-2 text-small">
                {record.files.map((file) => (
                  <li className="flex items-start gap-3" key={file.id}>
                    <Icon className="mt-0.5 size-5" name="lock" />
                    <span className="min-w-0 [overflow-wrap:anywhere]">
                      {file.filename}
                      <span className="text-slate">
                        {' '}
                        ({formatFileSize(file.size, language)}, {file.kind === 'copy' ? t.sealedCopy : t.sealedOriginal}
                        )
                      </span>
                      <Download code={code} file={file} language={language} />
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      {!isAnswered && <p className="mt-6 text-slate">{t.nothingYet}</p>}
    </>
  );
}

/** A form, because an address with which a file can be fetched would stay in the history of the browser. */
function Download({ code, file: { id, filename }, language }: { code: string; file: FileNote; language: Language }) {
  const t = baikMailboxWords(language);
  return (
    <MailboxForm className="mt-1" language={language}>
      <input name="receipt" type="hidden" value={code} />
      <input name="action" type="hidden" value="file" />
      <input name="file" type="hidden" value={id} />
      <button aria-label={t.downloadFile({ name: filename })} className="line-link min-h-11 font-600" type="submit">
        {t.download}
      </button>
    </MailboxForm>
  );
}

const filesId = 'baik-attachments';

function ReplyForm({ language, code, formKey, reply }: MailboxInsideProps) {
  const t = baikMailboxWords(language);
  const words = baikFormWords(language);
  const errorOf = (field: string) => reply.errors.find((error) => error.field === field)?.text;
  const target = (field: string) => (field === 'text' ? messageId : field === 'attachments' ? filesId : '');
  return (
    <section aria-labelledby="baik-reply" className="mt-16 scroll-mt-28" id="reply">
      <Heading className="mb-8" id="baik-reply" level={2} size="sub">
        {t.replyTitle}
      </Heading>
      <MailboxForm
        className="grid gap-6"
        language={language}
        noValidate
        // Some browsers' spell checkers send text to a server.
        spellCheck={false}
      >
        {reply.errors.length > 0 && (
          <ErrorSummary
            autoFocus
            errors={reply.errors.map(({ field, text }) => ({ target: target(field), text }))}
            title={t.messageSummary}
          />
        )}
        {reply.files.length > 0 && reply.errors.length === 0 && <ReviewNotice words={words} />}
        <input name="receipt" type="hidden" value={code} />
        <input name="action" type="hidden" value="reply" />
        <input name="submission_key" type="hidden" value={formKey} />
        <input name="drafts" type="hidden" value={reply.drafts} />
        <MessageText error={errorOf('text')} hint={words.reportHint} language={language} text={reply.text} />
        <FilesField
          error={errorOf('attachments')}
          extensions={Object.keys(attachmentTypes)}
          hint={words.attachmentsHint}
          id={filesId}
          label={words.attachments}
          mark={`(${baikWords(language).optional})`}
        />
        <CopiedFiles
          files={reply.files}
          icons={fileUrl('icons.svg')}
          locale={languages[language].htmlLang}
          words={words}
        />
        <div>
          <Button icon="send">{t.sendMessage}</Button>
        </div>
      </MailboxForm>
    </section>
  );
}

/** What was being sent when the mailbox could not be opened again. */
export type KeptReply = { text: string; formKey: string; drafts: string };

type ReplyState = { text: string; errors: FormError[]; drafts: string; files: FileDescription[] };

/** What a form in the mailbox hands over to the page after it. */
export type AfterForm = {
  /** The receipt as typed; every form in the mailbox submits it again, because the server stores no session. */
  code: string;
  isSent: boolean;
  reply: ReplyState;
};

export const emptyReply: ReplyState = { text: '', errors: [], drafts: '', files: [] };

export type MailboxContent =
  | { kind: 'erased'; erasedOn: Day }
  | { kind: 'door'; problem?: string | undefined; kept?: KeptReply | undefined }
  | ({
      kind: 'inside';
      mailbox: OpenMailbox;
      content: CaseContent;
      formKey: string;
    } & AfterForm);
