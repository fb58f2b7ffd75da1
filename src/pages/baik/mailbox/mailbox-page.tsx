import { baikWords } from '../../../i18n/public/baik/baik.ts';
import { baikMailboxWords } from '../../../i18n/public/baik/baik-mailbox.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { href, routes } from '../../../routes.ts';
import type { TaggedPage } from '../../../web/pages/public-page.ts';
import { pageHead } from '../../page-head.ts';
import { Plain } from '../../plain.tsx';
import { QuickExit } from '../quick-exit.tsx';
import { ErasedReport } from './erased-report.tsx';
import type { MailboxContent } from './mailbox-content.ts';
import { MailboxView } from './mailbox-view.tsx';
import { ReceiptForm } from './receipt-form.tsx';

const pictureKey = 'baik';

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
