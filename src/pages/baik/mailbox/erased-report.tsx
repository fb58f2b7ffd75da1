import { type Day, startOf } from '../../../domain/days.ts';
import { baikMailboxWords } from '../../../i18n/public/baik/baik-mailbox.ts';
import { formatLongDate } from '../../../i18n/site/dates.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { href, routes } from '../../../routes.ts';
import { MoreLink } from '../../../ui/text/button.tsx';
import { Heading } from '../../../ui/text/heading.tsx';

/** The mailbox of an erased report: that it was erased, and when. */
export function ErasedReport({ erasedOn, language }: { erasedOn: Day; language: Language }) {
  const t = baikMailboxWords(language);
  return (
    <div className="max-w-[42rem]">
      <Heading className="mb-6">{t.erasedTitle}</Heading>
      <p className="mb-8">{t.erasedText({ day: formatLongDate(startOf(erasedOn), language) })}</p>
      <MoreLink href={href(routes.baik.index, language)}>{t.newReport}</MoreLink>
    </div>
  );
}
