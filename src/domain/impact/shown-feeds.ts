import { languageCodes } from '../../i18n/site/language.ts';
import { endpoints, withQuery } from '../../routes.ts';
import { listLengths } from '../publishing/list-lengths.ts';
import { textOf } from './card.ts';
import type { Shown } from './shown.ts';
import { managedPictures } from './shown-pages.ts';
import type { ShownArticle, ShownAsset, ShownLeaders } from './shown-rows.ts';

/** Article numbers of one part of the sitemap. */
const numbersInPart = 2000;
const maxNewsAgeInMilliseconds = 2 * 86_400_000;

/** The feeds of both languages and the parts of the sitemap. */
export function showFeeds(news: readonly ShownArticle[], assets: readonly ShownAsset[], leaders: ShownLeaders): Shown {
  const feeds: Shown = new Map();
  for (const language of languageCodes) {
    const entries = news
      .flatMap(({ details, id, topic, published, changed, author }) => {
        const detail = details.find((one) => one.language === language);
        return detail ? [textOf(id, topic, published, changed, author, detail.whole)] : [];
      })
      .slice(0, listLengths.feed);
    feeds.set(endpoints.articleFeed[language], textOf(entries));
  }
  const byPart = Map.groupBy(news, ({ id }) => Math.floor((id - 1) / numbersInPart) + 1);
  const part = (name: string) => withQuery(endpoints.sitemap, { part: name });
  feeds.set(endpoints.sitemap, textOf([...byPart.keys()].sort((one, other) => one - other)));
  feeds.set(part('pages'), managedPictures(assets, leaders));
  const recent = news.filter(({ published }) => Date.now() - Date.parse(published) < maxNewsAgeInMilliseconds);
  feeds.set(
    part('news'),
    textOf(
      recent.map(({ id, published, details }) => [id, published, details.map((one) => [one.language, one.title])]),
    ),
  );
  for (const [number, articles] of byPart) {
    const entries = articles.map(({ id, image, changed, details }) => [
      id,
      image,
      changed,
      details.map((one) => one.language),
    ]);
    feeds.set(part(`articles-${number}`), textOf(entries));
  }
  return feeds;
}
