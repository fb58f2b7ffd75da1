import type { Mutant } from './operators.ts';
import type { Trial } from './trial.ts';

/** Where it is and what it does, as three lines. */
export function describeMutant({ file, line, start, end, replacement, operator }: Mutant, source: string): string {
  const before = source.slice(source.lastIndexOf('\n', start) + 1, lineEnd(source, end));
  const changed =
    source.slice(source.lastIndexOf('\n', start) + 1, start) + replacement + source.slice(end, lineEnd(source, end));
  return `${file}:${line} (${operator})\n  - ${oneLine(before)}\n  + ${oneLine(changed)}`;
}

export function reportTrials(trials: Trial[], print: (mutant: Mutant) => string, milliseconds: number): string {
  const count = (verdict: Trial['verdict']) => trials.filter((trial) => trial.verdict === verdict).length;
  const survivors = trials.filter(({ verdict }) => verdict === 'survived');
  const detected = trials.length - survivors.length;
  const [low, high] = intervalOf(detected, trials.length);
  const share = `${percent(detected / Math.max(1, trials.length))}, 95 % interval ${percent(low)} to ${percent(high)}`;
  return [
    ...survivors
      .sort((a, b) => (a.mutant.file < b.mutant.file ? -1 : 1))
      .map(({ mutant, ran, left }) => `\nSurvived: ${print(mutant)}\n  ${testsOf(ran, left)}`),
    '',
    `${detected} of ${trials.length} mutants detected (${share}) in ${Math.round(milliseconds / 60_000)} minutes: ` +
      `${count('tests')} by a failed assertion, ${count('timeout')} by a time limit twice, ${count('types')} by the type check, ` +
      `${count('journeys')} by journeys.`,
  ].join('\n');
}

/** Wilson's interval for a share of a random sample. */
function intervalOf(hits: number, count: number): [number, number] {
  if (count === 0) return [0, 1];
  const z = 1.96;
  const share = hits / count;
  const middle = share + z ** 2 / (2 * count);
  const half = z * Math.sqrt((share * (1 - share)) / count + z ** 2 / (4 * count ** 2));
  const scale = 1 + z ** 2 / count;
  return [(middle - half) / scale, (middle + half) / scale];
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function testsOf(ran: string[], left: number): string {
  if (ran.length === 0) return 'no test executes it';
  return `ran ${ran.join(', ')}${left > 0 ? ` (${left} more beyond the budget)` : ''}`;
}

function lineEnd(source: string, from: number): number {
  const found = source.indexOf('\n', from);
  return found < 0 ? source.length : found;
}

function oneLine(text: string): string {
  const flat = text.trim().replaceAll(/\s+/g, ' ');
  return flat.length > 200 ? `${flat.slice(0, 200)} …` : flat;
}
