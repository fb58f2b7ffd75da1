import { type Coverage, type CoverageOfTests, type Lines, lineDigest } from './coverage-map.ts';
import { type ImportGraph, reachableFrom } from './import-graph.ts';
import type { Mutant } from './operators.ts';

export type Candidate = {
  file: string;
  /** Missing as long as it is not known whether the test file executes the line. */
  milliseconds: number | undefined;
};

export type Tests = { files: readonly string[]; coverage: CoverageOfTests; graph: ImportGraph };

/**
 * The test files that execute the mutant's line, or may do so because they import its file and are not measured yet. The
 * most promising first: those whose path names the same room and things, then those that execute most of the file in the
 * least time.
 */
export function candidatesFor(mutant: Mutant, { files, coverage, graph }: Tests): Candidate[] {
  const known = files.map((file) => ({ file, measured: coverage.measured(file) }));
  // A file that was moved or added since the tests were measured.
  const isNew = known.every(({ measured }) => !measured?.files[mutant.file]);
  return known
    .filter(({ file, measured }) => {
      if (coverage.isLeftOut(file)) return false;
      const lines = measured?.files[mutant.file];
      if (lines) return mayExecute(mutant, lines);
      return (isNew || !measured) && reachableFrom(file, graph).has(mutant.file);
    })
    .map(({ file, measured }) => ({ file, measured, promise: promiseOf(file, measured, mutant.file) }))
    .sort((a, b) => b.promise - a.promise || (a.measured?.milliseconds ?? 0) - (b.measured?.milliseconds ?? 0))
    .map(({ file, measured }) => ({ file, milliseconds: measured?.milliseconds }));
}

/** A line that the report does not mention, as one inside a long expression or a new one, may be executed. */
function mayExecute({ text }: Mutant, { executed, missed }: Lines): boolean {
  const digest = lineDigest(text);
  return executed.includes(digest) || !missed.includes(digest);
}

function promiseOf(testFile: string, measured: Coverage | undefined, sourceFile: string): number {
  const nouns = nounsOf(testFile);
  const shared = [...nounsOf(sourceFile)].filter((noun) => nouns.has(noun)).length;
  const { executed = [], missed = [] } = measured?.files[sourceFile] ?? {};
  const share = executed.length / Math.max(1, executed.length + missed.length);
  const sameRoom = roomOf(testFile) === roomOf(sourceFile) ? 1 : 0;
  return shared + sameRoom + 2 * share - (measured?.milliseconds ?? 0) / 10_000;
}

/** The first folder, such as `pages`. */
function roomOf(path: string): string {
  return path.split('/')[1] ?? '';
}

/** The words of a path, but for those that only say its role. */
function nounsOf(path: string): Set<string> {
  return new Set(path.split(/[/.-]/).filter((word) => !/^(src|tests?|tsx?|page|pages|index|web|domain)$/.test(word)));
}
