import type { Language } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import { listLengths } from '../publishing/list-lengths.ts';
import { cardOf, readDetail, textOf } from './card.ts';
import type { Shown } from './shown.ts';
import type { ShownArticle, ShownAsset } from './shown-rows.ts';

const { latestNews, furtherNews, chosenNews, relatedNews } = listLengths;

/** Pages of articles and all their lists. `news` has the newest first. */
export function showNews(
  pages: Shown,
  news: readonly ShownArticle[],
  assets: readonly ShownAsset[],
  language: Language,
): void {
  const facts = new Map(assets.filter(({ mediaType }) => mediaType === 'image').map((one) => [one.path, one.facts]));
  const related = relatedIn(news, language);
  for (const article of news) {
    const { id, image, author, changed, details } = article;
    const detail = readDetail(article, language);
    if (!detail) continue;
    const pictures = [...(image ? [image] : []), ...detail.paths].map((path) => facts.get(path));
    const others = related(article).map((other) => cardOf(other, language));
    const languages = details.map((one) => one.language);
    const shown = textOf(cardOf(article, language), detail.whole, author, changed, languages, pictures, others);
    pages.set(href(routes.articles.show, language, { id }), shown);
  }
  showLists(pages, news, language);
}

/** The articles that are shown below another one: of the same topic first, then the newest. */
function relatedIn(news: readonly ShownArticle[], language: Language) {
  const readable = news.filter(({ details }) => details.some((detail) => detail.language === language));
  // Besides the article itself, no list of related news reaches further.
  const newest = (some: readonly ShownArticle[]) => some.slice(0, relatedNews + 1);
  const byTopic = new Map([...Map.groupBy(readable, ({ topic }) => topic)].map(([topic, of]) => [topic, newest(of)]));
  const otherTopics = new Map(
    [...byTopic.keys()].map((topic) => [topic, newest(readable.filter((other) => other.topic !== topic))]),
  );
  return ({ id, topic }: ShownArticle) => {
    const alike = byTopic.get(topic) ?? [];
    const others = otherTopics.get(topic) ?? newest(readable);
    return [...alike.filter((other) => other.id !== id), ...others].slice(0, relatedNews);
  };
}

/** Every page of all news, of each category and each year, and of both. */
function showLists(pages: Shown, news: readonly ShownArticle[], language: Language): void {
  const topics = [undefined, ...new Set(news.map(({ topic }) => topic))].filter((one) => one !== null);
  const years = [undefined, ...new Set(news.map(({ year }) => year))];
  const knownYears = years.slice(1);
  for (const topic of topics) {
    const ofTopic = topic === undefined ? news : news.filter((article) => article.topic === topic);
    for (const year of years) {
      const inYear = year === undefined ? news : news.filter((article) => article.year === year);
      const chosen = year === undefined ? ofTopic : ofTopic.filter((article) => article.year === year);
      const isAll = topic === undefined && year === undefined;
      // No link leads to a list without articles.
      if (chosen.length === 0 && !isAll) continue;
      const counts = textOf(
        chosen.length,
        countsOf(inYear, (article) => article.topic),
        inYear.length,
        countsOf(ofTopic, (article) => article.year),
        ofTopic.length,
        knownYears,
      );
      pagesOf(chosen, isAll).forEach((articles, index) => {
        const page = index > 0 ? index + 1 : undefined;
        const address = href(routes.articles.index, language, {}, { category: topic, year, page });
        pages.set(address, textOf(counts, ...articles.map((article) => cardOf(article, language))));
      });
    }
  }
}

function countsOf(news: readonly ShownArticle[], key: (article: ShownArticle) => string | number | null) {
  const counts = [...Map.groupBy(news, key)].map(([of, found]) => [of, found.length] as const);
  return counts.sort(([one], [other]) => String(one).localeCompare(String(other)));
}

function pagesOf(chosen: readonly ShownArticle[], isAll: boolean): ShownArticle[][] {
  const first = isAll ? latestNews + furtherNews : chosenNews;
  const size = isAll ? furtherNews : chosenNews;
  const pages = [chosen.slice(0, first)];
  for (let at = first; at < chosen.length; at += size) pages.push(chosen.slice(at, at + size));
  return pages;
}
