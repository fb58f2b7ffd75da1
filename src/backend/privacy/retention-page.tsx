import { type Forecast, forecastInDays } from '../../domain/privacy/apply-retention.ts';
import { privacyWords } from '../../i18n/backend/privacy/requests.words.ts';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { useWords } from '../ui/frame/staff-language.tsx';
import { Cell, Table } from '../ui/lists/table.tsx';
import { Parts } from './parts.tsx';

const rows = ['messages', 'mails', 'requests'] as const;

/** What will be erased within the next days because its period ends. */
export function RetentionPage({ forecast }: { forecast: Forecast }) {
  const t = useWords(privacyWords);
  const due = t.dueWithin({ days: forecastInDays });
  return (
    <>
      <PageHeader text={t.retentionText} title={t.retention} />
      <Parts current="retention" />
      <Table caption={t.retention} columns={[t.what, due]}>
        {rows.map((row) => (
          <tr key={row}>
            <Cell main>{t[`what_${row}`]}</Cell>
            <Cell align="end" label={due}>
              {String(forecast[row])}
            </Cell>
          </tr>
        ))}
      </Table>
    </>
  );
}
