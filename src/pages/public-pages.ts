import type { Db } from '../db/client.ts';
import type { PublicPage } from '../web/public-page.ts';
import { homePages } from './home/handlers.tsx';

/** Every public page with what answers it. */
export function publicPages(db: Db): PublicPage[] {
  return [...homePages(db)];
}
