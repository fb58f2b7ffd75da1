import type { Breach } from '../../../domain/privacy/breaches.ts';
import { breachWords } from '../../../i18n/backend/privacy/breaches.words.ts';
import { endpoints } from '../../../routes.ts';
import { Icon } from '../../../ui/media/icon.tsx';
import { PageHeader } from '../../ui/frame/page-header.tsx';
import { useWords } from '../../ui/frame/staff-language.tsx';
import { EmptyList } from '../../ui/lists/empty-list.tsx';
import { Moment } from '../../ui/lists/moment.tsx';
import { Cell, Table } from '../../ui/lists/table.tsx';
import { Parts } from '../parts.tsx';

/** Recorded breaches of personal data. */
export function BreachesPage({ breaches }: { breaches: readonly Breach[] }) {
  const t = useWords(breachWords);
  return (
    <>
      <PageHeader
        action={
          <a className="btn-primary" href={`${endpoints.privacyBreaches}/new`}>
            <Icon name="plus" />
            {t.add}
          </a>
        }
        text={t.text}
        title={t.title}
      />
      <Parts current="breaches" />
      {breaches.length === 0 ? (
        <EmptyList title={t.nothing} />
      ) : (
        <Table caption={t.caption} columns={[t.name, t.discoveredAt, t.notified, t.reported]}>
          {breaches.map((breach) => (
            <tr key={breach.id}>
              <Cell main>
                <a className="line-link font-600" href={`${endpoints.privacyBreaches}/${breach.id}`}>
                  {breach.title}
                </a>
              </Cell>
              <Cell label={t.discoveredAt}>
                <Moment at={breach.discoveredAt} />
              </Cell>
              <Cell label={t.notified}>{breach.notifiedAt ? <Moment at={breach.notifiedAt} /> : t.open}</Cell>
              <Cell label={t.reported}>{breach.reportedAt ? <Moment at={breach.reportedAt} /> : t.open}</Cell>
            </tr>
          ))}
        </Table>
      )}
    </>
  );
}
