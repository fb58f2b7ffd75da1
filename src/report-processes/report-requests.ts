import { type Draft, parseDrafts } from '../domain/baik/uploads/drafts.ts';
import { languageCodes } from '../i18n/site/language.ts';
import { endpoints, href, routes } from '../routes.ts';

const pages = [routes.baik.index, routes.baik.mailbox].flatMap((route) =>
  languageCodes.map((language) => href(route, language)),
);
const forms = [...pages, endpoints.baikSubmit, endpoints.baikFiles];

/**
 * Requests of the report channel. `visitor`: its body, the page after a form, or a copy of a file holds a report or a receipt. `staff`: a
 * screen of the recipients. `visit`: a page without either, after which a form may come.
 */
export type ReportRequest = 'visitor' | 'staff' | 'visit';

export function reportRequestOf({ method, url }: Request): ReportRequest | undefined {
  if (!URL.canParse(url)) return undefined;
  const { pathname, searchParams } = new URL(url);
  if (pathname === endpoints.baik || pathname.startsWith(`${endpoints.baik}/`)) return 'staff';
  if (!isRead(method)) return forms.includes(pathname) ? 'visitor' : undefined;
  if (copyOf(pathname)) return 'visitor';
  if (!pages.includes(pathname)) return undefined;
  return searchParams.get('ref') ? 'visitor' : 'visit';
}

/** What the address of a page after a form names. */
export function referenceOf({ url }: Request): string {
  return new URL(url).searchParams.get('ref')?.trim() ?? '';
}

/** The draft whose copy an address shows. */
export function copyOf(pathname: string): Draft | undefined {
  const folder = `${endpoints.baikFiles}/`;
  return pathname.startsWith(folder) ? parseDrafts(pathname.slice(folder.length).split('/')[0] ?? '')[0] : undefined;
}

export function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}
