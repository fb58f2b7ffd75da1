import { languageCodes } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import { securityHeaders } from './headers.ts';

/** For addresses whose visit should leave nothing behind: not in a cache, not with the next site. */
export const discreetHeaders = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' } as const;

const roots = [
  '/api/baik',
  ...languageCodes.map((language) => href(routes.baik.index, language).slice(`/${language}`.length)),
];

/** Whether an address belongs to the report channel, or was meant to. */
export function isDiscreetPath(path: string): boolean {
  const lower = path.toLowerCase();
  return roots.some((root) => lower.includes(root));
}

/** After a form that worked; the browser fetches the next page. */
export function discreetRedirect(location: string): Response {
  return new Response(null, { status: 303, headers: { ...securityHeaders, ...discreetHeaders, location } });
}
