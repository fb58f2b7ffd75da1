import { Elysia } from 'elysia';
import { type Forecast, forecastInDays, forecastRetention } from '../../domain/privacy/apply-retention.ts';
import { privacyWords, privacyWords as t } from '../../i18n/backend/privacy/requests.words.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { guardedScreen } from '../ui/frame/screen.tsx';
import { Table } from '../ui/lists/table.tsx';
import { breachScreens } from './breaches/screens.tsx';
import { Parts } from './parts.tsx';
import { registerScreens } from './register/screens.tsx';
import { requestScreens } from './requests/screens.tsx';

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

/** What will be erased within the next days because its period ends. */
function RetentionPage({ forecast }: { forecast: Forecast }) {
  return (
    <>
      <PageHeader text={t.retentionText} title={t.retention} />
      <Parts current="retention" />
      <Table
        caption={t.retention}
        columns={[
          { head: t.what, main: true, cell: (what) => t[`what_${what}`] },
          { head: t.dueWithin({ days: forecastInDays }), align: 'end', cell: (what) => String(forecast[what]) },
        ]}
        rows={['messages', 'mails', 'requests'] as const}
      />
    </>
  );
}
