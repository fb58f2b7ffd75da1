import { type Day, startOf } from '../../../domain/days.ts';
import { baikWords } from '../../../i18n/public/baik/baik.ts';
import { baikMailboxWords } from '../../../i18n/public/baik/baik-mailbox.ts';
import { formatLongDate } from '../../../i18n/site/dates.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { href, routes } from '../../../routes.ts';
import { MoreLink } from '../../../ui/text/button.tsx';
import { Heading } from '../../../ui/text/heading.tsx';
import type { TaggedPage } from '../../../web/pages/public-page.ts';
import { pageHead } from '../../page-head.ts';
import { Plain } from '../../plain.tsx';
import { pictureKey } from '../baik-page.tsx';
import { QuickExit } from '../quick-exit.tsx';
import type { MailboxContent } from './mailbox-content.ts';
import { MailboxView } from './mailbox-view.tsx';
import { ReceiptForm } from './receipt-form.tsx';

/** The mailbox page of a report: the receipt form, or the open mailbox. */
export function mailboxPage(language: Language, siteUrl: string, content: MailboxContent): TaggedPage {
  const t = baikMailboxWords(language);
  const trail = [
    { label: baikWords(language).title, href: href(routes.baik.index, language) },
    { label: t.title, href: href(routes.baik.mailbox, language) },
  ];
  const head = pageHead({ language, siteUrl }, { title: t.tabTitle, description: t.description, trail, pictureKey });
  const isWrong = content.kind === 'door' ? content.problem !== undefined : hasMistakes(content);
  return {
    ...head,
    meta: {
      ...head.meta,
      title: isWrong ? `${t.errorInTitle}: ${t.tabTitle}` : t.tabTitle,
      hidden: true,
    },
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

function hasMistakes(content: Exclude<MailboxContent, { kind: 'door' }>): boolean {
  return content.kind === 'inside' && content.reply.mistakes.length > 0;
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
