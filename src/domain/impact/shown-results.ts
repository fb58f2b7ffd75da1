import { languageCodes } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import { readDetail, textOf } from './card.ts';
import type { Shown } from './shown.ts';
import type { ShownArticle, ShownAsset } from './shown-rows.ts';

/** What the search finds: articles under their address in each language, files under theirs. */
export function showFound(news: readonly ShownArticle[], assets: readonly ShownAsset[]): Shown {
  const found: Shown = new Map();
  for (const language of languageCodes) {
    for (const article of news) {
      const detail = readDetail(article, language);
      const { id, topic, published } = article;
      if (detail)
        found.set(
          href(routes.articles.show, language, { id }),
          textOf(topic, published, detail.language, detail.whole),
        );
    }
  }
  for (const { path, mediaType, found: shown } of assets) if (mediaType !== 'captions') found.set(path, shown);
  return found;
}

/** The pages whose picture on social networks is that of an article. */
export function showSocial(news: readonly ShownArticle[]): Shown {
  const pictures: Shown = new Map();
  for (const language of languageCodes) {
    for (const { id, image, details } of news)
      if (details.length > 0) pictures.set(href(routes.articles.show, language, { id }), image ?? '');
  }
  return pictures;
}
