import type { Transaction } from '../../db/client.ts';
import { languageCodes } from '../../i18n/site/language.ts';
import type { Shown } from './shown.ts';
import { showFeeds } from './shown-feeds.ts';
import { showNews } from './shown-news.ts';
import { showOtherPages } from './shown-pages.ts';
import { showFound, showSocial } from './shown-results.ts';
import { type Extent, readShownArticles, readShownAssets, readShownLeaders } from './shown-rows.ts';

export type SiteContent = { pages: Shown; feeds: Shown; search: Shown; social: Shown };

/** What every public address shows of articles, assets and leaders at this moment; `extent` says of which. */
export async function readSiteContent(tx: Transaction, extent: Extent): Promise<SiteContent> {
  const articles = await readShownArticles(tx, extent);
  const assets = await readShownAssets(tx);
  const leaders = await readShownLeaders(tx);
  const news = articles.filter(({ category }) => category === 'news');
  const reports = articles.filter(({ category }) => category === 'reports');
  const pages: Shown = new Map();
  for (const language of languageCodes) {
    showNews(pages, news, assets, language);
    showOtherPages(pages, { news, reports, assets, leaders }, language);
  }
  return { pages, feeds: showFeeds(news, assets, leaders), search: showFound(news, assets), social: showSocial(news) };
}
