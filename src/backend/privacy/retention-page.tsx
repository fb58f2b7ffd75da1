import { type Forecast, forecastInDays } from '../../domain/privacy/apply-retention.ts';
import { privacyWords as t } from '../../i18n/backend/privacy/requests.words.ts';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Table } from '../ui/lists/table.tsx';
import { Parts } from './parts.tsx';

/** What will be erased within the next days because its period ends. */
export function RetentionPage({ forecast }: { forecast: Forecast }) {
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
