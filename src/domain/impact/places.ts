import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { articleDetails, articles, assets } from '../../db/schema/index.ts';
import { articleTopics } from '../../fields/article-values.ts';
import { isLanguage, type Language, languageCodes, type Pair } from '../../i18n/site/language.ts';
import { endpoints, href, type Route, routes, withQuery } from '../../routes.ts';
import { articleNameIn } from '../articles/addresses/article-address.ts';
import { addressPartOf } from '../articles/addresses/published-addresses.ts';
import { managedNames } from '../assets/managed-names.ts';
import { findAssetByName } from '../assets/queries.ts';
import { countNews, newsYear } from '../news/news-list.ts';
import { findMedia } from '../search/media.ts';
import { findNews } from '../search/news.ts';
import { meaningfulWords } from '../search/words.ts';
import type { PlannedChange } from './planned-change.ts';

/** Reads public addresses from a database. */
export type Content = {
  routes: (db: Db) => readonly Route[];
  readPage: (db: Db, address: string) => Promise<Page | undefined>;
  document: (db: Db, address: string) => Promise<string | undefined>;
};

type Page = {
  status: number;
  html: Uint8Array;
  socialPicture: string | undefined;
  pictures: () => readonly string[];
};

/** What is compared. */
export type Place =
  | { kind: 'page'; address: string; article?: number; isList?: boolean }
  | { kind: 'document'; address: string }
  /** A page that is not the same for everybody, of which only the managed picture is compared. */
  | { kind: 'picture'; address: string; name: string }
  | { kind: 'search'; text: string; language: Language; names: ArticleNames };

/** The names of changed articles in addresses, by id: their pages and hits are the same ones when a slug changes. */
type ArticleNames = ReadonlyMap<number, Pair<string>>;

/** The content of a place, as a text that is compared. */
export type Reading = {
  kind: 'pages' | 'feeds' | 'search' | 'social' | 'pictures';
  address: string;
  text: string;
  hasThirdPage?: boolean;
};

/** Of this many articles the pages and the search are compared. */
const maxArticles = 20;
const maxHits = 20;

/** What changes may be seen by: articles that they concern, and texts by which the search finds their items. */
type Affected = {
  articles: { id: number; topic: string | null; year: number | null; name: Pair<string> }[];
  texts: { text: string; language: Language }[];
  years: readonly number[];
  hasAssets: boolean;
};

export async function affectedBy(
  db: Db,
  changes: readonly PlannedChange[],
  users: readonly number[],
): Promise<Affected> {
  const idsOf = (kind: PlannedChange['kind']) =>
    changes.flatMap((change) => (change.kind === kind ? [change.id] : [])).slice(0, maxArticles);
  const articleIds = [...new Set([...idsOf('articles'), ...users])].slice(0, maxArticles);
  const { id, topic, defaultLanguage } = articles;
  const { articleId, language, title, slug } = articleDetails;
  const found = await db
    .select({ id, topic, defaultLanguage, year: newsYear() })
    .from(articles)
    .where(inArray(id, articleIds));
  const written = await db
    .select({ articleId, text: title, slug, language })
    .from(articleDetails)
    .where(inArray(articleId, articleIds));
  const texts = written.filter(isInKnownLanguage);
  const nameOf = (article: { id: number; defaultLanguage: string }): Pair<string> => {
    const details = texts.filter((text) => text.articleId === article.id);
    const name = (code: Language) => articleNameIn({ ...article, details }, code);
    return { id: name('id'), en: name('en') };
  };
  const named = await db
    .select({ name: assets.name })
    .from(assets)
    .where(inArray(assets.id, idsOf('assets')));
  const { years } = await countNews(db, { topic: undefined, year: undefined, text: undefined, found: undefined });
  return {
    articles: found.map((article) => ({ ...article, name: nameOf(article) })),
    texts: [
      ...texts.filter((text) => idsOf('articles').includes(text.articleId)),
      ...languageCodes.flatMap((code) => named.map(({ name }) => ({ text: name, language: code }))),
    ],
    years,
    hasAssets: idsOf('assets').length > 0,
  };
}

function isInKnownLanguage<Text extends { language: string }>(text: Text): text is Text & { language: Language } {
  return isLanguage(text.language);
}

/** The places at which a change may be seen: `states` says what it concerns before and after it. */
export function placesOf(fixed: readonly Route[], states: readonly Affected[]): Place[] {
  const reached = states.flatMap((state) => state.articles);
  const names: ArticleNames = new Map(reached.map(({ id, name }) => [id, name]));
  const ids = [...names.keys()];
  const texts = new Map(states.flatMap((state) => state.texts).map((one) => [`${one.language} ${one.text}`, one]));
  const pages = languageCodes.flatMap((language): Place[] => [
    ...fixed.map((route): Place => ({ kind: 'page', address: href<string>(route, language) })),
    { kind: 'page', address: href(routes.reports.index, language, {}, { category: 'annual' }) },
    ...ids.map((id): Place => ({ kind: 'page', address: addressIn(names, id, language), article: id })),
    ...(ids.length > 0 ? newsLists(states, reached, language) : []),
  ]);
  const documents = ids.length > 0 ? documentsOf(ids) : [];
  const isRead = new Set(fixed.map(({ key }) => key));
  const pictures = Object.entries(managedNames).flatMap(([name, route]) =>
    isRead.has(route.key) ? [] : languageCodes.map((code) => ({ address: href<string>(route, code), name })),
  );
  return [
    ...pages,
    ...documents.map((address): Place => ({ kind: 'document', address })),
    ...(states.some(({ hasAssets }) => hasAssets) ? pictures : []).map((one): Place => ({ kind: 'picture', ...one })),
    ...[...texts.values()].map((one): Place => ({ kind: 'search', names, ...one })),
  ];
}

function addressIn(names: ArticleNames, id: number, language: Language): string {
  return href(routes.articles.show, language, { id: names.get(id)?.[language] ?? id });
}

function documentsOf(ids: readonly number[]): string[] {
  const parts = [...new Set(ids.map((id) => `articles-${addressPartOf(id)}`))];
  return [
    ...languageCodes.map((code) => endpoints.articleFeed[code]),
    endpoints.sitemap,
    ...['news', ...parts].map((part) => withQuery(endpoints.sitemap, { part })),
  ];
}

/** The first two pages of the lists of news: of all, of each topic and of each year, and of the topics and years of changed articles together. */
function newsLists(states: readonly Affected[], reached: Affected['articles'], language: Language): Place[] {
  const years = [...new Set(states.flatMap((state) => state.years))];
  const [ownTopics, ownYears] = [reached.map(({ topic }) => topic), reached.map(({ year }) => year)];
  const choices: { category?: string; year?: number }[] = [
    {},
    ...articleTopics.map((category) => ({ category })),
    ...years.map((year) => ({ year })),
    ...articleTopics.flatMap((category) =>
      years
        .filter((year) => ownTopics.includes(category) && ownYears.includes(year))
        .map((year) => ({ category, year })),
    ),
  ];
  return choices.flatMap((choice) =>
    [undefined, 2].map((page): Place => {
      const address = href(routes.articles.index, language, {}, { ...choice, page });
      return { kind: 'page', address, isList: true };
    }),
  );
}

/** What a place says; nothing when there is no such address. */
export async function readPlace(content: Content, db: Db, place: Place): Promise<Reading[]> {
  if (place.kind === 'search') return hitsOf(db, place);
  const { address } = place;
  if (place.kind === 'picture') {
    const asset = await findAssetByName(db, place.name);
    const { path, altText, altTextEn } = asset?.mediaType === 'image' ? asset : {};
    const text = JSON.stringify([path, altText, altTextEn]);
    return [
      { kind: 'pages', address, text },
      { kind: 'pictures', address, text: JSON.stringify(altText || altTextEn ? path : null) },
    ];
  }
  if (place.kind === 'document') {
    const text = await content.document(db, address);
    return text === undefined ? [] : [{ kind: 'feeds', address, text }];
  }
  const page = await content.readPage(db, address);
  if (page?.status !== 200) return [];
  const { html, socialPicture = '', pictures } = page;
  const isSecond = place.isList === true && address.includes('page=2');
  const hasThirdPage = isSecond && new TextDecoder().decode(html).includes('rel="next"');
  return [
    { kind: 'pages', address, text: String(Bun.hash(html)), hasThirdPage },
    { kind: 'social', address, text: socialPicture },
    ...(place.article === undefined && !place.isList
      ? [{ kind: 'pictures', address, text: pictures().join() } as const]
      : []),
  ];
}

async function hitsOf(db: Db, { text, language, names }: Place & { kind: 'search' }): Promise<Reading[]> {
  const words = meaningfulWords(text);
  const [news, media] = [
    await findNews(db, words, language, { limit: maxHits }),
    await findMedia(db, words, language, { limit: maxHits }),
  ];
  const found = (address: string, ...shown: unknown[]): Reading => ({
    kind: 'search',
    address,
    text: JSON.stringify(shown),
  });
  return [
    ...news.hits.map((hit) => {
      const { article, title, description, topic, publishedAt } = hit;
      const address = names.has(article) ? addressIn(names, article, language) : hit.href;
      return found(address, hit.href, title, description, topic, publishedAt, hit.language);
    }),
    ...media.hits.map(({ title, description, asset: { path, altText, altTextEn } }) =>
      found(path, title, description, altText, altTextEn),
    ),
  ];
}
