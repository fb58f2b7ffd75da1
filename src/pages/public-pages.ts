import type { Db } from '../db/client.ts';
import type { PublicPage } from '../web/public-page.ts';
import { articlePages } from './articles/handlers.tsx';
import { homePages } from './home/handlers.tsx';
import { publicationPages } from './publications/handlers.tsx';
import { reportPages } from './reports/handlers.tsx';
import { searchPages } from './search/handlers.tsx';

/** Every public page with what answers it. */
export function publicPages(db: Db): PublicPage[] {
  return [...homePages(db), ...publicationPages(db), ...articlePages(db), ...reportPages(db), ...searchPages(db)];
}
