import type { Language } from '../../i18n/site/language.ts';
import { routes } from '../../routes.ts';
import type { Hits, MediaHit, NewsHit, PageHit } from './marked.ts';
import type { PageIndex, QueryWord, RankedHit } from './page-index.ts';
import { stemOf, stemsIn } from './words.ts';

export const groupKeys = ['pages', 'products', 'leadership', 'news', 'media'] as const;
export type GroupKey = (typeof groupKeys)[number];

/** Weight of a found word by the field that contains it. */
const weights = { title: 0.95, description: 0.6, elsewhere: 0.35 };
/** News are read on their day, pages always; a picture is seldom the answer. */
const priors = { news: 0.85, document: 0.8, media: 0.45 };

/** A result of any group. */
export type TopHit = PageHit | NewsHit | MediaHit;
type Ranked = FoundContent & { top: TopHit[]; order: GroupKey[] };

type FoundContent = FoundPages & { news: Hits<NewsHit>; media: Hits<MediaHit> };
type Scored = { key: GroupKey; hit: TopHit; score: number };

/** The best results of all groups, which stand above them. */
const maxTopHits = 3;
/** News are many and must not displace the page with the same permanent content. */
const maxTopNewsAndMedia = 2;

/**
 * Takes the best results out of their groups, when there are several groups, and orders the groups by their best result.
 * Equal ones keep the order of the list.
 */
export function rank(found: FoundContent, query: readonly QueryWord[], language: Language): Ranked {
  const scored = scoresOf(found, query, language).sort((a, b) => b.score - a.score);
  const order = [...groupKeys].sort((a, b) => bestOf(scored, b) - bestOf(scored, a));
  const groups = new Set(scored.map(({ key }) => key)).size;
  if (groups < 2 || scored.length <= maxTopHits) return { ...found, top: [], order };
  const top: Scored[] = [];
  for (const one of scored) {
    const others = top.filter(({ key }) => key === 'news' || key === 'media').length;
    if ((one.key === 'news' || one.key === 'media') && others >= maxTopNewsAndMedia) continue;
    if (top.length < maxTopHits) top.push(one);
  }
  const ids = new Set(top.map(({ hit }) => hit.id));
  const rest = <One extends { id: string }>(hits: readonly One[]) => hits.filter(({ id }) => !ids.has(id));
  return {
    top: top.map(({ hit }) => hit),
    order,
    pages: rest(found.pages),
    products: rest(found.products),
    leadership: rest(found.leadership),
    news: { ...found.news, hits: rest(found.news.hits) },
    media: { ...found.media, hits: rest(found.media.hits) },
  };
}

function scoresOf(
  { pages, products, leadership, news, media }: FoundContent,
  query: readonly QueryWord[],
  language: Language,
) {
  const page = (key: GroupKey) => (hit: FoundPages['pages'][number]) => ({ key, hit, score: hit.score });
  return [
    ...pages.map(page('pages')),
    ...products.map(page('products')),
    ...leadership.map(page('leadership')),
    ...news.hits.map((hit): Scored => ({ key: 'news', hit, score: priors.news * relevanceOf(hit, query, language) })),
    ...media.hits.map((hit): Scored => {
      const prior = hit.asset.mediaType === 'document' ? priors.document : priors.media;
      return { key: 'media', hit, score: prior * relevanceOf(hit, query, language) };
    }),
  ];
}

function bestOf(scored: readonly Scored[], key: GroupKey): number {
  return scored.find((one) => one.key === key)?.score ?? 0;
}

/** Comparable with the scores of pages. */
function relevanceOf(
  { title, description }: NewsHit | MediaHit,
  query: readonly QueryWord[],
  language: Language,
): number {
  const titleWords = stemsIn(title.text, language);
  const descriptionWords = stemsIn(description.text, language);
  let found = 0;
  let all = 0;
  for (const { word, stems, rarity } of query) {
    const meant = [stemOf(word, language), ...stems.keys()];
    const says = (words: Set<string>) =>
      meant.some((stem) => words.has(stem)) || [...words].some((one) => one.startsWith(word));
    const weight = says(titleWords) ? weights.title : says(descriptionWords) ? weights.description : weights.elsewhere;
    found += rarity * weight;
    all += rarity;
  }
  return all > 0 ? found / all : 0;
}

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
