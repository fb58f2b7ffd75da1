import type { CaseRow } from '../../domain/baik/cases/case-queries.ts';
import { closeReasons } from '../../domain/baik/cases/retention.ts';
import { endpoints } from '../../routes.ts';
import { LinkButton } from '../../ui/text/button.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Nothing } from '../ui/lists/nothing.tsx';
import { Cell, Table } from '../ui/lists/table.tsx';
import { DayText } from './day-text.tsx';
import { reasonLabels } from './labels.ts';

/** What is left of cases that have been erased. */
export function Tombstones({ cases }: { cases: readonly CaseRow[] }) {
  return (
    <>
      <PageHeader
        action={
          <LinkButton href={endpoints.baik} icon={null} variant="outline">
            All reports
          </LinkButton>
        }
        text="Their number, their days, and how they were closed. Nothing else exists any more."
        title="Erased cases"
      />
      {cases.length > 0 ? (
        <Table caption="Erased cases" columns={['Case', 'Received', 'Closed', 'Reason', 'Erased']}>
          {cases.map(({ id, receivedOn, closedOn, reason, erasedOn }) => (
            <tr key={id}>
              <Cell main>Case {id}</Cell>
              <Cell label="Received">
                <DayText day={receivedOn} />
              </Cell>
              <Cell label="Closed">{closedOn && <DayText day={closedOn} />}</Cell>
              <Cell label="Reason">{labelOf(reason)}</Cell>
              <Cell label="Erased">{erasedOn && <DayText day={erasedOn} />}</Cell>
            </tr>
          ))}
        </Table>
      ) : (
        <Nothing title="No case has been erased yet" />
      )}
    </>
  );
}

function labelOf(reason: string | null): string {
  const known = closeReasons.find((one) => one === reason);
  return known ? reasonLabels[known] : '';
}
