import { InstallationFigures } from '../../domain/quality/installation-figures.ts';
import { qualityWords } from '../../i18n/public/quality/quality.words.ts';
import { manifest } from '../../manifest.ts';
import { release } from '../../release.ts';
import { href, routes } from '../../routes.ts';
import type { Services } from '../../services.ts';
import { htmlHeaders } from '../../web/http/headers.ts';
import { transportHeaders } from '../../web/http/responses/finish-response.ts';
import { type PageRequest, type PublicPage, publicPage, type TaggedPage } from '../../web/pages/public-page.ts';
import { breadcrumbData } from '../../web/pages/structured-data.ts';
import { QualityPage } from './quality-page.tsx';

export function qualityPages(db: Services['db']): PublicPage[] {
  const figures = new InstallationFigures(db);
  const show = (request: PageRequest) => showQuality(request, figures);
  return [publicPage(routes.quality.index, show, { cached: false })];
}

async function showQuality(request: PageRequest, figures: InstallationFigures): Promise<TaggedPage> {
  const { language, siteUrl, degrade } = request;
  const { title, description } = qualityWords(language);
  const trail = [{ label: title, href: href(routes.quality.index, language) }];
  const installation = await figures.read().catch((error: unknown) => {
    degrade(error);
    return undefined;
  });
  return {
    tags: [],
    meta: { title, description, structuredData: [breadcrumbData(siteUrl, language, trail)] },
    bar: 'solid',
    body: (
      <QualityPage
        headers={{ ...sentOverHttps, ...htmlHeaders, ...transportHeaders(siteUrl) }}
        installation={installation}
        language={language}
        quality={manifest().quality}
        release={release}
        trail={trail}
      />
    ),
  };
}

/** Missing without HTTPS. */
const sentOverHttps = { 'strict-transport-security': undefined };
