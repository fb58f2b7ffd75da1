import type { ReactNode } from 'react';
import { searchBoxWords } from '../../i18n/public/search.words.ts';
import { hrefTo, routes } from '../../routes.ts';

/** Opens the search dialog; without script it links to the results page. */
export function SearchButton({ className, children }: { className: string; children: ReactNode }) {
  return (
    <form action={hrefTo(routes.search.index)} method="get">
      <button
        aria-keyshortcuts="Control+K Meta+K"
        className={className}
        data-search=""
        title={searchBoxWords.placeholder}
        type="submit"
      >
        {children}
      </button>
    </form>
  );
}
