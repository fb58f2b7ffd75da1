import { NotFoundError } from 'elysia';
import { company } from '../../company.ts';
import type { Db } from '../../db/client.ts';
import { articleHref } from '../../domain/articles/addresses/article-address.ts';
import {
  hasAddresses,
  listAddressParts,
  listPublishedAddresses,
  listRecentNews,
  type PublishedAddress,
  type RecentNews,
} from '../../domain/articles/addresses/published-addresses.ts';
import { type Language, languageCodes, languages } from '../../i18n/site/language.ts';
import { allRoutes, endpoints, href, type Route, routes, withQuery } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { socialPicture } from '../../ui/media/picture.tsx';
import { escapeXml } from '../../web/formats/xml.ts';
import { queryOf } from '../../web/http/body.ts';
import type { DocumentServer } from '../../web/pages/document-server.ts';
import { storedPicture } from '../../web/pages/managed-picture.ts';

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

/** Paths of pictures by language and route key. */
type PagePictures = Record<Language, ReadonlyMap<string, readonly string[]>>;

/** A page with its path and pictures in each of its languages. */
type Entry = { pages: { language: Language; path: string; pictures: readonly string[] }[]; changedAt?: Date };

/** The parts of the sitemap: a file may list 50,000 addresses. */
function renderSitemapIndex(articleParts: readonly number[], siteUrl: string): string {
  const parts = ['pages', 'news', ...articleParts.map(articlesPart)];
  const addresses = parts.map((part) => siteUrl + withQuery(endpoints.sitemap, { part }));
  return xml('sitemapindex', '', [
    ...addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`),
  ]);
}

function articlesPart(number: number): string {
  return `articles-${number}`;
}

/** All pages with language alternates (sitemaps.org, and Google's `xhtml:link`) and pictures (`image:image`). */
function renderPagesSitemap(pictures: PagePictures, siteUrl: string): string {
  return renderEntries(
    allRoutes.filter(isListed).map((route) => ({
      pages: languageCodes.map((language) => ({
        language,
        path: href(route, language),
        pictures: pictures[language].get(route.key) ?? [],
      })),
    })),
    siteUrl,
  );
}

function renderArticlesSitemap(articles: readonly PublishedAddress[], siteUrl: string): string {
  return renderEntries(articles.map(articleEntry), siteUrl);
}

/** News of the last days for Google News. */
function renderNewsSitemap(news: readonly RecentNews[], siteUrl: string): string {
  const entries = news.map(({ id, language, slug, title, publishedAt }) => {
    const address = siteUrl + articleHref(id, slug, language);
    const publication = `<news:publication><news:name>${escapeXml(company.name)}</news:name><news:language>${language}</news:language></news:publication>`;
    const facts = `<news:publication_date>${publishedAt.toISOString()}</news:publication_date><news:title>${escapeXml(title)}</news:title>`;
    return `<url><loc>${escapeXml(address)}</loc><news:news>${publication}${facts}</news:news></url>`;
  });
  return xml('urlset', ' xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"', entries);
}

/** False for previews, search results, pages for one reader, and routes with parameters. */
function isListed(route: Route): boolean {
  const hidden: readonly Route[] = [
    routes.articles.previewIndex,
    routes.articles.previewShow,
    routes.articles.saved,
    routes.search.index,
    routes.baik.mailbox,
    routes.policies.confirmDataRequest,
  ];
  return !hidden.includes(route) && !route.path.id.includes(':');
}

function articleEntry({ id, texts, featuredImage, changedAt }: PublishedAddress): Entry {
  return {
    pages: languageCodes
      .flatMap((language) => texts.filter((text) => text.language === language))
      .map(({ language, slug }) => ({
        language,
        path: articleHref(id, slug, language),
        pictures: featuredImage ? [socialPicture(storedPicture(featuredImage, language)).url] : [],
      })),
    changedAt,
  };
}

function renderEntries(entries: readonly Entry[], siteUrl: string): string {
  const namespaces =
    ' xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
  return xml(
    'urlset',
    namespaces,
    entries.flatMap((entry) => renderEntry(entry, siteUrl)),
  );
}

function renderEntry({ pages, changedAt }: Entry, siteUrl: string): string[] {
  const link = (hreflang: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(siteUrl + path)}"/>`;
  const alternates = pages.map(({ language, path }) => link(languages[language].hreflang, path));
  const [fallback] = pages;
  if (fallback) alternates.push(link('x-default', fallback.path));
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return pages.map(({ path, pictures }) => {
    const images = pictures.map(
      (picture) => `<image:image><image:loc>${escapeXml(siteUrl + picture)}</image:loc></image:image>`,
    );
    return `<url><loc>${escapeXml(siteUrl + path)}</loc>${changed}${alternates.join('')}${images.join('')}</url>`;
  });
}

function xml(root: string, namespaces: string, lines: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>`,
    ...lines,
    `</${root}>`,
    '',
  ].join('\n');
}
