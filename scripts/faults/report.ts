import type { Figures } from '../../src/domain/quality/results.ts';
import type { Findings } from './found.ts';
import { kinds, type Write } from './writes.ts';

/** Result of one fault. */
export type Outcome = {
  fault: string;
  writes: Write[];
  findings: Findings;
  /** Expectations that were not met, as sentences. */
  complaints: string[];
  /** Measurements, such as the recovery time. */
  note: string;
};

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

/** Acknowledged writes that are not stored. */
export function lostOf({ writes, findings }: Outcome): string[] {
  return writes
    .filter(({ acknowledged, marker }) => acknowledged && !findings.found.has(marker))
    .map(({ kind, marker }) => `${kind} ${marker} was acknowledged and is not there`);
}

export function problemsOf(outcome: Outcome): string[] {
  const isEmpty = outcome.writes.length > 0 && !outcome.writes.some(({ acknowledged }) => acknowledged);
  const nothing = !isEmpty ? [] : ['nothing was acknowledged at all'];
  return [...lostOf(outcome), ...outcome.findings.half, ...outcome.complaints, ...nothing];
}

/** Counts by fault, for the page about quality. */
export function figuresOf(outcomes: readonly Outcome[]): Record<string, Figures<'faults'>> {
  return Object.fromEntries(
    outcomes.map((outcome) => [
      outcome.fault,
      {
        acknowledged: outcome.writes.filter(({ acknowledged }) => acknowledged).length,
        lost: lostOf(outcome).length,
        problems: problemsOf(outcome).length,
      },
    ]),
  );
}

/** Table of acknowledged and stored writes, followed by all problems. */
export function describeOutcomes(outcomes: readonly Outcome[]): string {
  const head = ['fault', 'write', 'sent', 'refused', 'no answer', 'acknowledged', 'found', 'lost', 'slowest'];
  const rows = outcomes.flatMap((outcome) => kinds.map((kind) => rowOf(outcome, kind)));
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const table = [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)];
  const notes = outcomes.map(({ fault, note }) => `${fault}: ${note}`);
  const problems = outcomes.flatMap((outcome) =>
    problemsOf(outcome).map((text) => `PROBLEM ${outcome.fault}: ${text}`),
  );
  const acknowledged = outcomes.flatMap(({ writes }) => writes.filter((write) => write.acknowledged));
  const verdict =
    problems.length === 0
      ? `${acknowledged.length} writes were acknowledged; all of them are there, and nothing is stored in part.`
      : `${problems.length} problems.`;
  return [...table, '', ...notes, '', ...problems, verdict].join('\n');
}

function rowOf({ fault, writes, findings }: Outcome, kind: string): string[] {
  const own = writes.filter((write) => write.kind === kind);
  const acknowledged = own.filter((write) => write.acknowledged);
  const found = acknowledged.filter(({ marker }) => findings.found.has(marker)).length;
  const silent = own.filter(({ status }) => status === 0).length;
  const refused = own.length - acknowledged.length - silent;
  const slowest = Math.max(0, ...own.map(({ milliseconds }) => milliseconds));
  const counts = [own.length, refused, silent, acknowledged.length, found, acknowledged.length - found].map(String);
  return [fault, kind, ...counts, seconds(slowest)];
}
