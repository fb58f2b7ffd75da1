import { headcount, injuryRate, production } from '../../content/annual-report/figures.ts';
import { goals, goalTexts, numeral } from '../../content/annual-report/year-2024.ts';
import { highlightWords } from '../../i18n/public/annual-report/highlights.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { BarCell, FigureTable } from './figure-table.tsx';

type TableProps = { language: Language };

export function ProductionTable({ language }: TableProps) {
  const t = highlightWords(language);
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

export function PeopleTable({ language }: TableProps) {
  const t = highlightWords(language);
  const most = Math.max(...headcount.map(({ people }) => people));
  return (
    <FigureTable
      caption={t.peopleCaption}
      columns={[t.year, t.people]}
      rows={headcount.map(({ year, people }) => [
        year,
        <BarCell key="people" share={people / most} text={numeral(language, people)} />,
      ])}
    />
  );
}

export function SafetyTable({ language }: TableProps) {
  const t = highlightWords(language);
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

export function GoalsTable({ language }: TableProps) {
  const t = highlightWords(language);
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
