import { languageCodes } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import { readDetail, textOf } from './card.ts';
import type { Shown } from './shown.ts';
import type { ListedArticle, ShownAsset } from './shown-rows.ts';

/** What the search finds: reached articles under their address in each language, files under theirs. */
export function showFound(news: readonly ListedArticle[], assets: readonly ShownAsset[]): Shown {
  const found: Shown = new Map();
  for (const language of languageCodes) {
    for (const { id, shown } of news) {
      if (!shown) continue;
      const detail = readDetail(shown, language);
      const { topic, published } = shown;
      if (detail)
        found.set(
          href(routes.articles.show, language, { id }),
          textOf(topic, published, detail.language, detail.whole),
        );
    }
  }
  for (const { path, mediaType, found: text } of assets) if (mediaType !== 'captions') found.set(path, text);
  return found;
}

/** The pages of reached articles, whose picture on social networks is that of the article. */
export function showSocial(news: readonly ListedArticle[]): Shown {
  const pictures: Shown = new Map();
  for (const language of languageCodes) {
    for (const { id, languages, shown } of news)
      if (shown && languages.length > 0) pictures.set(href(routes.articles.show, language, { id }), shown.image ?? '');
  }
  return pictures;
}
