import { type Language, languageCodes } from '../../i18n/site/language.ts';
import { endpoints, withQuery } from '../../routes.ts';
import { listLengths } from '../publishing/list-lengths.ts';
import { textOf } from './card.ts';
import type { Shown } from './shown.ts';
import { managedPictures } from './shown-pages.ts';
import type { ListedArticle, ShownAsset, ShownLeaders } from './shown-rows.ts';

/** Article numbers of one part of the sitemap. */
const numbersInPart = 2000;
const maxNewsAgeInMilliseconds = 2 * 86_400_000;

/** The feeds of both languages and the parts of the sitemap. */
export function showFeeds(news: readonly ListedArticle[], assets: readonly ShownAsset[], leaders: ShownLeaders): Shown {
  const feeds: Shown = new Map();
  for (const language of languageCodes) {
    const entries = news.filter(({ languages }) => languages.includes(language)).slice(0, listLengths.feed);
    feeds.set(endpoints.articleFeed[language], textOf(entries.map((article) => entryOf(article, language))));
  }
  const byPart = Map.groupBy(news, ({ id }) => Math.floor((id - 1) / numbersInPart) + 1);
  const part = (name: string) => withQuery(endpoints.sitemap, { part: name });
  feeds.set(endpoints.sitemap, textOf([...byPart.keys()].sort((one, other) => one - other)));
  feeds.set(part('pages'), managedPictures(assets, leaders));
  const recent = news.filter(({ published }) => Date.now() - published / 1000 < maxNewsAgeInMilliseconds);
  feeds.set(part('news'), textOf(recent.map(recentOf)));
  for (const [number, articles] of byPart) feeds.set(part(`articles-${number}`), articles.map(locationOf).join());
  return feeds;
}

function entryOf({ id, shown }: ListedArticle, language: Language): string {
  if (!shown) return String(id);
  const { topic, published, changed, author, details } = shown;
  return textOf(id, topic, published, changed, author, details.find((one) => one.language === language)?.whole);
}

function recentOf({ id, shown }: ListedArticle): unknown {
  return shown ? [id, shown.published, shown.details.map((one) => [one.language, one.title])] : id;
}

function locationOf({ id, languages, shown }: ListedArticle): string {
  return shown ? textOf(id, shown.image, shown.changed, languages) : String(id);
}
