import { type ReactNode, use } from 'react';
import { headcount, injuryRate, production } from '../../content/annual-report/figures.ts';
import { directorsReport, goals, goalTexts, numeral, yearInFigures } from '../../content/annual-report/year-2024.ts';
import { currentLanguage } from '../../current.ts';
import { highlightWords as t } from '../../i18n/public/annual-report/highlights.words.ts';
import { reportWords } from '../../i18n/public/reports.words.ts';
import { hrefTo, routes } from '../../routes.ts';
import { Late } from '../../ui/markup/late.tsx';
import { builtPicture } from '../../ui/media/picture.tsx';
import { Breadcrumb, type Crumb } from '../../ui/text/breadcrumb.tsx';
import { LinkButton, MoreLink } from '../../ui/text/button.tsx';
import { Section } from '../../ui/text/section.tsx';
import { ReportCover, type ReportView } from './report.tsx';

type DocumentFacts = Promise<ReportView['document']>;
type HighlightsPageProps = { trail: readonly Crumb[]; document: DocumentFacts };

/** The annual report 2024 in brief, from the same figures and texts as the printed one. */
export function HighlightsPage({ trail, document }: HighlightsPageProps) {
  return (
    <>
      <Opening document={document} trail={trail} />
      <Figures />
      <Section id="report" labelledBy="report-title">
        <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
          <h2 className="t-heading max-w-[12ch] lg:col-span-5" id="report-title">
            {t.reportTitle}
          </h2>
          <div className="grid gap-5 lg:col-span-7">
            {directorsReport[currentLanguage()].map((paragraph) => (
              <p className="max-w-[42rem] first:text-lead" key={paragraph}>
                {paragraph}
              </p>
            ))}
          </div>
        </div>
      </Section>
      <Section id="production" labelledBy="production-title" tone="powder">
        <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
          <h2 className="t-heading max-w-[12ch] lg:col-span-5" id="production-title">
            {t.productionTitle}
          </h2>
          <div className="min-w-0 lg:col-span-7">
            <ProductionTable />
          </div>
        </div>
      </Section>
      <Section id="people" labelledBy="people-title">
        <h2 className="t-heading max-w-[16ch]" id="people-title">
          {t.peopleTitle}
        </h2>
        <div className="mt-10 grid gap-x-12 gap-y-12 lg:grid-cols-2">
          <PeopleTable />
          <SafetyTable />
        </div>
      </Section>
      <Section id="goals" labelledBy="goals-title" tone="powder">
        <h2 className="t-heading max-w-[16ch]" id="goals-title">
          {t.goalsTitle}
        </h2>
        <div className="mt-10">
          <GoalsTable />
        </div>
        <p className="mt-10">
          <MoreLink href={hrefTo(routes.reports.index)}>{t.allReports}</MoreLink>
        </p>
      </Section>
    </>
  );
}

function Opening({ trail, document }: HighlightsPageProps) {
  const cover = builtPicture('report-cover-2024');
  return (
    <section className="tone-dark lattice overflow-clip pt-[calc(var(--bar-height)+var(--space-7))] pb-10">
      <div className="wrap">
        <div className="grid items-end gap-x-8 gap-y-8 md:grid-cols-12">
          <div className="md:col-span-7">
            <Breadcrumb trail={trail} />
            <p className="t-label mt-8 text-clay">{t.theme}</p>
            <h1 className="t-page mt-3 max-w-[14ch]">{t.title}</h1>
            <Late address={hrefTo(routes.reports.highlights)} skeleton={<div className="h-24" />}>
              <Download document={document} />
            </Late>
          </div>
          <div className="w-36 md:col-span-4 md:col-start-9 md:w-56 md:justify-self-end">
            <ReportCover cover={cover} sizes="(min-width: 768px) 224px, 144px" />
          </div>
        </div>
      </div>
    </section>
  );
}

function Download({ document }: { document: DocumentFacts }) {
  const found = use(document);
  if (!found) return null;
  const { address, size, pages } = found;
  const facts = ['PDF', size, pages && reportWords.pages({ pages })].filter(Boolean).join(', ');
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
      <LinkButton download href={address} icon="download" variant="light">
        {reportWords.download}
      </LinkButton>
      <span className="text-small">{facts}</span>
    </div>
  );
}

function Figures() {
  const language = currentLanguage();
  return (
    <Section id="figures" labelledBy="figures-title" tone="powder">
      <h2 className="t-heading" id="figures-title">
        {t.figuresTitle}
      </h2>
      <dl className="mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:mt-16 lg:grid-cols-4">
        {yearInFigures.map(({ value, digits, currency, unit, of }) => (
          <div className="flex flex-col-reverse justify-end border-t-2 border-laterite pt-4" key={of.id}>
            <dt className="mt-2 max-w-[22ch] text-slate">{of[language]}</dt>
            <dd className="t-heading tabular-nums">
              {currency}
              {numeral(language, value, digits)}
              {unit && unit.id !== '%' && ' '}
              {unit && <span className="text-item font-650">{unit[language]}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function ProductionTable() {
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

function PeopleTable() {
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

function SafetyTable() {
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

function GoalsTable() {
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
