import type { SearchGroup } from '../../domain/search/search-json.ts';
import type { searchBoxWords } from '../../i18n/public/search.words.ts';
import type { Templates } from '../../i18n/site/words.ts';

export type SearchBoxProps = {
  /** Address of the results page. */
  action: string;
  /** Address of the suggestions. */
  endpoint: string;
  language: 'id' | 'en';
  /** Locale for numbers: id-ID or en-US. */
  locale: string;
  /** Names of the languages that results may have, by `lang` code. */
  htmlLangs: Record<'id' | 'en', string>;
  /** Maximum length in characters. */
  maxCharacters: number;
  /** Address of the icon sprite. */
  icons: string;
  words: SearchBoxWords;
};

/** Texts of the search; placeholders in braces are filled in by the browser. */
export type SearchBoxWords = Templates<Pick<ReturnType<typeof searchBoxWords>, (typeof searchBoxWordKeys)[number]>> & {
  groups: Record<SearchGroup['key'], string>;
};

export const searchBoxWordKeys = [
  'label',
  'placeholder',
  'results',
  'searching',
  'noResults',
  'oneResult',
  'manyResults',
  'moreResults',
  'similar',
  'corrected',
  'unread',
  'failed',
  'retry',
  'all',
  'choose',
  'open',
  'leave',
] as const;
