import type { Language } from '../../i18n/site/language.ts';
import type { PageHit } from './hits.ts';
import { suggestPages } from './searchable-pages.ts';

export type FoundPages = { pages: PageHit[]; products: PageHit[]; leadership: PageHit[] };

/** What is found without the database: the fixed pages, by kind. */
export function findPages(text: string, language: Language): FoundPages {
  const suggested = suggestPages(text, language);
  const ofKind = (kind: PageHit['kind']) => suggested.filter((page) => page.kind === kind);
  return {
    pages: ofKind('page'),
    products: ofKind('product'),
    leadership: ofKind('leadership'),
  };
}

export function countFoundPages({ pages, products, leadership }: FoundPages): number {
  return pages.length + products.length + leadership.length;
}
