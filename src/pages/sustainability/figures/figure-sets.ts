import { company } from '../../../company.ts';
import {
  electricity,
  headcount,
  injuryRate,
  localPurchases,
  mangrove,
  newWater,
  productionByYear,
  readings,
} from '../../../content/annual-report/figures.ts';
import { currentLanguage } from '../../../current.ts';
import { figureWords as t } from '../../../i18n/public/sustainability/figures.words.ts';
import { languages } from '../../../i18n/site/language.ts';
import type { Bar } from '../../../ui/media/bar-chart.tsx';

/** A cell: a number, or text such as a range. */
export type Cell = number | string;

export type FigureSet = {
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

export type Topic = { id: string; title: string; tone: 'laterite' | 'petrol' | 'mangrove'; sets: readonly FigureSet[] };

/** All measured figures, by topic. */
export function topicsIn(): Topic[] {
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
