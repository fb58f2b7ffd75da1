import type { Breach } from '../../../domain/privacy/breaches.ts';
import { breachWords as t } from '../../../i18n/backend/privacy/breaches.words.ts';
import { endpoints } from '../../../routes.ts';
import { Icon } from '../../../ui/media/icon.tsx';
import { PageHeader } from '../../ui/frame/page-header.tsx';
import { EmptyList } from '../../ui/lists/empty-list.tsx';
import { Moment } from '../../ui/lists/moment.tsx';
import { Table } from '../../ui/lists/table.tsx';
import { Parts } from '../parts.tsx';

/** Recorded breaches of personal data. */
export function BreachesPage({ breaches }: { breaches: readonly Breach[] }) {
  const momentOr = (at: Date | null) => (at ? <Moment at={at} /> : t.open);
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
        <Table
          caption={t.caption}
          columns={[
            {
              head: t.name,
              main: true,
              cell: ({ id, title }) => (
                <a className="line-link font-600" href={`${endpoints.privacyBreaches}/${id}`}>
                  {title}
                </a>
              ),
            },
            { head: t.discoveredAt, cell: ({ discoveredAt }) => <Moment at={discoveredAt} /> },
            { head: t.notified, cell: ({ notifiedAt }) => momentOr(notifiedAt) },
            { head: t.reported, cell: ({ reportedAt }) => momentOr(reportedAt) },
          ]}
          rows={breaches}
        />
      )}
    </>
  );
}
