import type { Language } from '../../../i18n/site/language.ts';
import type { PageText } from './page-text.ts';

/** What a page says on an empty database, as the build has read it. */
export type BuiltPageText = Omit<PageText, 'route'> & {
  /** Of its route. */
  key: string;
  language: Language;
  /** What the database adds: nothing, pictures only, or text. */
  stored: 'nothing' | 'pictures' | 'text';
};
