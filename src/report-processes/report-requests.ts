import { type Draft, parseDrafts } from '../domain/baik/uploads/drafts.ts';
import { languageCodes } from '../i18n/site/language.ts';
import { endpoints, href, routes } from '../routes.ts';

const forms = [
  ...[routes.baik.index, routes.baik.mailbox].flatMap((route) =>
    languageCodes.map((language) => href(route, language)),
  ),
  endpoints.baikSubmit,
  endpoints.baikFiles,
];

/**
 * Requests of the report channel that may hold a secret. `visitor`: a form, or a look at the copy of a file. `staff`: a screen of the
 * recipients.
 */
export function reportRequestOf({ method, url }: Request): 'visitor' | 'staff' | undefined {
  if (!URL.canParse(url)) return undefined;
  const { pathname } = new URL(url);
  if (pathname === endpoints.baik || pathname.startsWith(`${endpoints.baik}/`)) return 'staff';
  const isForm = method === 'POST' && forms.includes(pathname);
  return isForm || (isRead(method) && copyOf(pathname)) ? 'visitor' : undefined;
}

export function copyOf(pathname: string): Draft | undefined {
  const folder = `${endpoints.baikFiles}/`;
  return pathname.startsWith(folder) ? parseDrafts(pathname.slice(folder.length).split('/')[0] ?? '')[0] : undefined;
}

export function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}
