import type { ReactNode } from 'react';
import { searchBoxWords } from '../../i18n/public/search.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';

type SearchButtonProps = { language: Language; className: string; children: ReactNode };

/** Opens the search dialog; without script it links to the results page. */
export function SearchButton({ language, className, children }: SearchButtonProps) {
  return (
    <form action={href(routes.search.index, language)} method="get">
      <button
        aria-keyshortcuts="Control+K Meta+K"
        className={className}
        data-search=""
        title={searchBoxWords(language).placeholder}
        type="submit"
      >
        {children}
      </button>
    </form>
  );
}
