import { sharedPreviewWords } from '../../../i18n/public/articles/shared-preview.words.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { href, routes } from '../../../routes.ts';
import type { Page } from '../../../ui/frame/page.ts';
import { LinkButton } from '../../../ui/text/button.tsx';

/** The same page for every invalid link: an expired one reveals no more than a wrong one. */
export function gonePage(language: Language, status: 404 | 410): Page {
  const t = sharedPreviewWords(language);
  return {
    status,
    meta: { title: t.goneTitle, description: t.goneText, hidden: true },
    bar: 'solid',
    body: (
      <div className="wrap grid max-w-[60rem] justify-items-start gap-6 py-20 lg:py-32">
        <h1 className="t-page text-balance">{t.goneTitle}</h1>
        <p className="t-lead max-w-[42rem]">{t.goneText}</p>
        <LinkButton href={href(routes.home.index, language)}>{t.home}</LinkButton>
      </div>
    ),
  };
}
