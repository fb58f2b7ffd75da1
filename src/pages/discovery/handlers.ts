import { Elysia } from 'elysia';
import { listArticles } from '../../domain/articles/queries.ts';
import { listLengths } from '../../domain/publishing/list-lengths.ts';
import { languageCodes } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { securityHeaders } from '../../web/http/headers.ts';
import { DocumentServer } from '../../web/pages/document-server.ts';
import { figuresCsv } from '../sustainability/figures/figures-csv.ts';
import { renderArticleFeed } from './article-feed.ts';
import { answerFavicon } from './favicon.ts';
import { renderRobots } from './robots.ts';
import { answerSecurityTxt } from './security-txt.ts';
import { answerSitemap } from './sitemap-parts.ts';
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
        text: figuresCsv(language),
        type: 'text/csv; charset=utf-8; header=present',
      })),
    );
    const path = endpoints.articleFeed[language];
    app.get(path, ({ request }) =>
      documents.answer(path, request, async () => {
        const newest = await listArticles(db, { category: 'news', language }, { limit: listLengths.feed });
        const text = renderArticleFeed(newest, language, siteUrl);
        return { text, type: 'application/atom+xml; charset=utf-8' };
      }),
    );
  }
  return app;
}
