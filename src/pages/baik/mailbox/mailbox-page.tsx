import { baikLimits } from '../../../domain/baik/input.ts';
import { type Day, startOf } from '../../../domain/days.ts';
import { baikWords } from '../../../i18n/public/baik/baik.words.ts';
import { baikMailboxWords } from '../../../i18n/public/baik/baik-mailbox.words.ts';
import { formatLongDate } from '../../../i18n/site/dates.ts';
import { type Language, languages } from '../../../i18n/site/language.ts';
import { href, routes } from '../../../routes.ts';
import { CountedText } from '../../../ui/forms/counted-text.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Button, MoreLink } from '../../../ui/text/button.tsx';
import { Heading } from '../../../ui/text/heading.tsx';
import type { TaggedPage } from '../../../web/pages/public-page.ts';
import { pageHead } from '../../page-head.ts';
import { Plain } from '../../plain.tsx';
import { pictureKey } from '../baik-page.tsx';
import { baikFormWords } from '../form-props.ts';
import { QuickExit } from '../quick-exit.tsx';
import type { KeptReply, MailboxContent } from './mailbox-content.ts';
import { MailboxView } from './mailbox-view.tsx';

/** The mailbox page of a report: the receipt form, or the open mailbox. */
export function mailboxPage(language: Language, siteUrl: string, content: MailboxContent): TaggedPage {
  const t = baikMailboxWords(language);
  const trail = [
    { label: baikWords(language).title, href: href(routes.baik.index, language) },
    { label: t.title, href: href(routes.baik.mailbox, language) },
  ];
  const head = pageHead({ language, siteUrl }, { title: t.tabTitle, description: t.description, trail, pictureKey });
  return {
    ...head,
    meta: { ...head.meta, hidden: true },
    bar: 'solid',
    body: (
      <>
        <QuickExit language={language} />
        <Plain language={language} lead={t.lead} title={t.title} trail={trail}>
          {content.kind === 'door' && <ReceiptForm kept={content.kept} language={language} problem={content.problem} />}
          {content.kind === 'erased' && <ErasedReport erasedOn={content.erasedOn} language={language} />}
          {content.kind === 'inside' && <MailboxView {...content} language={language} />}
        </Plain>
      </>
    ),
  };
}

/** The mailbox of an erased report: that it was erased, and when. */
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
        <form
          action={href(routes.baik.mailbox, language)}
          autoComplete="off"
          className="grid max-w-[34rem] gap-6"
          encType="multipart/form-data"
          method="post"
          noValidate
        >
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
        </form>
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
      <CountedText
        autoComplete="off"
        defaultValue={text}
        error={undefined}
        hint=""
        id="baik-message"
        label={baikMailboxWords(language).message}
        limit={baikLimits.report}
        locale={languages[language].htmlLang}
        name="text"
        text={undefined}
        words={baikFormWords(language)}
      />
    </>
  );
}
