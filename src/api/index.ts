import { Elysia } from 'elysia';
import type { Site } from '../site.ts';
import { articlesApi } from './articles/handlers.ts';
import { assetsApi } from './assets/handlers.ts';
import { accountsApi } from './backend/accounts/handlers.ts';
import { articleDraftCalls } from './backend/article-drafts/calls.ts';
import { articleCalls } from './backend/articles/calls.ts';
import { assetCalls } from './backend/assets/calls.ts';
import { bulkCalls } from './backend/bulk/calls.ts';
import { calendarCalls } from './backend/calendar/calls.ts';
import { emailApi } from './backend/email/handlers.ts';
import { unknownBackendCalls } from './backend/guard.ts';
import { impactCalls } from './backend/impact/calls.ts';
import { leaderCalls } from './backend/leaders/calls.ts';
import { linkTargetCalls } from './backend/link-targets/calls.ts';
import { activityApi } from './backend/logs/handlers.ts';
import { messagesApi } from './backend/messages/handlers.ts';
import { presenceApi } from './backend/presence/handlers.ts';
import { previewLinkCalls } from './backend/previews/calls.ts';
import { redirectCalls } from './backend/redirects/calls.ts';
import { reviewCalls } from './backend/reviews/calls.ts';
import { trashCalls } from './backend/trash/calls.ts';
import { unsavedApi } from './backend/unsaved/handlers.ts';
import { usersApi } from './backend/users/handlers.ts';
import { versionCalls } from './backend/versions/calls.ts';
import { baikApi } from './baik/handlers.ts';
import { contactApi } from './contact/handlers.ts';
import { cspReportsApi } from './csp-reports/handlers.ts';
import { docsApi } from './docs/handlers.tsx';
import { searchApi } from './search/handlers.ts';
import { statusApi } from './status/handlers.ts';

/** All routes below `/api`, and the health checks for load balancers. */
export function api(site: Site) {
  const app = new Elysia({ name: 'api' })
    .use(statusApi(site))
    .use(articlesApi(site.db))
    .use(assetsApi(site.db))
    .use(searchApi(site))
    .use(contactApi(site))
    .use(baikApi(site))
    .use(accountsApi(site))
    .use(activityApi(site))
    .use(articleCalls(site))
    .use(unsavedApi(site))
    .use(articleDraftCalls(site))
    .use(assetCalls(site))
    .use(bulkCalls(site))
    .use(calendarCalls(site))
    .use(leaderCalls(site))
    .use(linkTargetCalls(site))
    .use(impactCalls(site))
    .use(redirectCalls(site))
    .use(trashCalls(site))
    .use(versionCalls(site))
    .use(presenceApi(site))
    .use(emailApi(site))
    .use(previewLinkCalls(site))
    .use(reviewCalls(site))
    .use(messagesApi(site))
    .use(usersApi(site))
    .use(cspReportsApi(site))
    .use(unknownBackendCalls(site));
  return app.use(docsApi(() => app, site));
}
