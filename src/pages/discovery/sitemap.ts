import { company } from '../../company.ts';
import type { PublishedAddress, RecentNews } from '../../domain/articles/published-addresses.ts';
import { type Language, languageCodes, languages } from '../../i18n/site/language.ts';
import { allRoutes, endpoints, href, type Route, routes, withQuery } from '../../routes.ts';
import { socialPicture } from '../../ui/media/picture.tsx';
import { escapeXml } from '../../web/formats/xml.ts';
import { storedPicture } from '../../web/pages/managed-picture.ts';

/** Paths of pictures by language and route key. */
type PagePictures = Record<Language, ReadonlyMap<string, readonly string[]>>;

/** A page with its path and pictures in each of its languages. */
type Entry = { pages: { language: Language; path: string; pictures: readonly string[] }[]; changedAt?: Date };

/** The parts of the sitemap: a file may list 50,000 addresses. */
export function renderSitemapIndex(articleParts: readonly number[], siteUrl: string): string {
  const parts = ['pages', 'news', ...articleParts.map(articlesPart)];
  const addresses = parts.map((part) => siteUrl + withQuery(endpoints.sitemap, { part }));
  return xml('sitemapindex', '', [
    ...addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`),
  ]);
}

export function articlesPart(number: number): string {
  return `articles-${number}`;
}

/** All pages with language alternates (sitemaps.org, and Google's `xhtml:link`) and pictures (`image:image`). */
export function renderPagesSitemap(pictures: PagePictures, siteUrl: string): string {
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

export function renderArticlesSitemap(articles: readonly PublishedAddress[], siteUrl: string): string {
  return renderEntries(articles.map(articleEntry), siteUrl);
}

/** News of the last days for Google News. */
export function renderNewsSitemap(news: readonly RecentNews[], siteUrl: string): string {
  const entries = news.map(({ id, language, title, publishedAt }) => {
    const address = siteUrl + href(routes.articles.show, language, { id });
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

function articleEntry({ id, languages: spoken, featuredImage, changedAt }: PublishedAddress): Entry {
  return {
    pages: languageCodes
      .filter((language) => spoken.includes(language))
      .map((language) => ({
        language,
        path: href(routes.articles.show, language, { id }),
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
