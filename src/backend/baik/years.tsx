import type { Cell as Count, YearOfReports } from '../../domain/baik/cases/statistics.ts';
import { reportWords } from '../../i18n/backend/baik/baik.ts';
import { languages } from '../../i18n/site/language.ts';
import { useStaffLanguage } from '../ui/frame/staff-language.tsx';
import { Cell, Table } from '../ui/lists/table.tsx';

/** Reports by year and month, without numbers that could point to a person. */
export function Years({ years }: { years: readonly YearOfReports[] }) {
  const language = useStaffLanguage();
  const t = reportWords(language);
  if (years.length === 0) return <p className="text-small text-slate">{t.noYears}</p>;
  const shown = (value: Count) => (typeof value === 'number' ? value : t[value]);
  const names = new Intl.DateTimeFormat(languages[language].htmlLang, { month: 'long', timeZone: 'UTC' });
  return (
    <>
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
      {years
        .filter(({ months }) => months.length > 0)
        .map(({ year, months }) => (
          <details className="mt-4" key={year}>
            <summary className="line-link inline-block min-h-7 cursor-pointer text-small">
              {t.months({ year: String(year) })}
            </summary>
            <Table caption={t.months({ year: String(year) })} columns={[t.month, t.received]}>
              {months.map((value, month) => (
                <tr key={names.format(Date.UTC(year, month))}>
                  <Cell main>{names.format(Date.UTC(year, month))}</Cell>
                  <Cell label={t.received}>{shown(value)}</Cell>
                </tr>
              ))}
            </Table>
          </details>
        ))}
    </>
  );
}
