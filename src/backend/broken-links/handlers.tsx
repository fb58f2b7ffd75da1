import { Elysia } from 'elysia';
import { type BrokenKind, countWithBrokenLinks, listWithBrokenLinks } from '../../domain/links/broken-links.ts';
import { brokenLinkWords } from '../../i18n/backend/broken-links.words.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import { guardedScreen } from '../ui/frame/screen.tsx';
import { loadPage } from '../ui/lists/list-query.ts';
import { BrokenLinksPage, pageSize } from './broken-links-page.tsx';

/** Articles that refer to missing files, or have links that are broken. */
export function brokenLinkPages(site: Site) {
  return new Elysia({ name: 'backend.broken-links' }).get(
    endpoints.brokenLinks,
    guardedScreen(site, 'articles.read', async ({ query }) => {
      const kind: BrokenKind = query.get('kind') === 'links' ? 'links' : 'files';
      const title = (language: 'id' | 'en') => brokenLinkWords(language)[kind];
      const page = await loadPage(query, {
        pageSize,
        count: async () => ({ total: await countWithBrokenLinks(site.db, kind), isExact: true }),
        read: (range) => listWithBrokenLinks(site.db, kind, range),
      });
      if (!page) return notFoundScreen(title, endpoints.brokenLinks);
      return { title, section: 'articles', body: <BrokenLinksPage {...page} kind={kind} /> };
    }),
  );
}
