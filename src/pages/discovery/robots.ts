import { languageCodes } from '../../i18n/language.ts';
import { endpoints, href, routes } from '../../routes.ts';

/** Everything is open but the back-office, the APIs and the previews. */
export function renderRobots(siteUrl: string): string {
  const previews = languageCodes.map((language) => href(routes.articles.previewIndex, language).replace(/[^/]+$/, ''));
  const closed = [endpoints.backend, '/api/', ...previews];
  return [
    'User-agent: *',
    'Allow: /',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}${endpoints.sitemap}`,
    '',
  ].join('\n');
}
