import { NotFoundError } from 'elysia';
import type { Db } from '../../db/client.ts';
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
import { renderArticlesSitemap, renderNewsSitemap, renderPagesSitemap, renderSitemapIndex } from './sitemap.ts';

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
  const read = async () => {
    if (part === 'pages') {
      const [id, en] = await Promise.all([sitePages.picturesIn('id'), sitePages.picturesIn('en')]);
      return renderPagesSitemap({ id, en }, siteUrl);
    }
    const text = await sitemapText(db, siteUrl, part);
    if (text === undefined) throw new NotFoundError();
    return text;
  };
  // Not cached: news leave it when they are old, without a change.
  if (part === 'news') return documents.answerOnce({ text: await read(), type });
  const address = part === null ? endpoints.sitemap : `${endpoints.sitemap}?part=${part}`;
  return documents.answer(address, request, async () => ({ text: await read(), type }));
}

/** The index, or a part other than that of the pages; undefined when there is no such part. */
export async function sitemapText(db: Db, siteUrl: string, part: string | null): Promise<string | undefined> {
  if (part === null) return renderSitemapIndex(await listAddressParts(db), siteUrl);
  if (part === 'news') return renderNewsSitemap(await listRecentNews(db, maxNewsAgeInDays, maxNews), siteUrl);
  const number = numberOfPart(part);
  // An empty part is no document that would be kept in memory.
  if (number === undefined || !(await hasAddresses(db, number))) return undefined;
  return renderArticlesSitemap(await listPublishedAddresses(db, number), siteUrl);
}

function numberOfPart(part: string): number | undefined {
  const number = /^articles-([1-9]\d{0,5})$/.exec(part)?.[1];
  return number === undefined ? undefined : Number(number);
}
