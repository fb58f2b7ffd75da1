import { minCell, type YearOfReports } from '../../domain/baik/cases/statistics.ts';
import { reportWords } from '../../i18n/backend/baik/baik.ts';
import { useWords } from '../ui/frame/staff-language.tsx';
import { Cell, Table } from '../ui/lists/table.tsx';

/** Reports by year, without numbers that could point to a person. */
export function Years({ years }: { years: readonly YearOfReports[] }) {
  const t = useWords(reportWords);
  if (years.length === 0) return <p className="text-small text-slate">{t.noYears}</p>;
  const shown = (value: number | undefined) => value ?? t.fewerThan({ count: minCell });
  return (
    <Table caption={t.years} columns={[t.year, t.received, t.acknowledgedInTime, t.answeredInTime, t.closed]}>
      {years.map(({ year, received, acknowledgedInTime, answeredInTime, closed }) => (
        <tr key={year}>
          <Cell main>{year}</Cell>
          <Cell label={t.received}>{shown(received)}</Cell>
          <Cell label={t.acknowledgedInTime}>{shown(acknowledgedInTime)}</Cell>
          <Cell label={t.answeredInTime}>{shown(answeredInTime)}</Cell>
          <Cell label={t.closed}>{shown(closed)}</Cell>
        </tr>
      ))}
    </Table>
  );
}
