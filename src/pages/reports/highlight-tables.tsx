import type { ReactNode } from 'react';
import { headcount, injuryRate, production } from '../../content/annual-report/figures.ts';
import { goals, goalTexts, numeral } from '../../content/annual-report/year-2024.ts';
import { currentLanguage } from '../../current.ts';
import { highlightWords as t } from '../../i18n/public/annual-report/highlights.words.ts';

export function ProductionTable() {
  const language = currentLanguage();
  const most = Math.max(...production.map(({ tons }) => tons));
  return (
    <FigureTable
      caption={t.productionCaption}
      columns={[t.month, t.tons, t.purity]}
      rows={production.map(({ month, tons, purity }) => [
        month[language],
        <BarCell key="tons" share={tons / most} text={numeral(language, tons)} />,
        numeral(language, purity, 1),
      ])}
    />
  );
}

export function PeopleTable() {
  const most = Math.max(...headcount.map(({ people }) => people));
  return (
    <FigureTable
      caption={t.peopleCaption}
      columns={[t.year, t.people]}
      rows={headcount.map(({ year, people }) => [
        year,
        <BarCell key="people" share={people / most} text={numeral(currentLanguage(), people)} />,
      ])}
    />
  );
}

export function SafetyTable() {
  const language = currentLanguage();
  return (
    <FigureTable
      caption={t.safetyCaption}
      columns={[t.year, t.hours, t.injuries, t.rate]}
      rows={injuryRate.map(({ year, hours, injuries }) => [
        year,
        numeral(language, hours, 1),
        numeral(language, injuries),
        numeral(language, injuries / hours, 2),
      ])}
    />
  );
}

export function GoalsTable() {
  const language = currentLanguage();
  return (
    <FigureTable
      caption={t.goalsCaption}
      columns={[t.measure, t.goal, t.result, t.nextGoal]}
      rows={goals.map((goal) => {
        const { planned, reached, next } = goalTexts(goal, language);
        return [goal.of[language], planned, reached, next];
      })}
    />
  );
}

type FigureTableProps = {
  caption: string;
  columns: readonly string[];
  /** The first cell of each row is its heading. */
  rows: readonly (readonly [heading: string, ...figures: ReactNode[]])[];
};

/** A table of figures. It scrolls by itself where it is too wide. */
function FigureTable({ caption, columns, rows }: FigureTableProps) {
  return (
    <figure
      aria-label={caption}
      className="min-w-0 overflow-x-auto"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
    >
      <table className="w-full border-collapse text-small tabular-nums">
        <caption className="pb-3 text-left font-650">{caption}</caption>
        <thead>
          <tr className="border-b border-graphite/40">
            {columns.map((column, index) => (
              <th
                className={`py-2 font-650 ${index === 0 ? 'pr-2 text-left sm:pr-4' : 'pl-2 text-right sm:pl-4'}`}
                key={column}
                scope="col"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([heading, ...figures]) => (
            <tr className="border-b border-graphite/15" key={heading}>
              <th className="py-2.5 pr-2 text-left font-550 sm:pr-4" scope="row">
                {heading}
              </th>
              {figures.map((figure, index) => (
                <td className="py-2.5 pl-2 text-right sm:pl-4" key={columns[index + 1]}>
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

/** A figure with a bar whose length is its share of the largest one. */
function BarCell({ share, text }: { share: number; text: string }) {
  const width = Math.round(share * 1000) / 10;
  return (
    <span className="flex items-center gap-3">
      <svg aria-hidden="true" className="h-3 w-full min-w-16" preserveAspectRatio="none" viewBox="0 0 100 4">
        <path className="fill-laterite" d={`M0 0H${width}V4H0Z`} />
      </svg>
      {/* Of one width, so that the bars share a scale. */}
      <span className="min-w-14">{text}</span>
    </span>
  );
}
