import { languageCodes } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import { securityHeaders } from './headers.ts';

/** Headers for addresses whose visit must leave no trace in caches or referrers. */
export const discreetHeaders = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' } as const;

const roots = [
  '/api/baik',
  ...languageCodes.map((language) => href(routes.baik.index, language).slice(`/${language}`.length)),
];

/** Whether an address belongs to the report channel, mistyped ones included. */
export function isDiscreetPath(path: string): boolean {
  const lower = path.toLowerCase();
  return roots.some((root) => lower.includes(root));
}

/** Redirect after an accepted form. */
export function discreetRedirect(location: string): Response {
  return new Response(null, { status: 303, headers: { ...securityHeaders, ...discreetHeaders, location } });
}
