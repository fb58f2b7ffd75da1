import { type Forecast, forecastInDays, forecastRetention } from '../../domain/privacy/apply-retention.ts';
import { privacyWords as t } from '../../i18n/backend/privacy/requests.words.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Table } from '../ui/lists/table.tsx';
import { screens } from '../ui/screens.tsx';
import { breachScreens } from './breaches.tsx';
import { Parts } from './parts.tsx';
import { registerScreens } from './register.tsx';
import { requestScreens } from './requests.tsx';

/** Screens of data protection. */
export function privacyScreens(site: Site) {
  return screens(site, { name: 'privacy', section: 'privacy', back: endpoints.privacy, notFound: () => t.retention })
    .show(endpoints.privacyRetention, 'privacy.manage', async () => ({
      title: t.retention,
      body: <RetentionPage forecast={await forecastRetention(site.db)} />,
    }))
    .routes.use(registerScreens(site))
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
