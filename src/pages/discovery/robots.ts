import { endpoints } from '../../routes.ts';

const closed = [endpoints.backend, '/api/'];

/** Excludes the back-office and the APIs. Previews may be crawled, so that search engines read their `noindex`. */
export function renderRobots(siteUrl: string): string {
  return [
    'User-agent: *',
    'Allow: /',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}${endpoints.sitemap}`,
    '',
  ].join('\n');
}
