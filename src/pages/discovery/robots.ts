import { endpoints } from '../../routes.ts';

const closed = [endpoints.backend, '/api/'];

/** Everything is open but the back-office and the APIs. Previews are too: they name what they preview as canonical. */
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
