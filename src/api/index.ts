import { Elysia } from 'elysia';
import type { Services } from '../services.ts';
import { articlesApi } from './articles/handlers.ts';
import { assetsApi } from './assets/handlers.ts';
import { accountsApi } from './backend/accounts/handlers.ts';
import { articleDraftsApi } from './backend/article-drafts/handlers.ts';
import { articlesBackendApi } from './backend/articles/handlers.ts';
import { assetsBackendApi } from './backend/assets/handlers.ts';
import { autosavesApi } from './backend/autosaves/handlers.ts';
import { bulkApi } from './backend/bulk/handlers.ts';
import { calendarApi } from './backend/calendar/handlers.ts';
import { emailApi } from './backend/email/handlers.ts';
import { unknownBackendCalls } from './backend/guard.ts';
import { impactApi } from './backend/impact/handlers.ts';
import { leadersBackendApi } from './backend/leaders/handlers.ts';
import { activityApi } from './backend/logs/handlers.ts';
import { messagesApi } from './backend/messages/handlers.ts';
import { presenceApi } from './backend/presence/handlers.ts';
import { previewLinksApi } from './backend/previews/handlers.ts';
import { reviewsApi } from './backend/reviews/handlers.ts';
import { trashApi } from './backend/trash/handlers.ts';
import { usersApi } from './backend/users/handlers.ts';
import { versionsApi } from './backend/versions/handlers.ts';
import { baikApi } from './baik/handlers.ts';
import { contactApi } from './contact/handlers.ts';
import { cspReportsApi } from './csp-reports/handlers.ts';
import { docsApi } from './docs/handlers.tsx';
import { searchApi } from './search/handlers.ts';
import { statusApi } from './status/handlers.ts';

/** All routes below `/api`, and the health checks for load balancers. */
export function api(services: Services) {
  const {
    db,
    siteUrl,
    contact,
    reports,
    signInCookies,
    staffGuard,
    mailroom,
    staleness,
    assets,
    audit,
    erasures,
    sendsMail,
    invitationLink,
  } = services;
  const { cache, presence, reviewNotices } = services;
  const app = new Elysia({ name: 'api' })
    .use(statusApi(services))
    .use(articlesApi(db))
    .use(assetsApi(db))
    .use(searchApi(services))
    .use(contactApi(contact))
    .use(baikApi(reports))
    .use(accountsApi(signInCookies))
    .use(activityApi(staffGuard, audit))
    .use(articlesBackendApi(staffGuard, staleness))
    .use(autosavesApi(staffGuard))
    .use(articleDraftsApi(staffGuard, staleness))
    .use(assetsBackendApi(staffGuard, assets))
    .use(bulkApi(staffGuard, assets, staleness))
    .use(calendarApi(staffGuard))
    .use(leadersBackendApi(staffGuard, staleness))
    .use(impactApi(staffGuard))
    .use(trashApi(staffGuard, { ...assets, erasures }))
    .use(versionsApi(staffGuard, assets))
    .use(presenceApi(staffGuard, presence))
    .use(emailApi({ gate: staffGuard, mailroom }))
    .use(previewLinksApi(staffGuard, siteUrl))
    .use(reviewsApi({ gate: staffGuard, staleness, notices: reviewNotices }))
    .use(messagesApi({ gate: staffGuard, mailroom }))
    .use(usersApi({ gate: staffGuard, signInCookies, sendsMail, linkOf: invitationLink }))
    .use(cspReportsApi(staffGuard))
    .use(unknownBackendCalls(staffGuard));
  return app.use(docsApi(() => app, { cache, gate: staffGuard, siteUrl }));
}
