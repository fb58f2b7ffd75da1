import { useEffect, useState } from 'react';
import { fill } from '../forms/form-text.ts';
import type { SearchBoxProps } from './search-box-props.ts';
import type { Search } from './use-search.ts';

type SearchStatusProps = Pick<SearchBoxProps, 'words' | 'locale'> & { search: Search; onRetry: () => void };

/** Responses that take longer are announced, in milliseconds. */
const slowInMilliseconds = 400;

/** Number of results or progress, as a live region with reserved space to avoid layout shifts. */
export function SearchStatus({ words, locale, search, onRetry }: SearchStatusProps) {
  const isSlow = useSlowness(search);
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-5 text-small">
      <p className={`[overflow-wrap:anywhere] ${search.answer.total === 0 && !isSlow ? 't-item' : ''}`} role="status">
        {isSlow ? words.searching : statusText(search, words, locale)}
        {!isSlow && search.answer.unread && ` ${words.unread}`}
      </p>
      {search.state === 'failed' && (
        <button className="min-h-11 font-650 text-clay line-link" onClick={onRetry} type="button">
          {words.retry}
        </button>
      )}
    </div>
  );
}

/** Whether a response is late. So it is in the HTML of the server, which is visible while the script is loading. */
function useSlowness({ state }: Search): boolean {
  const [isSlow, setSlow] = useState(true);
  useEffect(() => {
    if (state !== 'searching') return setSlow(false);
    const timer = setTimeout(setSlow, slowInMilliseconds, true);
    return () => clearTimeout(timer);
  }, [state]);
  return isSlow && state === 'searching';
}

function statusText({ answer, state }: Search, words: SearchBoxProps['words'], locale: string): string {
  if (state === 'failed') return words.failed;
  const { query, total, total_exact: isExact, similar, corrected } = answer;
  if (query === '') return '';
  if (total === 0) return words.noResults;
  if (corrected) return fill(words.corrected, { corrected });
  if (similar) return words.similar;
  const found = !isExact ? words.moreResults : total === 1 ? words.oneResult : words.manyResults;
  return fill(found, { count: new Intl.NumberFormat(locale).format(total), text: query });
}
