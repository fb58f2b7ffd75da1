import { currentLanguage } from '../../current.ts';
import type { Figures, Measure, QualityResult } from '../../domain/quality/results.ts';
import { qualityWords as t } from '../../i18n/public/quality/quality.words.ts';
import { formatFileSize } from '../../i18n/site/file-sizes.ts';
import { languages } from '../../i18n/site/language.ts';
import type { BuildQuality } from '../../manifest.ts';

/** When and how completely a figure was measured. */
export type Measured =
  | { kind: 'missing' }
  | { kind: 'measured'; at: Date; count: number; expected: number; isEarlier: boolean };

export type Row = {
  label: string;
  /** Undefined when it was not measured. */
  value: string | undefined;
  target: string | undefined;
  isMissed: boolean;
  measured: Measured;
};

export type Group = {
  id: string;
  title: string;
  text: string;
  /** The main figure of the group. */
  head: { value: string; label: string } | undefined;
  rows: Row[];
};

/** Targets of the acceptance; times in milliseconds. */
const targets = {
  score: 100,
  homePaint: 1600,
  blocking: 200,
  shift: 0.1,
  text: 4000,
  paint: 2500,
  lightBytes: 300 * 1024,
};

/** Whether a result has every item, of the sources of this build. */
export function isComplete({ sources }: BuildQuality, result: QualityResult): boolean {
  return result.sources === sources && Object.keys(result.items).length === result.expected;
}

/** What the runs measured, in groups. */
export function buildGroups(quality: BuildQuality): Group[] {
  const format = formatsOf();
  const read = readerOf(quality);
  const total = <Name extends Measure>(measure: Name, field: keyof Figures<Name>) => sumOf(read(measure), field);
  const highest = <Name extends Measure>(measure: Name, field: keyof Figures<Name>) =>
    extremeOf(read(measure), field, Math.max);
  const row = (label: string, measure: Measure, value: number | undefined, options: RowOptions): Row => ({
    label,
    value: value === undefined ? undefined : options.show(value),
    target: options.target,
    isMissed: value !== undefined && options.isMissed(value),
    measured: measuredOf(quality, measure),
  });
  const none = { show: format.whole, target: format.whole(0), isMissed: (value: number) => value > 0 };
  const atMost = (limit: number, show: (value: number) => string) => ({
    show,
    target: t.atMost({ value: show(limit) }),
    isMissed: (value: number) => value > limit,
  });
  const findings = [total('accessibility', 'failed'), total('cut-off', 'failed'), total('markup', 'findings')];
  const score = (label: string, field: keyof Figures<'lighthouse'>) =>
    row(label, 'lighthouse', extremeOf(read('lighthouse'), field, Math.min), {
      show: format.whole,
      target: format.whole(targets.score),
      isMissed: (value) => value < targets.score,
    });
  const home = homePaint(read('lighthouse'));
  const scores = [
    score(t.performance, 'performance'),
    score(t.accessible, 'accessibility'),
    score(t.bestPractices, 'bestPractices'),
    score(t.searchEngines, 'seo'),
  ];
  const lowest = Math.min(
    ...(['performance', 'accessibility', 'bestPractices', 'seo'] as const).map(
      (field) => extremeOf(read('lighthouse'), field, Math.min) ?? Number.POSITIVE_INFINITY,
    ),
  );
  const firstText = highest('lines', 'text');
  const light = highest('lines', 'light');
  const lost = total('faults', 'lost');
  const faults = read('faults');
  const survived = faults && Object.values(faults.items).filter(({ problems }) => problems === 0).length;
  const allFaults = faults?.expected ?? 0;
  const headOf = (value: string | undefined, label: string) => (value === undefined ? undefined : { value, label });
  const shown = (value: number | undefined, show: (value: number) => string) =>
    value === undefined ? undefined : show(value);
  const isAudited = findings.every((count) => count !== undefined);
  const found = findings.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  return [
    {
      id: 'accessibility',
      title: t.accessibility,
      text: t.accessibilityText,
      head: headOf(isAudited ? format.whole(found) : undefined, t.accessibilityFigure({ count: found })),
      rows: [
        row(t.browserChecks, 'accessibility', findings[0], none),
        row(t.cutOffChecks, 'cut-off', findings[1], none),
        row(t.markupFindings, 'markup', findings[2], none),
      ],
    },
    {
      id: 'scores',
      title: t.scores,
      text: t.scoresText,
      head: headOf(Number.isFinite(lowest) ? format.whole(lowest) : undefined, t.scoresFigure),
      rows: scores,
    },
    {
      id: 'speed',
      title: t.speed,
      text: t.speedText,
      head: headOf(shown(firstText, format.seconds), t.speedFigure),
      rows: [
        row(t.homePaint, 'lighthouse', home, {
          show: format.seconds,
          target: t.below({ value: format.seconds(targets.homePaint) }),
          isMissed: (value) => value >= targets.homePaint,
        }),
        row(t.blocking, 'lighthouse', highest('lighthouse', 'blocking'), atMost(targets.blocking, format.milliseconds)),
        row(t.shift, 'lighthouse', highest('lighthouse', 'shift'), atMost(targets.shift, format.hundredths)),
        row(t.firstText, 'lines', firstText, atMost(targets.text, format.seconds)),
        row(t.largestPaint, 'lines', highest('lines', 'paint'), atMost(targets.paint, format.seconds)),
      ],
    },
    {
      id: 'bytes',
      title: t.bytes,
      text: t.bytesText,
      head: headOf(shown(light, format.bytes), t.bytesFigure),
      rows: [
        row(t.opened, 'lighthouse', highest('lighthouse', 'bytes'), {
          show: format.bytes,
          target: undefined,
          isMissed: () => false,
        }),
        row(t.saving, 'lines', light, atMost(targets.lightBytes, format.bytes)),
      ],
    },
    {
      id: 'faults',
      title: t.faults,
      text: t.faultsText,
      head: headOf(shown(lost, format.whole), t.faultsFigure),
      rows: [
        row(t.survived, 'faults', survived, {
          show: (count) => t.ofNumber({ count, all: allFaults }),
          target: allFaults > 0 ? format.whole(allFaults) : undefined,
          isMissed: (count) => count < allFaults,
        }),
        row(t.lost, 'faults', lost, none),
        row(t.acknowledged, 'faults', total('faults', 'acknowledged'), {
          show: format.whole,
          target: undefined,
          isMissed: () => false,
        }),
      ],
    },
  ];
}

type RowOptions = { show: (value: number) => string; target: string | undefined; isMissed: (value: number) => boolean };

function readerOf({ results }: BuildQuality) {
  return <Name extends Measure>(measure: Name) =>
    results.find((result): result is QualityResult<Name> & QualityResult => result.measure === measure) as
      | QualityResult<Name>
      | undefined;
}

function measuredOf({ sources, results }: BuildQuality, measure: Measure): Measured {
  const result = results.find((one) => one.measure === measure);
  if (!result) return { kind: 'missing' };
  return {
    kind: 'measured',
    at: new Date(result.finishedAt),
    count: Object.keys(result.items).length,
    expected: result.expected,
    isEarlier: result.sources !== sources,
  };
}

function valuesOf<Name extends Measure>(result: QualityResult<Name> | undefined, field: keyof Figures<Name>): number[] {
  return Object.values(result?.items ?? {}).map((item) => Number((item as Figures<Name>)[field]));
}

function sumOf<Name extends Measure>(result: QualityResult<Name> | undefined, field: keyof Figures<Name>) {
  return result && valuesOf(result, field).reduce((sum, value) => sum + value, 0);
}

function extremeOf<Name extends Measure>(
  result: QualityResult<Name> | undefined,
  field: keyof Figures<Name>,
  choose: (...values: number[]) => number,
): number | undefined {
  const values = valuesOf(result, field);
  return values.length > 0 ? choose(...values) : undefined;
}

/** The slower one of the two home pages. */
function homePaint(result: QualityResult<'lighthouse'> | undefined): number | undefined {
  const paints = ['/id', '/en'].flatMap((address) => result?.items[address]?.paint ?? []);
  return paints.length > 0 ? Math.max(...paints) : undefined;
}

/** How figures are written in a language; times are given in milliseconds. */
function formatsOf() {
  const language = currentLanguage();
  const { htmlLang } = languages[language];
  const whole = new Intl.NumberFormat(htmlLang, { maximumFractionDigits: 0 });
  const hundredths = new Intl.NumberFormat(htmlLang, { maximumFractionDigits: 2 });
  const second = language === 'id' ? 'dtk' : 's';
  return {
    whole: (value: number) => whole.format(value),
    hundredths: (value: number) => hundredths.format(value),
    milliseconds: (value: number) => `${whole.format(value)} ms`,
    seconds: (value: number) => `${hundredths.format(value / 1000)} ${second}`,
    bytes: (value: number) => formatFileSize(value, language),
  };
}
