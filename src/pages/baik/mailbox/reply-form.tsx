import { attachmentTypes } from '../../../domain/attachments/attachment-types.ts';
import { baikLimits } from '../../../domain/baik/input.ts';
import { baikWords } from '../../../i18n/public/baik/baik.ts';
import { baikMailboxWords } from '../../../i18n/public/baik/baik-mailbox.ts';
import { type Language, languages } from '../../../i18n/site/language.ts';
import { fileUrl } from '../../../manifest.ts';
import { href, routes } from '../../../routes.ts';
import { CountedText } from '../../../ui/forms/counted-text.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { FileInput } from '../../../ui/forms/file-input.tsx';
import { Button } from '../../../ui/text/button.tsx';
import { Heading } from '../../../ui/text/heading.tsx';
import { CopiedFiles } from '../copied-files.tsx';
import { baikFormWords } from '../form-props.ts';
import { ReviewNotice } from '../review-notice.tsx';
import type { MailboxContent } from './mailbox-content.ts';

type ReplyFormProps = Extract<MailboxContent, { kind: 'inside' }> & { language: Language };

const messageId = 'baik-message';
const filesId = 'baik-attachments';

/** Plain form in the mailbox. It submits the receipt again, because the server stores no session. */
export function ReplyForm({ language, code, formKey, reply }: ReplyFormProps) {
  const t = baikMailboxWords(language);
  const words = baikFormWords(language);
  const { locale } = { locale: languages[language].htmlLang };
  const errorOf = (field: string) => reply.mistakes.find((mistake) => mistake.field === field)?.text;
  const target = (field: string) => (field === 'text' ? messageId : field === 'attachments' ? filesId : '');
  return (
    <section aria-labelledby="baik-reply" className="mt-16 scroll-mt-28" id="reply">
      <Heading className="mb-8" id="baik-reply" level={2} size="sub">
        {t.replyTitle}
      </Heading>
      <form
        action={href(routes.baik.mailbox, language)}
        autoComplete="off"
        className="grid gap-6"
        encType="multipart/form-data"
        method="post"
        noValidate
        // Some browsers' spell checkers send text to a server.
        spellCheck={false}
      >
        {reply.mistakes.length > 0 && (
          <ErrorSummary
            autoFocus
            errors={reply.mistakes.map(({ field, text }) => ({ target: target(field), text }))}
            title={t.messageSummary}
          />
        )}
        {reply.files.length > 0 && reply.mistakes.length === 0 && <ReviewNotice words={words} />}
        <input name="receipt" type="hidden" value={code} />
        <input name="action" type="hidden" value="reply" />
        <input name="submission_key" type="hidden" value={formKey} />
        <input name="drafts" type="hidden" value={reply.drafts} />
        <CountedText
          autoComplete="off"
          defaultValue={reply.text}
          error={errorOf('text')}
          hint={words.reportHint}
          id={messageId}
          label={t.message}
          limit={baikLimits.report}
          locale={locale}
          name="text"
          text={undefined}
          words={words}
        />
        <Field
          error={errorOf('attachments')}
          hint={words.attachmentsHint}
          id={filesId}
          label={words.attachments}
          mark={`(${baikWords(language).optional})`}
        >
          <FileInput
            extensions={Object.keys(attachmentTypes)}
            hasError={errorOf('attachments') !== undefined}
            id={filesId}
            name="attachments"
            onAdd={undefined}
          />
        </Field>
        <CopiedFiles files={reply.files} icons={fileUrl('icons.svg')} locale={locale} words={words} />
        <div>
          <Button icon="send">{t.sendMessage}</Button>
        </div>
      </form>
    </section>
  );
}
