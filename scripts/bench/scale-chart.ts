import { palette } from '../../src/palette.ts';

export type Reading = {
  database: 'PostgreSQL' | 'embedded';
  articles: number;
  /** In milliseconds, by kind of request. */
  times: Record<string, { median: number; p95: number }>;
  /** Resident memory of the site, with the embedded database in it. */
  megabytes: number;
};
export type Figures = { measuredOn: string; rounds: number; readings: Reading[] };

const width = 960;
const panel = { width: 400, height: 300, top: 90 };
const colours = { PostgreSQL: palette.petrol, embedded: palette.laterite };
const dashes = { PostgreSQL: '', embedded: '7 5' };
const maxAnswerInMilliseconds = 150;
const number = new Intl.NumberFormat('en');

/** Two panels over the number of articles: the slowest 95th percentile, and memory. */
export function drawFigures({ measuredOn, rounds, readings }: Figures): string {
  const slowest = (reading: Reading) => Math.max(...Object.values(reading.times).map(({ p95 }) => p95));
  const memory = (reading: Reading) => reading.megabytes;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 460" font-family="system-ui, sans-serif" font-size="14" fill="${palette.graphite}" role="img" aria-labelledby="title">`,
    '<title id="title">Time and memory from 1,000 to 100,000 articles on both databases</title>',
    `<rect width="${width}" height="460" fill="${palette.white}"/>`,
    `<text x="60" y="32" font-size="20" font-weight="600">Time and memory by number of articles</text>`,
    `<text x="60" y="54">${rounds} requests of each kind, one client, measured on ${measuredOn}</text>`,
    drawPanel(60, 'Slowest kind of request, 95th percentile, milliseconds', readings, slowest, maxAnswerInMilliseconds),
    drawPanel(520, 'Memory of the site, megabytes', readings, memory),
    drawKey(),
    '</svg>',
    '',
  ].join('\n');
}

function drawPanel(
  left: number,
  title: string,
  readings: readonly Reading[],
  figureOf: (reading: Reading) => number,
  limit?: number,
): string {
  const sizes = [...new Set(readings.map(({ articles }) => articles))].sort((one, other) => one - other);
  const [first = 1, last = 10] = [sizes[0], sizes.at(-1)];
  const top = roundUp(Math.max(limit ?? 0, ...readings.map(figureOf)) * 1.05);
  const bottom = panel.top + panel.height;
  const x = (articles: number) =>
    left + (panel.width * Math.log(articles / first)) / Math.max(Math.log(last / first), 1e-9);
  const y = (value: number) => bottom - (panel.height * value) / top;
  const at = (value: number) => value.toFixed(1);
  const grid = [0, 0.25, 0.5, 0.75, 1].map((part) => part * top);
  return [
    `<text x="${left}" y="${panel.top - 12}" font-weight="600">${title}</text>`,
    ...grid.map(
      (value) =>
        `<line x1="${left}" x2="${left + panel.width}" y1="${at(y(value))}" y2="${at(y(value))}" stroke="${palette.sand}"/>` +
        `<text x="${left - 8}" y="${at(y(value) + 5)}" text-anchor="end">${number.format(value)}</text>`,
    ),
    ...sizes.map(
      (size) => `<text x="${at(x(size))}" y="${bottom + 22}" text-anchor="middle">${number.format(size)}</text>`,
    ),
    `<text x="${left + panel.width / 2}" y="${bottom + 44}" text-anchor="middle">articles</text>`,
    ...(limit === undefined
      ? []
      : [
          `<line x1="${left}" x2="${left + panel.width}" y1="${at(y(limit))}" y2="${at(y(limit))}" stroke="${palette.graphite}" stroke-dasharray="2 4"/>`,
          `<text x="${left + 6}" y="${at(y(limit) - 6)}">target on PostgreSQL: ${limit}</text>`,
        ]),
    ...(['PostgreSQL', 'embedded'] as const).map((database) => {
      const points = readings
        .filter((reading) => reading.database === database)
        .map((reading) => [x(reading.articles), y(figureOf(reading))] as const);
      const line = points.map(([left_, top_]) => `${at(left_)},${at(top_)}`).join(' ');
      const dots = points.map(
        ([left_, top_]) => `<circle cx="${at(left_)}" cy="${at(top_)}" r="4" fill="${colours[database]}"/>`,
      );
      return `<polyline points="${line}" fill="none" stroke="${colours[database]}" stroke-width="2.5" stroke-dasharray="${dashes[database]}"/>${dots.join('')}`;
    }),
  ].join('\n');
}

function drawKey(): string {
  const entry = (left: number, database: Reading['database'], name: string) =>
    `<line x1="${left}" x2="${left + 36}" y1="448" y2="448" stroke="${colours[database]}" stroke-width="2.5" stroke-dasharray="${dashes[database]}"/>` +
    `<text x="${left + 44}" y="453">${name}</text>`;
  return entry(60, 'PostgreSQL', 'PostgreSQL server') + entry(260, 'embedded', 'embedded database, in the site itself');
}

/** The next number whose quarters are round. */
function roundUp(value: number): number {
  const step = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 4, 6, 8, 10].map((times) => times * step).find((round) => round >= value) ?? 10 * step;
}

/** The same figures as a page. */
export function tableOf({ measuredOn, rounds, readings }: Figures): string {
  const names = Object.keys(readings[0]?.times ?? {});
  return [
    '# Time and memory with many articles',
    '',
    '![Time and memory from 1,000 to 100,000 articles on both databases](scale.svg)',
    '',
    `Measured on ${measuredOn} with \`bun run bench:scale\`, which writes this page: milliseconds at the 95th percentile of ${rounds} requests from`,
    'one client, and the resident memory of the site. The embedded database runs in the site itself and has no target.',
    '',
    `| database | articles | ${names.join(' | ')} | memory |`,
    `| --- | ---: |${names.map(() => ' ---: |').join('')} ---: |`,
    ...readings.map(
      ({ database, articles, times, megabytes }) =>
        `| ${database} | ${number.format(articles)} | ${names.map((name) => times[name]?.p95.toFixed(0)).join(' | ')} | ${number.format(Math.round(megabytes))} MB |`,
    ),
    '',
  ].join('\n');
}
