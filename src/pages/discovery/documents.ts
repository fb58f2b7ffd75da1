import { stat } from 'node:fs/promises';
import { Elysia } from 'elysia';
import { company } from '../../company.ts';
import { withCurrent } from '../../current.ts';
import type { Db } from '../../db/client.ts';
import { linkedArticles } from '../../domain/articles/addresses/present-links.ts';
import { listArticles } from '../../domain/articles/queries.ts';
import { listLengths } from '../../domain/publishing/list-lengths.ts';
import { defaultLanguage, type Language, languageCodes, languages } from '../../i18n/site/language.ts';
import { fileUrl, publicFile } from '../../manifest.ts';
import { palette } from '../../palette.ts';
import { endpoints, href, routes } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { answerFile, bodyAt } from '../../web/files/file-answer.ts';
import { securityHeaders } from '../../web/http/headers.ts';
import { DocumentServer } from '../../web/pages/document-server.ts';
import { figuresCsv } from '../sustainability/figures.tsx';
import { renderArticleFeed } from './article-feed.ts';
import { answerSitemap, sitemapText } from './sitemap.ts';

/** Documents for crawlers and feed readers, and downloads. */
export function discovery(site: Site) {
  const { db, siteUrl } = site;
  const documents = new DocumentServer(site);
  const app = new Elysia({ name: 'pages.discovery' })
    .get(endpoints.favicon, ({ request }) => answerFavicon(request))
    .get(endpoints.securityTxt, () => answerSecurityTxt(siteUrl, { ...securityHeaders }))
    .get(endpoints.robots, ({ request }) =>
      documents.answer(endpoints.robots, request, async () => ({
        text: renderRobots(siteUrl),
        type: 'text/plain; charset=utf-8',
      })),
    )
    .get(endpoints.webManifest, ({ request }) =>
      documents.answer(endpoints.webManifest, request, async () => ({
        text: renderWebManifest(),
        type: 'application/manifest+json',
      })),
    )
    .get(endpoints.sitemap, ({ request }) => answerSitemap(request, site, documents));
  for (const language of languageCodes) {
    const csv = endpoints.figuresCsv[language];
    app.get(csv, ({ request }) =>
      documents.answer(csv, request, async () => ({
        text: withCurrent({ language }, figuresCsv),
        type: 'text/csv; charset=utf-8; header=present',
      })),
    );
    const path = endpoints.articleFeed[language];
    app.get(path, ({ request }) =>
      documents.answer(path, request, async () => {
        const text = await feedText(db, siteUrl, language);
        return { text, type: 'application/atom+xml; charset=utf-8' };
      }),
    );
  }
  return app;
}

async function feedText(db: Db, siteUrl: string, language: Language): Promise<string> {
  const newest = await listArticles(db, { category: 'news', language }, { limit: listLengths.feed });
  const texts = newest.flatMap(({ details }) => details.map(({ content }) => content));
  return renderArticleFeed(newest, { linked: await linkedArticles(db, texts), language, siteUrl });
}

/** A feed, the index of the sitemap, or a part of it that lists articles; undefined when there is no such document. */
export async function contentDocument(db: Db, siteUrl: string, address: string): Promise<string | undefined> {
  const { pathname, searchParams } = new URL(address, siteUrl);
  if (pathname === endpoints.sitemap) return sitemapText(db, siteUrl, searchParams.get('part'));
  const language = languageCodes.find((code) => endpoints.articleFeed[code] === pathname);
  return language && feedText(db, siteUrl, language);
}

/** The icon at the default address `/favicon.ico`. */
async function answerFavicon(request: Request): Promise<Response> {
  const url = fileUrl('icons/favicon.ico');
  const path = publicFile(url);
  const { size } = await stat(path);
  const type = 'image/x-icon';
  const file = { size, type, etag: `"${Bun.hash(url).toString(36)}"`, body: bodyAt(path, type) };
  return answerFile(file, request, new Headers({ ...securityHeaders, 'cache-control': 'public, max-age=86400' }));
}

const closed = [endpoints.backend, '/api/'];

/** Excludes the back-office and the APIs. Previews may be crawled, so that search engines read their `noindex`. */
function renderRobots(siteUrl: string): string {
  return [
    'User-agent: *',
    'Allow: /',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}${endpoints.sitemap}`,
    '',
  ].join('\n');
}

/** RFC 9116 recommends less than a year. */
const validityInDays = 180;
const dayInMilliseconds = 86_400_000;

/** Contact for security problems (RFC 9116). It is generated at each request, so it never expires. */
function answerSecurityTxt(siteUrl: string, headers: Record<string, string>): Response {
  const today = Math.floor(Date.now() / dayInMilliseconds) * dayInMilliseconds;
  const text = [
    `Contact: mailto:${company.mailbox}`,
    `Expires: ${new Date(today + validityInDays * dayInMilliseconds).toISOString()}`,
    'Preferred-Languages: id, en',
    `Canonical: ${siteUrl}${endpoints.securityTxt}`,
    '',
  ].join('\n');
  return new Response(text, {
    headers: { ...headers, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  });
}

function renderWebManifest(): string {
  return JSON.stringify({
    name: company.name,
    short_name: company.shortName,
    description: company.tagline[defaultLanguage],
    lang: languages[defaultLanguage].htmlLang,
    start_url: href(routes.home.index, defaultLanguage),
    scope: '/',
    display: 'minimal-ui',
    background_color: palette.petrolDeep,
    theme_color: palette.petrolDeep,
    icons: [
      { src: fileUrl('icons/favicon.svg'), sizes: 'any', type: 'image/svg+xml' },
      ...[192, 512].map((size) => png(`icons/icon-${size}.png`, size)),
      { ...png('icons/maskable-512.png', 512), purpose: 'maskable' },
    ],
  });
}

function png(name: string, size: number) {
  return { src: fileUrl(name), sizes: `${size}x${size}`, type: 'image/png' };
}
