import { median, percentile } from '../percentile.ts';
import type { Sample } from './load.ts';

export type ProbeLine = { at: number; rss: number; heapUsed: number; lags: number[] };

export type Summary = { lines: string[]; problems: string[] };

/** Memory growth in the second half of the run. */
const maxGrowthInPercent = 1;

export function summarise(samples: readonly Sample[], probe: readonly ProbeLine[]): Summary {
  const whats = [...new Set(samples.map(({ what }) => what))].sort();
  const rows = whats.map((what) => rowOf(what, samples));
  const failed = samples.filter(({ status }) => status === 0 || status >= 400);
  const lags = probe.flatMap((line) => line.lags);
  const { growth, mean } = growthOf(probe);
  const problems = [
    ...(failed.length > 0
      ? [`${failed.length} of ${samples.length} answers were errors: ${countStatuses(failed)}`]
      : []),
    ...(growth >= maxGrowthInPercent ? [`memory grew by ${growth.toFixed(2)} % in the second half of the run`] : []),
  ];
  return {
    lines: [
      'what          requests  errors      p50      p99',
      ...rows,
      `event-loop lag: p50 ${median(lags).toFixed(1)} ms, p99 ${percentile(lags, 99).toFixed(1)} ms, highest ${percentile(lags, 100).toFixed(0)} ms`,
      `memory: ${Math.round(mean / 1024 / 1024)} MB on average, slope ${growth.toFixed(2)} % over the second half of the run`,
    ],
    problems,
  };
}

function rowOf(what: string, samples: readonly Sample[]): string {
  const own = samples.filter((sample) => sample.what === what);
  const errors = own.filter(({ status }) => status === 0 || status >= 400).length;
  const times = own.map(({ milliseconds }) => milliseconds);
  const [p50, p99] = [median(times), percentile(times, 99)].map((value) => `${value.toFixed(1)} ms`.padStart(11));
  return `${what.padEnd(14)}${String(own.length).padStart(8)}${String(errors).padStart(8)}${p50}${p99}`;
}

/** Linear regression over the second half, because single values vary with garbage collections. */
function growthOf(probe: readonly ProbeLine[]): { growth: number; mean: number } {
  const half = probe.slice(Math.floor(probe.length / 2));
  if (half.length < 2) return { growth: 0, mean: half[0]?.rss ?? 0 };
  const mean = half.reduce((sum, { rss }) => sum + rss, 0) / half.length;
  const middle = (half.length - 1) / 2;
  let [above, below] = [0, 0];
  for (const [index, { rss }] of half.entries()) {
    above += (index - middle) * (rss - mean);
    below += (index - middle) ** 2;
  }
  return { growth: ((above / below) * half.length * 100) / mean, mean };
}

function countStatuses(samples: readonly Sample[]): string {
  const groups = Map.groupBy(samples, ({ what, status }) => `${what} ${status || 'no answer'}`);
  return [...groups].map(([name, group]) => `${group.length} × ${name}`).join(', ');
}
