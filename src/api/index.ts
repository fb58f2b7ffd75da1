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
    door,
    gate,
    mailroom,
    staleness,
    assets,
    audit,
    erasures,
    sendsMail,
    invitationLink,
  } = services;
  const { presence, reviewNotices } = services;
  const app = new Elysia({ name: 'api' })
    .use(statusApi(services))
    .use(articlesApi(db))
    .use(assetsApi(db))
    .use(searchApi(services))
    .use(contactApi(contact))
    .use(baikApi(reports))
    .use(accountsApi(door))
    .use(activityApi(gate, audit))
    .use(articlesBackendApi(gate, staleness))
    .use(autosavesApi(gate))
    .use(articleDraftsApi(gate, staleness))
    .use(assetsBackendApi(gate, assets))
    .use(bulkApi(gate, assets, staleness))
    .use(calendarApi(gate))
    .use(leadersBackendApi(gate, staleness))
    .use(impactApi(gate))
    .use(trashApi(gate, { ...assets, erasures }))
    .use(versionsApi(gate, assets))
    .use(presenceApi(gate, presence))
    .use(emailApi({ gate, mailroom }))
    .use(previewLinksApi(gate, siteUrl))
    .use(reviewsApi({ gate, staleness, notices: reviewNotices }))
    .use(messagesApi({ gate, mailroom }))
    .use(usersApi({ gate, door, sendsMail, linkOf: invitationLink }))
    .use(cspReportsApi(gate))
    .use(unknownBackendCalls(gate));
  return app.use(docsApi(() => app, gate, siteUrl));
}
