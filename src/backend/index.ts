import type { AnyElysia } from 'elysia';
import type { Services } from '../services.ts';
import { AccountDesk } from './account/desk.ts';
import { accountPages } from './account/handlers.tsx';
import { managedAccountPages } from './accounts/handlers.tsx';
import { articleDraftPages } from './article-drafts/handlers.tsx';
import { articlePages } from './articles/handlers.tsx';
import { articleLinkPages } from './articles/links/handlers.tsx';
import { assetPages } from './assets/handlers.tsx';
import { ReportDesk } from './baik/desk.ts';
import { baikScreens } from './baik/handlers.tsx';
import { brokenLinkPages } from './broken-links/handlers.tsx';
import { calendarPages } from './calendar/handlers.tsx';
import { dashboardPages } from './dashboard/handlers.tsx';
import { emailPages } from './email/handlers.tsx';
import { keptFormPages } from './kept/handlers.tsx';
import { leaderPages } from './leaders/handlers.tsx';
import { loginPages } from './login/handlers.tsx';
import { logPages } from './logs/handlers.tsx';
import { messagePages } from './messages/handlers.tsx';
import { privacyScreens } from './privacy/handlers.tsx';
import { reviewPages } from './reviews/handlers.tsx';
import { savedFilterPages } from './saved-filters/handlers.tsx';
import { searchPages } from './search/handlers.tsx';
import { trashPages } from './trash/handlers.tsx';
import { unknownScreens } from './ui/frame/not-found.tsx';
import { versionPages } from './versions/handlers.tsx';
import { timeMachineScreens } from './versions/moments/handlers.tsx';

/** Adds all routes below `/backend`. */
export function backend({
  staffGuard,
  audit,
  signInCookies,
  keys,
  guesses,
  microsoft,
  mailroom,
  staleness,
  assets,
  contact,
  reports,
  siteUrl,
  dataRequests,
  log,
  sendsMail,
  invitationLink,
  reviewNotices,
  db,
  erasures,
  backups,
}: Services) {
  const withMicrosoft = microsoft !== undefined;
  const erasing = { db, store: contact.store, staleness, erasures };
  const accountDesk = new AccountDesk(staffGuard, signInCookies);
  return (app: AnyElysia) =>
    app
      .use(loginPages({ signInCookies, microsoft, log }))
      .use(dashboardPages(staffGuard, backups))
      .use(searchPages(staffGuard))
      .use(assetPages(staffGuard, assets))
      .use(articlePages(staffGuard, assets))
      .use(articleLinkPages(staffGuard, siteUrl))
      .use(articleDraftPages(staffGuard, staleness))
      .use(brokenLinkPages(staffGuard))
      .use(reviewPages({ gate: staffGuard, staleness, notices: reviewNotices }))
      .use(calendarPages({ gate: staffGuard, staleness }))
      .use(leaderPages({ gate: staffGuard, staleness }))
      .use(trashPages(staffGuard, { ...assets, erasures }))
      .use(versionPages(staffGuard, assets))
      .use(timeMachineScreens(staffGuard))
      .use(emailPages({ gate: staffGuard, mailroom }))
      .use(messagePages({ gate: staffGuard, mailroom, erasing }))
      .use(baikScreens(new ReportDesk(staffGuard, reports.store, keys, guesses, reports.erased, reports.drafts)))
      .use(privacyScreens({ gate: staffGuard, erasing, intake: dataRequests }))
      .use(logPages(staffGuard, audit))
      .use(accountPages(accountDesk, withMicrosoft))
      .use(managedAccountPages({ desk: accountDesk, sendsMail, linkOf: invitationLink }))
      .use(keptFormPages(staffGuard))
      .use(savedFilterPages(staffGuard))
      .use(unknownScreens(staffGuard));
}
