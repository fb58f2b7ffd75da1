import { Elysia } from 'elysia';
import type { Db } from '../../../db/client.ts';
import { openPreviewLink } from '../../../domain/previews/queries.ts';
import { type Language, languageCodes, otherLanguage } from '../../../i18n/site/language.ts';
import { endpoints } from '../../../routes.ts';
import { Document } from '../../../ui/frame/document.tsx';
import type { Page } from '../../../ui/frame/page.ts';
import { plainPage } from '../../../web/pages/plain-page.ts';
import { gonePage } from './gone-page.tsx';
import { sharedPage } from './shared-page.tsx';

/** Not stored in caches, not indexed, and the address is not sent to other sites. */
const headers = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' };

type Options = { db: Db; siteUrl: string };

/** Previews for people without an account. The address holds the token, so it is never logged. */
export function sharedPreviews({ db, siteUrl }: Options) {
  const app = new Elysia({ name: 'pages.articles.shared' });
  const answer = (page: Page, language: Language, token: string) => {
    const switchAddress = `${endpoints.sharedPreview[otherLanguage(language)]}/${encodeURIComponent(token)}`;
    const reading = { language, route: undefined, parameters: {}, query: {}, switchAddress, siteUrl };
    return plainPage(<Document page={page} reading={reading} />, { status: page.status ?? 200, headers });
  };
  for (const language of languageCodes) {
    app.get(`${endpoints.sharedPreview[language]}/:token`, async ({ request, params }) => {
      const { token } = params;
      const opened = await openPreviewLink(db, token, { count: request.method === 'GET' });
      if (opened === undefined || opened === 'gone')
        return answer(gonePage(language, opened === 'gone' ? 410 : 404), language, token);
      const page = await sharedPage(db, opened, { language, token, siteUrl });
      return answer(page ?? gonePage(language, 410), language, token);
    });
  }
  return app;
}
