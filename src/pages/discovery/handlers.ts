import { Elysia } from 'elysia';
import { withCurrent } from '../../current.ts';
import type { Db } from '../../db/client.ts';
import { listArticles } from '../../domain/articles/queries.ts';
import { listLengths } from '../../domain/publishing/list-lengths.ts';
import { type Language, languageCodes } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { securityHeaders } from '../../web/http/headers.ts';
import { DocumentServer } from '../../web/pages/document-server.ts';
import { figuresCsv } from '../sustainability/figures/figures-csv.ts';
import { renderArticleFeed } from './article-feed.ts';
import { answerFavicon } from './favicon.ts';
import { renderRobots } from './robots.ts';
import { answerSecurityTxt } from './security-txt.ts';
import { answerSitemap, sitemapText } from './sitemap-parts.ts';
import { renderWebManifest } from './web-manifest.ts';

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
  return renderArticleFeed(newest, language, siteUrl);
}

/** A feed, the index of the sitemap, or a part of it that lists articles; undefined when there is no such document. */
export async function contentDocument(db: Db, siteUrl: string, address: string): Promise<string | undefined> {
  const { pathname, searchParams } = new URL(address, siteUrl);
  if (pathname === endpoints.sitemap) return sitemapText(db, siteUrl, searchParams.get('part'));
  const language = languageCodes.find((code) => endpoints.articleFeed[code] === pathname);
  return language && feedText(db, siteUrl, language);
}
