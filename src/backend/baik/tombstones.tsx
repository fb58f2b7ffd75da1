import type { CaseRow } from '../../domain/baik/cases/case-queries.ts';
import { closeReasonWords, reportWords } from '../../i18n/backend/baik/baik.ts';
import { endpoints } from '../../routes.ts';
import { LinkButton } from '../../ui/text/button.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { useWords } from '../ui/frame/staff-language.tsx';
import { EmptyList } from '../ui/lists/empty-list.tsx';
import { Cell, Table } from '../ui/lists/table.tsx';
import { DayText } from './day-text.tsx';

/** Facts that remain of deleted cases. */
export function Tombstones({ cases }: { cases: readonly CaseRow[] }) {
  const t = useWords(reportWords);
  const reasonLabels: Readonly<Record<string, string>> = useWords(closeReasonWords);
  return (
    <>
      <PageHeader
        action={
          <LinkButton href={endpoints.baik} icon={null} variant="outline">
            {t.allReports}
          </LinkButton>
        }
        text={t.erasedText}
        title={t.erasedCases}
      />
      {cases.length > 0 ? (
        <Table caption={t.erasedCases} columns={[t.case, t.received, t.closed, t.reason, t.erased]}>
          {cases.map(({ id, receivedOn, closedOn, reason, erasedOn }) => (
            <tr key={id}>
              <Cell main>{t.caseOf({ id })}</Cell>
              <Cell label={t.received}>
                <DayText day={receivedOn} />
              </Cell>
              <Cell label={t.closed}>{closedOn && <DayText day={closedOn} />}</Cell>
              <Cell label={t.reason}>{reason && reasonLabels[reason]}</Cell>
              <Cell label={t.erased}>{erasedOn && <DayText day={erasedOn} />}</Cell>
            </tr>
          ))}
        </Table>
      ) : (
        <EmptyList title={t.noneErased} />
      )}
    </>
  );
}
