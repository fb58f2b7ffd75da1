import type { CspCount } from '../../domain/csp-reports/counts.ts';
import { cspWords } from '../../i18n/backend/audit.words.ts';
import { useWords } from '../ui/frame/staff-language.tsx';
import { Cell, Table } from '../ui/lists/table.tsx';

/** What browsers have blocked by the content security policy, by directive and kind of source. */
export function CspViolations({ violations }: { violations: readonly CspCount[] }) {
  const t = useWords(cspWords);
  return (
    <section aria-labelledby="csp" className="mt-10">
      <h2 className="text-item font-650" id="csp">
        {t.title}
      </h2>
      <p className="mt-2 mb-4 max-w-160 text-small text-slate">{t.text}</p>
      <Table caption={t.title} columns={[t.directive, t.blocked, t.count]}>
        {violations.map(({ directive, blocked, count }) => (
          <tr key={`${directive} ${blocked}`}>
            <Cell main>
              <code>{directive}</code>
            </Cell>
            <Cell label={t.blocked}>
              <code>{blocked}</code>
            </Cell>
            <Cell label={t.count}>{count}</Cell>
          </tr>
        ))}
      </Table>
    </section>
  );
}
