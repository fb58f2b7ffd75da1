import { Elysia } from 'elysia';
import { forecastRetention } from '../../domain/privacy/apply-retention.ts';
import { privacyWords } from '../../i18n/backend/privacy/requests.words.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { guardedScreen } from '../ui/frame/screen.tsx';
import { breachScreens } from './breaches/screens.tsx';
import { registerScreens } from './register/screens.tsx';
import { requestScreens } from './requests/screens.tsx';
import { RetentionPage } from './retention-page.tsx';

/** Screens of data protection. */
export function privacyScreens(site: Site) {
  return new Elysia({ name: 'backend.privacy' })
    .get(
      endpoints.privacyRetention,
      guardedScreen(site, 'privacy.manage', async () => ({
        title: privacyWords.retention,
        section: 'privacy',
        body: <RetentionPage forecast={await forecastRetention(site.db)} />,
      })),
    )
    .use(registerScreens(site))
    .use(breachScreens(site))
    .use(requestScreens(site));
}
