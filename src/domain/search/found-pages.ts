import { routes } from '../../routes.ts';
import type { PageIndex, RankedHit } from './pages/page-index.ts';
import type { QueryWord } from './pages/query-word.ts';

export type FoundPages = { pages: RankedHit[]; products: RankedHit[]; leadership: RankedHit[] };

/** The pages that match, by kind, and the people who lead the company. */
export function findPages(index: PageIndex, query: readonly QueryWord[]): FoundPages {
  return byKind(index.find(query));
}

/** What is offered before anything is typed. */
export function suggestPages(index: PageIndex): FoundPages {
  const suggested = [
    routes.about.index,
    routes.profile.index,
    routes.products.alumina,
    routes.sustainability.index,
    routes.articles.index,
    routes.contact.index,
  ];
  return byKind(suggested.flatMap(({ key }) => index.suggest(key)));
}

export function countFoundPages({ pages, products, leadership }: FoundPages): number {
  return pages.length + products.length + leadership.length;
}

function byKind(found: readonly RankedHit[]): FoundPages {
  const ofKind = (kind: RankedHit['kind']) => found.filter((hit) => hit.kind === kind);
  return { pages: ofKind('page'), products: ofKind('product'), leadership: ofKind('leadership') };
}
