import type { Db } from '../../db/client.ts';
import type { Language } from '../../i18n/site/language.ts';
import { wordsOf } from './folding.ts';
import { countFoundPages, type FoundPages, findPages } from './found-pages.ts';
import type { Excerpt, Hits, MediaHit, NewsHit } from './hits.ts';
import { findLeaders } from './leaders.ts';
import { findMedia } from './media.ts';
import { findNews } from './news.ts';
import { findSimilarTitles } from './similar-titles.ts';

export type SearchResults = FoundPages & {
  news: Hits<NewsHit>;
  media: Hits<MediaHit>;
  total: number;
  /** True when nothing matches and the results are similar titles. */
  similar: boolean;
};

type Wanted = { news: Excerpt; media: Excerpt };

/** Public content that matches the text; when nothing does, content with similar titles. */
export async function searchSite(db: Db, text: string, language: Language, wanted: Wanted): Promise<SearchResults> {
  const words = wordsOf(text);
  const [news, media, people] = await Promise.all([
    findNews(db, words, language, wanted.news),
    findMedia(db, words, language, wanted.media),
    findLeaders(db, words, language),
  ]);
  const fixed = findPages(text, language);
  const pages = { ...fixed, leadership: [...fixed.leadership, ...people] };
  const total = countFoundPages(pages) + news.total + media.total;
  if (total > 0) return { ...pages, news, media, total, similar: false };
  const alike = await findSimilarTitles(db, words, language, wanted.news.limit);
  const found = alike.news.total + alike.media.total;
  return { ...pages, ...alike, total: found, similar: found > 0 };
}
