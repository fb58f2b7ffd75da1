import { company } from '../../company.ts';
import {
  electricity,
  headcount,
  injuryRate,
  localPurchases,
  mangrove,
  newWater,
  productionByYear,
  readings,
} from '../../content/annual-report/figures.ts';
import { currentLanguage } from '../../current.ts';
import { figureWords as t } from '../../i18n/public/sustainability/figures.words.ts';
import { languages } from '../../i18n/site/language.ts';
import { endpoints, hrefTo, routes } from '../../routes.ts';
import { type HeroPageProps, PageHero } from '../../ui/frame/page-hero.tsx';
import { type Bar, BarChart } from '../../ui/media/bar-chart.tsx';
import { builtPicture } from '../../ui/media/picture.tsx';
import { LinkButton } from '../../ui/text/button.tsx';
import { CallToAction } from '../../ui/text/call-to-action.tsx';
import { Section } from '../../ui/text/section.tsx';
import { csvText } from '../../web/formats/csv.ts';
import { FigureTable } from '../figure-table.tsx';

export function FiguresPage(hero: HeroPageProps) {
  return (
    <>
      <PageHero {...hero} id="hero" lead={t.lead} title={t.title}>
        <LinkButton download href={endpoints.figuresCsv[currentLanguage()]} icon="download" variant="light">
          {t.download}
        </LinkButton>
      </PageHero>
      {topicsIn().map((topic, index) => (
        <TopicSection isSunken={index % 2 === 1} key={topic.id} topic={topic} />
      ))}
      <CallToAction
        action={{ label: t.nextAction, href: hrefTo(routes.reports.index) }}
        id="next"
        picture={builtPicture('reports')}
        title={t.nextTitle}
        tone="dark"
      />
    </>
  );
}

function TopicSection({ topic, isSunken }: { topic: Topic; isSunken: boolean }) {
  return (
    <Section id={topic.id} labelledBy={`${topic.id}-title`} tone={isSunken ? 'powder' : 'light'}>
      <h2 className="t-heading mb-10 lg:mb-14" id={`${topic.id}-title`}>
        {topic.title}
      </h2>
      <div className="grid gap-16 lg:gap-20">
        {topic.sets.map((set) => (
          <Figures key={set.id} set={set} tone={topic.tone} />
        ))}
      </div>
    </Section>
  );
}

/** A chart beside the table of the same figures. */
function Figures({ set, tone }: { set: FigureSet; tone: Topic['tone'] }) {
  const { id, title, text, unit, bars, limit } = set;
  return (
    <article aria-labelledby={`${id}-title`} className="border-t border-graphite/20 pt-7" id={id}>
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-12">
          <h3 className="t-sub" id={`${id}-title`}>
            {title}
          </h3>
          <p className="mt-3 max-w-[42rem] text-slate">{text}</p>
        </div>
        <figure className="min-w-0 lg:col-span-7">
          <figcaption className="mb-6 text-small text-slate">{unit}</figcaption>
          <BarChart bars={bars} label={`${title}, ${unit}`} tone={tone} {...(limit && { line: limit })} />
        </figure>
        <div className="min-w-0 lg:col-span-5">
          <FigureTable
            caption={title}
            className="figure-table"
            columns={set.columns}
            rows={set.rows.map(([key, ...cells]) => ({ key, cells: cells.map((cell) => shownIn(cell)) }))}
          />
        </div>
      </div>
    </article>
  );
}

/** A cell: a number, or text such as a range. */
type Cell = number | string;

type FigureSet = {
  id: string;
  title: string;
  text: string;
  /** Unit of the chart. */
  unit: string;
  bars: readonly Bar[];
  /** Line across the chart. */
  limit?: { value: number; label: string };
  /** The first column names the row. */
  columns: readonly string[];
  rows: readonly (readonly [string, ...Cell[]])[];
  /** The annual report when undefined. */
  source?: string;
};

type Topic = { id: string; title: string; tone: 'laterite' | 'petrol' | 'mangrove'; sets: readonly FigureSet[] };

/** All measured figures, by topic. */
function topicsIn(): Topic[] {
  return [
    { id: 'output', title: t.output, tone: 'petrol', sets: [productionSet()] },
    {
      id: 'environment',
      title: t.environment,
      tone: 'mangrove',
      sets: [readingSet(), mangroveSet(), waterSet()],
    },
    { id: 'people', title: t.people, tone: 'laterite', sets: [injurySet(), headcountSet()] },
    { id: 'neighbours', title: t.neighbours, tone: 'petrol', sets: quarterSets() },
  ];
}

/** A cell as the reader's language writes it. */
export function shownIn(cell: Cell, decimals?: number): string {
  if (typeof cell === 'string') return cell;
  const digits = decimals === undefined ? {} : { minimumFractionDigits: decimals };
  return new Intl.NumberFormat(languages[currentLanguage()].htmlLang, { maximumFractionDigits: 2, ...digits }).format(
    cell,
  );
}

function productionSet(): FigureSet {
  const [first, , last] = productionByYear;
  const names: Record<string, string> = { [first.year]: t.monthsOf(first), [last.year]: t.monthsUntil(last) };
  return {
    id: 'production',
    title: t.production,
    text: t.productionText,
    unit: t.productionUnit,
    bars: productionByYear.map(({ year, tons }) => ({ label: year, value: tons, shown: shownIn(tons) })),
    limit: { value: company.figures.capacityInTons, label: t.capacity },
    columns: [t.year, t.produced],
    rows: productionByYear.map(({ year, tons }) => [names[year] ?? year, tons]),
    source: t.sourceOfProduction,
  };
}

function readingSet(): FigureSet {
  const short = {
    dust: t.dustShort,
    sulphurDioxide: t.sulphurDioxideShort,
    nitrogenOxides: t.nitrogenOxidesShort,
    runOffSolids: t.runOffSolidsShort,
    noise: t.noiseShort,
  };
  const bars = readings.flatMap((reading) => {
    // A range has no meaningful share.
    if (typeof reading.limit === 'string') return [];
    const percent = Math.round((reading.highest / reading.limit) * 100);
    return [{ label: short[reading.key], value: percent, shown: `${percent}%` }];
  });
  return {
    id: 'readings',
    title: t.readings,
    text: t.readingsText,
    unit: t.readingsUnit,
    bars,
    limit: { value: 100, label: t.limit },
    columns: [t.parameter, t.average, t.highest, t.limit],
    rows: readings.map(({ key, average, highest, limit }) => [t[key], average, highest, limit]),
  };
}

function mangroveSet(): FigureSet {
  return {
    id: 'mangrove',
    title: t.mangrove,
    text: t.mangroveText,
    unit: t.hectares,
    bars: mangrove.map(({ year, hectares }) => ({ label: year, value: hectares, shown: String(hectares) })),
    columns: [t.year, t.mangroveArea],
    rows: mangrove.map(({ year, hectares }) => [year, hectares]),
  };
}

function waterSet(): FigureSet {
  const rows = [
    [t.waterDesign, newWater.design],
    [t.waterMeasured, newWater.commissioning],
  ] as const;
  return {
    id: 'water',
    title: t.water,
    text: t.waterText,
    unit: t.cubicMetres,
    bars: rows.map(([label, value]) => ({ label, value, shown: shownIn(value) })),
    columns: [t.waterMeasure, t.waterPerTon],
    rows,
  };
}

function injurySet(): FigureSet {
  const rows = injuryRate.map(({ year, hours, injuries }) => {
    return { year, hours, injuries, rate: Math.round((injuries / hours) * 100) / 100 };
  });
  return {
    id: 'injuries',
    title: t.injuries,
    text: t.injuriesText,
    unit: t.injuriesUnit,
    bars: rows.map(({ year, rate }) => ({ label: year, value: rate, shown: shownIn(rate, 2) })),
    columns: [t.year, t.hours, t.injuryCount, t.rate],
    rows: rows.map(({ year, hours, injuries, rate }) => [year, hours, injuries, rate]),
  };
}

function headcountSet(): FigureSet {
  return {
    id: 'employees',
    title: t.employees,
    text: t.employeesText,
    unit: t.persons,
    bars: headcount.map(({ year, people }) => ({ label: year, value: people, shown: String(people) })),
    columns: [t.year, t.employeeCount],
    rows: headcount.map(({ year, people }) => [year, people]),
  };
}

function quarterSets(): FigureSet[] {
  return [
    {
      id: 'electricity',
      title: t.electricity,
      text: t.electricityText,
      unit: t.gigawattHours,
      ...byQuarter(electricity, t.generated),
    },
    {
      id: 'purchases',
      title: t.purchases,
      text: t.purchasesText,
      unit: t.rupiah,
      ...byQuarter(localPurchases, t.spent),
    },
  ];
}

function byQuarter(values: readonly number[], quantity: string) {
  const named = values.map((value, index) => {
    return { name: t.quarterOf({ quarter: index + 1, year: '2024' }), short: `Q${index + 1}`, value };
  });
  const total = values.reduce((sum, value) => sum + value, 0);
  return {
    bars: named.map(({ short, value }) => ({
      label: currentLanguage() === 'id' ? short.replace('Q', 'Tw ') : short,
      value,
      shown: shownIn(value),
    })),
    columns: [t.quarter, quantity],
    rows: [...named.map(({ name, value }): [string, number] => [name, value]), [t.total, total] as [string, number]],
  };
}

/** Every figure of the page in a row of its own, with its source. */
export function figuresCsv(): string {
  const rows = topicsIn().flatMap(({ title: topic, sets }) =>
    sets.flatMap(({ title, columns, rows: lines, source = t.source }) =>
      lines.flatMap(([period, ...cells]) =>
        cells.map((cell, index) => [topic, title, period, columns[index + 1] ?? '', cell, source]),
      ),
    ),
  );
  return csvText([t.topic, t.measure, t.period, t.column, t.value, t.sourceColumn], rows);
}
