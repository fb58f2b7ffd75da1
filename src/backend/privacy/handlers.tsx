import { Elysia } from 'elysia';
import type { ErasureDesk } from '../../domain/contact/erasure.ts';
import { forecastRetention } from '../../domain/privacy/apply-retention.ts';
import type { Intake } from '../../domain/privacy/intake.ts';
import { privacyWords } from '../../i18n/backend/privacy/requests.words.ts';
import { endpoints } from '../../routes.ts';
import type { StaffGuard } from '../../web/sessions/staff-guard.ts';
import { guardedScreen } from '../ui/frame/screen.tsx';
import { breachScreens } from './breaches/handlers.tsx';
import { registerScreens } from './register/handlers.tsx';
import { requestScreens } from './requests/handlers.tsx';
import { RetentionPage } from './retention-page.tsx';

type Options = { gate: StaffGuard; erasing: ErasureDesk; intake: Intake };

/** Screens of data protection. */
export function privacyScreens({ gate, erasing, intake }: Options) {
  return new Elysia({ name: 'backend.privacy' })
    .get(
      endpoints.privacyRetention,
      guardedScreen(gate, 'privacy.manage', async ({ actor }) => ({
        title: privacyWords(actor.language).retention,
        section: 'privacy',
        body: <RetentionPage forecast={await forecastRetention(gate.db)} />,
      })),
    )
    .use(registerScreens(gate))
    .use(breachScreens(gate))
    .use(requestScreens({ gate, erasing, intake }));
}
