import { maxExactCount } from '../../db/counting.ts';
import type { Language } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import { listLengths } from '../publishing/list-lengths.ts';
import { cardOf, readDetail, textOf } from './card.ts';
import type { ListedArticle, ShownAsset } from './shown-rows.ts';

const { latestNews, furtherNews, chosenNews, relatedNews } = listLengths;

/** The public news at one moment, newest first, and the assets that they may show. */
export type News = { articles: readonly ListedArticle[]; assets: readonly ShownAsset[] };

export type Changed = { addresses: string[]; gone: string[] };

/** Pages of articles that show something else. */
export function changedArticlePages(before: News, after: News, language: Language): Changed {
  const isSame = sameCards(before, after, language);
  const [relatedBefore, relatedAfter] = [relatedIn(before, language), relatedIn(after, language)];
  const addresses: string[] = [];
  const gone: string[] = [];
  const addressOf = (id: number) => href(routes.articles.show, language, { id });
  const topics = new Map<string | null, boolean>();
  const mayDiffer = (topic: string | null) => {
    const known = topics.get(topic);
    if (known !== undefined) return known;
    const differs = !isSame(relatedBefore.heads(topic), relatedAfter.heads(topic));
    topics.set(topic, differs);
    return differs;
  };
  for (const article of after.articles) {
    if (article.shown || !mayDiffer(article.topic)) continue;
    if (!isSame(relatedBefore.of(article), relatedAfter.of(article))) addresses.push(addressOf(article.id));
  }
  const reachedBefore = textsOfReached(before, relatedBefore, language);
  const reachedAfter = textsOfReached(after, relatedAfter, language);
  for (const id of new Set([...reachedBefore.keys(), ...reachedAfter.keys()])) {
    if (reachedBefore.get(id) === reachedAfter.get(id)) continue;
    addresses.push(addressOf(id));
    if (!reachedAfter.has(id)) gone.push(addressOf(id));
  }
  return { addresses, gone };
}

function textsOfReached({ articles, assets }: News, related: Related, language: Language): Map<number, string> {
  const facts = new Map(assets.filter(({ mediaType }) => mediaType === 'image').map((one) => [one.path, one.facts]));
  const texts = new Map<number, string>();
  for (const article of articles) {
    const { id, shown } = article;
    const detail = shown && readDetail(shown, language);
    if (!detail) continue;
    const { image, author, changed, details } = shown;
    const pictures = [...(image ? [image] : []), ...detail.paths].map((path) => facts.get(path));
    const others = related.of(article).map((other) => cardOf(other, language));
    const languages = details.map((one) => one.language);
    texts.set(id, textOf(cardOf(article, language), detail.whole, author, changed, languages, pictures, others));
  }
  return texts;
}

type Related = ReturnType<typeof relatedIn>;

/** The articles that are shown below another one: of the same topic first, then the newest. */
function relatedIn({ articles }: News, language: Language) {
  // Besides the article itself, no list of related news reaches further.
  const length = relatedNews + 1;
  const alike = new Map<string | null, ListedArticle[]>();
  const readable = articles.filter(({ languages }) => languages.includes(language));
  for (const article of readable) {
    const found = alike.get(article.topic) ?? [];
    if (found.length < length) alike.set(article.topic, [...found, article]);
  }
  const others = new Map<string | null, ListedArticle[]>();
  const othersThan = (topic: string | null) => {
    const known = others.get(topic);
    if (known) return known;
    const found: ListedArticle[] = [];
    for (const article of readable) {
      if (article.topic !== topic) found.push(article);
      if (found.length === length) break;
    }
    others.set(topic, found);
    return found;
  };
  return {
    /** All that articles of a topic may show. */
    heads: (topic: string | null) => [...(alike.get(topic) ?? []), ...othersThan(topic)],
    of: ({ id, topic }: ListedArticle) =>
      [...(alike.get(topic) ?? []).filter((other) => other.id !== id), ...othersThan(topic)].slice(0, relatedNews),
  };
}

type SameCards = (one: readonly ListedArticle[], other: readonly ListedArticle[]) => boolean;

/** Every page of all news, of each category and each year, and of both, that shows something else in a language. */
export function changedLists(
  { before, after }: { before: Lists; after: Lists },
  isSame: SameCards,
  language: Language,
) {
  const addresses: string[] = [];
  const gone: string[] = [];
  for (const [key, { topic, year }] of new Map([...before, ...after])) {
    const [old, now] = [before.get(key), after.get(key)];
    const isAll = topic === undefined && year === undefined;
    const oldPages = old ? pagesOf(old.articles, isAll) : [];
    const newPages = now ? pagesOf(now.articles, isAll) : [];
    const isRecounted = !old || !now || countsFor(before, old) !== countsFor(after, now);
    for (let index = 0; index < Math.max(oldPages.length, newPages.length); index += 1) {
      const [was, is] = [oldPages[index], newPages[index]];
      if (!isRecounted && was && is && isSame(was, is)) continue;
      const page = index > 0 ? index + 1 : undefined;
      const address = href(routes.articles.index, language, {}, { category: topic, year, page });
      addresses.push(address);
      if (!is) gone.push(address);
    }
  }
  return { addresses, gone };
}

type List = { topic: string | undefined; year: number | undefined; articles: ListedArticle[] };
export type Lists = ReadonlyMap<string, List>;

function keyOf(topic: string | undefined, year: number | undefined): string {
  return `${year ?? ''} ${topic ?? ''}`;
}

/** The lists of news. No link leads to a list without articles, except that of all. */
export function listsOf(news: readonly ListedArticle[]): Lists {
  const lists = new Map<string, List>([
    [keyOf(undefined, undefined), { topic: undefined, year: undefined, articles: [] }],
  ]);
  const add = (topic: string | undefined, year: number | undefined, article: ListedArticle) => {
    const key = keyOf(topic, year);
    const list = lists.get(key) ?? { topic, year, articles: [] };
    list.articles.push(article);
    lists.set(key, list);
  };
  for (const article of news) {
    const { topic, year } = article;
    add(undefined, undefined, article);
    add(undefined, year, article);
    if (topic === null) continue;
    add(topic, undefined, article);
    add(topic, year, article);
  }
  return lists;
}

/** The numbers beside the categories and years that a list offers. */
function countsFor(lists: Lists, { topic, year, articles }: List): string {
  const inYear: (string | number)[] = [];
  const ofTopic: (string | number)[] = [];
  for (const list of lists.values()) {
    if (list.year === year && list.topic !== undefined) inYear.push(list.topic, list.articles.length);
    if (list.topic === topic && list.year !== undefined) ofTopic.push(list.year, list.articles.length);
  }
  const years = [...lists.values()].filter((list) => list.topic === undefined && list.year !== undefined);
  const all = (one: string | undefined, other: number | undefined) => lists.get(keyOf(one, other))?.articles.length;
  const known = years.map((list) => list.year);
  return textOf(articles.length, inYear, all(undefined, year), ofTopic, all(topic, undefined), known);
}

function pagesOf(chosen: readonly ListedArticle[], isAll: boolean): ListedArticle[][] {
  const first = isAll ? latestNews + furtherNews : chosenNews;
  const size = isAll ? furtherNews : chosenNews;
  const pages = [chosen.slice(0, first)];
  // Beyond the pages with numbers, lists go on from article to article under addresses that no other page links to.
  const numbered = Math.min(chosen.length, maxExactCount);
  for (let at = first; at < numbered; at += size) pages.push(chosen.slice(at, at + size));
  return pages;
}

/** Whether two lists show the same cards. */
export function sameCards(before: News, after: News, language: Language): SameCards {
  const cardsIn = ({ articles }: News) =>
    new Map(articles.filter(({ shown }) => shown).map((article) => [article.id, cardOf(article, language)]));
  const [old, now] = [cardsIn(before), cardsIn(after)];
  const changed = new Set([...now.keys()].filter((id) => old.get(id) !== now.get(id)));
  return (one, other) =>
    one.length === other.length && one.every(({ id }, index) => id === other[index]?.id && !changed.has(id));
}
