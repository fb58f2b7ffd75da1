import type { PublishedAddress } from '../../domain/articles/queries.ts';
import { type Language, languageCodes, languages } from '../../i18n/site/language.ts';
import { allRoutes, href, type Route, routes } from '../../routes.ts';
import { escapeXml } from '../../web/formats/xml.ts';

/** A page with its URL in each of its languages. */
type Entry = { addresses: [Language, string][]; changedAt?: Date };

/** Sitemap with language alternates (sitemaps.org, and Google's `xhtml:link`). */
export function renderSitemap(articles: readonly PublishedAddress[], siteUrl: string): string {
  const entries = [...allRoutes.filter(isListed).map(pageEntry), ...articles.map(articleEntry)];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.flatMap((entry) => renderEntry(entry, siteUrl)),
    '</urlset>',
    '',
  ].join('\n');
}

/** Expands routes with parameters into pages; previews, search results and lists of one reader are excluded. */
function isListed(route: Route): boolean {
  const hidden: readonly Route[] = [
    routes.articles.previewIndex,
    routes.articles.previewShow,
    routes.articles.saved,
    routes.search.index,
    routes.baik.mailbox,
  ];
  return !hidden.includes(route) && !route.path.id.includes(':');
}

function pageEntry(route: Route): Entry {
  return { addresses: languageCodes.map((language) => [language, href(route, language)]) };
}

function articleEntry({ id, languages: spoken, changedAt }: PublishedAddress): Entry {
  const existing = languageCodes.filter((language) => spoken.includes(language));
  return {
    addresses: existing.map((language) => [language, href(routes.articles.show, language, { id })]),
    changedAt,
  };
}

function renderEntry({ addresses, changedAt }: Entry, siteUrl: string): string[] {
  const link = (hreflang: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(siteUrl + path)}"/>`;
  const alternates = addresses.map(([language, path]) => link(languages[language].hreflang, path));
  const [fallback] = addresses;
  if (fallback) alternates.push(link('x-default', fallback[1]));
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return addresses.map(
    ([, path]) => `<url><loc>${escapeXml(siteUrl + path)}</loc>${changed}${alternates.join('')}</url>`,
  );
}
