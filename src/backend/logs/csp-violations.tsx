import type { CspCount } from '../../domain/csp-reports/counts.ts';
import { cspWords as t } from '../../i18n/backend/audit.words.ts';
import { Table } from '../ui/lists/table.tsx';

/** What browsers have blocked by the content security policy, by directive and kind of source. */
export function CspViolations({ violations }: { violations: readonly CspCount[] }) {
  return (
    <section aria-labelledby="csp" className="mt-10">
      <h2 className="text-item font-650" id="csp">
        {t.title}
      </h2>
      <p className="mt-2 mb-4 max-w-160 text-small text-slate">{t.text}</p>
      <Table
        caption={t.title}
        columns={[
          { head: t.directive, main: true, cell: ({ directive }) => <code>{directive}</code> },
          { head: t.blocked, cell: ({ blocked }) => <code>{blocked}</code> },
          { head: t.count, cell: ({ count }) => count },
        ]}
        rows={violations}
      />
    </section>
  );
}
