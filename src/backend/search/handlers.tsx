import { Elysia } from 'elysia';
import { findForStaff } from '../../domain/staff-search/queries.ts';
import { staffSearchWords } from '../../i18n/backend/staff-search.words.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { guardedScreen } from '../ui/frame/screen.tsx';
import { findScreens } from './screens.ts';
import { maxFindCharacters, SearchPage } from './search-page.tsx';

/** Search for articles, assets and screens. */
export function searchPages(site: Site) {
  return new Elysia({ name: 'backend.search' }).get(
    endpoints.staffSearch,
    guardedScreen(site, 'signed-in', async ({ query, actor }) => {
      const text = (query.get('q') ?? '').slice(0, maxFindCharacters).toWellFormed().trim();
      const finds = await findForStaff(site.db, actor, text);
      const screens = findScreens(actor, actor.language, text);
      return {
        title: staffSearchWords.title,
        body: <SearchPage finds={finds} screens={screens} text={text} />,
      };
    }),
  );
}
