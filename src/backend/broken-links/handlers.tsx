import { brokenLinkList } from '../../domain/links/broken-links.ts';
import { brokenLinkWords as t } from '../../i18n/backend/broken-links.words.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { screens } from '../ui/screens.tsx';
import { brokenLinksLook } from './broken-links-page.tsx';

/** Articles that refer to missing files, or have links that are broken. */
export function brokenLinkPages(site: Site) {
  const list = endpoints.brokenLinks;
  return screens(site, { name: 'broken-links', section: 'articles', back: list, notFound: () => t.files }).list(
    list,
    brokenLinkList,
    { pageSize: 25, noPage: ({ kind }) => t[kind] },
    ({ filter }) => brokenLinksLook(filter.kind),
  ).routes;
}
