import { NotFoundError } from 'elysia';
import {
  hasAddresses,
  listAddressParts,
  listPublishedAddresses,
  listRecentNews,
} from '../../domain/articles/published-addresses.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { queryOf } from '../../web/http/intake.ts';
import type { DocumentServer } from '../../web/pages/document-server.ts';
import {
  articlesPart,
  renderArticlesSitemap,
  renderNewsSitemap,
  renderPagesSitemap,
  renderSitemapIndex,
} from './sitemap.ts';

/** Google News reads no older ones, and no more in one file. */
const maxNewsAgeInDays = 2;
const maxNews = 1000;

const type = 'application/xml; charset=utf-8';

/** The index of the sitemap, or the part that the query names. */
export async function answerSitemap(
  request: Request,
  { db, sitePages, siteUrl }: Site,
  documents: DocumentServer,
): Promise<Response> {
  const part = queryOf(request).get('part');
  const cached = (name: string, text: () => Promise<string>) =>
    documents.answer(name, request, async () => ({ text: await text(), type }));

  if (part === null) {
    const index = async () => renderSitemapIndex(await listAddressParts(db), siteUrl);
    return cached(endpoints.sitemap, index);
  }
  if (part === 'pages') {
    const pages = async () => {
      const [id, en] = await Promise.all([sitePages.picturesIn('id'), sitePages.picturesIn('en')]);
      return renderPagesSitemap({ id, en }, siteUrl);
    };
    return cached(`${endpoints.sitemap}?part=pages`, pages);
  }
  if (part === 'news') {
    // Not cached: news leave it when they are old, without a change.
    const text = renderNewsSitemap(await listRecentNews(db, maxNewsAgeInDays, maxNews), siteUrl);
    return documents.answerOnce({ text, type });
  }
  const number = numberOfPart(part);
  if (number === undefined) throw new NotFoundError();
  const articles = async () => {
    // An empty part is no document that would be kept in memory.
    if (!(await hasAddresses(db, number))) throw new NotFoundError();
    return renderArticlesSitemap(await listPublishedAddresses(db, number), siteUrl);
  };
  return cached(`${endpoints.sitemap}?part=${articlesPart(number)}`, articles);
}

function numberOfPart(part: string): number | undefined {
  const number = /^articles-([1-9]\d{0,5})$/.exec(part)?.[1];
  return number === undefined ? undefined : Number(number);
}
