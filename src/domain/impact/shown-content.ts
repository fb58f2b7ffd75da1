import type { Transaction } from '../../db/client.ts';
import { languageCodes } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import { readDetail, textOf } from './card.ts';
import { changedArticlePages, changedLists, listsOf, type News, sameCards } from './changed-news.ts';
import type { Shown } from './shown.ts';
import { showFeeds } from './shown-feeds.ts';
import { showOtherPages } from './shown-pages.ts';
import {
  type ListedArticle,
  readListedArticles,
  readReachedArticles,
  readShownAssets,
  readShownLeaders,
  type ShownAsset,
  type ShownLeaders,
  withReached,
} from './shown-rows.ts';

/** What the public addresses show of articles, assets and leaders at one moment. */
type SiteContent = {
  articles: readonly ListedArticle[];
  assets: readonly ShownAsset[];
  leaders: ShownLeaders;
};

export async function readSiteContent(tx: Transaction, reached: readonly number[]): Promise<SiteContent> {
  const articles = await readListedArticles(tx);
  return {
    articles: withReached(articles, new Set(reached), await readReachedArticles(tx, reached)),
    assets: await readShownAssets(tx),
    leaders: await readShownLeaders(tx),
  };
}

/** Kinds of content of which a change may be seen. */
type ChangedKinds = { assets: boolean; leaders: boolean };

/** The same after a change, which can be seen in the reached articles only. What cannot have changed is not read again. */
export async function readChangedContent(
  tx: Transaction,
  before: SiteContent,
  reached: readonly number[],
  changed: ChangedKinds,
): Promise<SiteContent> {
  return {
    articles: withReached(before.articles, new Set(reached), await readReachedArticles(tx, reached)),
    assets: changed.assets ? await readShownAssets(tx) : before.assets,
    leaders: changed.leaders ? await readShownLeaders(tx) : before.leaders,
  };
}

export type Difference = {
  pages: string[];
  feeds: string[];
  search: string[];
  social: string[];
  /** Those of the addresses that will not be found any more. */
  gone: Set<string>;
};

/** The addresses that show something else. */
export function compareContent(before: SiteContent, after: SiteContent): Difference {
  const [old, now] = [newsIn(before), newsIn(after)];
  const lists = { before: listsOf(old.articles), after: listsOf(now.articles) };
  const news = languageCodes.flatMap((language) => [
    changedArticlePages(old, now, language),
    changedLists(lists, sameCards(old, now, language), language),
  ]);
  const others = differing(otherPages(before), otherPages(after));
  const feeds = differing(feedsOf(before), feedsOf(after));
  const isSameFiles = before.assets === after.assets;
  const search = differing(
    showFound(old.articles, isSameFiles ? [] : before.assets),
    showFound(now.articles, isSameFiles ? [] : after.assets),
  );
  const social = differing(showSocial(old.articles), showSocial(now.articles));
  return {
    pages: [...news.flatMap(({ addresses }) => addresses), ...others.addresses],
    feeds: feeds.addresses,
    search: search.addresses,
    social: social.addresses,
    gone: new Set([...news, others, feeds, search].flatMap(({ gone }) => gone)),
  };
}

function newsIn({ articles, assets }: SiteContent): News {
  return { articles: articles.filter(({ isReport }) => !isReport), assets };
}

function otherPages({ articles, assets, leaders }: SiteContent): Shown {
  const pages: Shown = new Map();
  const [news, reports] = [articles.filter(({ isReport }) => !isReport), articles.filter(({ isReport }) => isReport)];
  for (const language of languageCodes) showOtherPages(pages, { news, reports, assets, leaders }, language);
  return pages;
}

function feedsOf({ articles, assets, leaders }: SiteContent): Shown {
  return showFeeds(
    articles.filter(({ isReport }) => !isReport),
    assets,
    leaders,
  );
}

function differing(before: Shown, after: Shown) {
  const addresses = [...new Set([...before.keys(), ...after.keys()])].filter(
    (address) => before.get(address) !== after.get(address),
  );
  return { addresses, gone: addresses.filter((address) => !after.has(address)) };
}

/** What the search finds: reached articles under their address in each language, files under theirs. */
function showFound(news: readonly ListedArticle[], assets: readonly ShownAsset[]): Shown {
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
function showSocial(news: readonly ListedArticle[]): Shown {
  const pictures: Shown = new Map();
  for (const language of languageCodes) {
    for (const { id, languages, shown } of news)
      if (shown && languages.length > 0) pictures.set(href(routes.articles.show, language, { id }), shown.image ?? '');
  }
  return pictures;
}
