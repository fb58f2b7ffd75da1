import type { AnyElysia } from 'elysia';
import type { Site } from '../site.ts';
import { accountPages } from './account/handlers.tsx';
import { managedAccountPages } from './accounts/handlers.tsx';
import { articleDraftScreens } from './article-drafts/screens.tsx';
import { articleLinkScreens } from './articles/links/screens.tsx';
import { livePreviews } from './articles/live/screens.tsx';
import { articleScreens } from './articles/screens.tsx';
import { assetScreens } from './assets/screens.tsx';
import { baikScreens } from './baik/handlers.tsx';
import { brokenLinkPages } from './broken-links/handlers.tsx';
import { calendarScreens } from './calendar/screens.tsx';
import { dashboardPages } from './dashboard/screens.tsx';
import { emailPages } from './email/handlers.tsx';
import { leaderScreens } from './leaders/screens.tsx';
import { loginPages } from './login/handlers.tsx';
import { logPages } from './logs/screens.tsx';
import { messagePages } from './messages/handlers.tsx';
import { privacyScreens } from './privacy/handlers.tsx';
import { redirectScreens } from './redirects/screens.tsx';
import { reviewScreens } from './reviews/screens.tsx';
import { savedFilterScreens } from './saved-filters/screens.tsx';
import { searchPages } from './search/handlers.tsx';
import { trashScreens } from './trash/screens.tsx';
import { unknownScreens } from './ui/frame/not-found.tsx';
import { unsavedPages } from './unsaved/screens.tsx';
import { timeMachineScreens } from './versions/moments/screens.tsx';
import { versionScreens } from './versions/screens.tsx';

/** Adds all routes below `/backend`. */
export function backend(site: Site) {
  return (app: AnyElysia) =>
    app
      .use(loginPages(site))
      .use(dashboardPages(site))
      .use(searchPages(site))
      .use(assetScreens(site))
      .use(articleScreens(site))
      .use(articleLinkScreens(site))
      .use(livePreviews(site))
      .use(articleDraftScreens(site))
      .use(brokenLinkPages(site))
      .use(reviewScreens(site))
      .use(calendarScreens(site))
      .use(leaderScreens(site))
      .use(redirectScreens(site))
      .use(trashScreens(site))
      .use(versionScreens(site))
      .use(timeMachineScreens(site))
      .use(emailPages(site))
      .use(messagePages(site))
      .use(baikScreens(site))
      .use(privacyScreens(site))
      .use(logPages(site))
      .use(accountPages(site))
      .use(managedAccountPages(site))
      .use(unsavedPages(site))
      .use(savedFilterScreens(site))
      .use(unknownScreens(site));
}
