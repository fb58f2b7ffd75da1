import type { SearchGroup } from '../../domain/search/search-json.ts';

export type SearchBoxProps = {
  /** The results page, which the form leads to. */
  action: string;
  /** Address of the suggestions. */
  endpoint: string;
  language: 'id' | 'en';
  /** For the numbers: id-ID or en-US. */
  locale: string;
  /** The languages that results may be in, as `lang` says them. */
  htmlLangs: Record<'id' | 'en', string>;
  /** In characters. */
  longest: number;
  /** The address of the icon sprite. */
  icons: string;
  words: SearchBoxWords;
};

/** Texts with a name in braces are filled in by the browser. */
export type SearchBoxWords = Record<(typeof searchBoxWordKeys)[number], string> & {
  groups: Record<SearchGroup['key'], string>;
};

export const searchBoxWordKeys = [
  'label',
  'placeholder',
  'results',
  'noResults',
  'oneResult',
  'manyResults',
  'similar',
  'failed',
  'retry',
  'all',
  'choose',
  'open',
  'leave',
] as const;
