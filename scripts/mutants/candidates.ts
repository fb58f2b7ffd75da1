import { type Coverage, type CoverageOfTests, type Lines, lineDigest } from './coverage-map.ts';
import { type ImportGraph, importersOf, reachableFrom } from './import-graph.ts';
import type { Mutant } from './operators.ts';

export type Candidate = {
  file: string;
  /** Missing as long as it is not known whether the test file executes the line. */
  milliseconds: number | undefined;
};

export type Tests = { files: readonly string[]; coverage: CoverageOfTests; graph: ImportGraph };

/**
 * The test files that execute the mutant's line, or may do so because they import its file and are not measured yet. The
 * most promising first: those whose path names the same room and things as the file or one that imports it, then those that
 * execute most of the file in the least time.
 */
export function candidatesFor(mutant: Mutant, { files, coverage, graph }: Tests): Candidate[] {
  const known = files.map((file) => ({ file, measured: coverage.measured(file) }));
  const importers = importersOf(mutant.file, graph);
  // A file that was moved or added since the tests were measured.
  const isNew = known.every(({ measured }) => !measured?.files[mutant.file]);
  return known
    .filter(({ file, measured }) => {
      if (coverage.isLeftOut(file)) return false;
      const lines = measured?.files[mutant.file];
      if (lines) return mayExecute(mutant, lines);
      return (isNew || !measured) && reachableFrom(file, graph).has(mutant.file);
    })
    .map(({ file, measured }) => ({ file, measured, promise: promiseOf(file, measured, mutant.file, importers) }))
    .sort((a, b) => b.promise - a.promise || (a.measured?.milliseconds ?? 0) - (b.measured?.milliseconds ?? 0))
    .map(({ file, measured }) => ({ file, milliseconds: measured?.milliseconds }));
}

/** A line that the report does not mention, as one inside a long expression or a new one, may be executed. */
function mayExecute({ text }: Mutant, { executed, missed }: Lines): boolean {
  const digest = lineDigest(text);
  return executed.includes(digest) || !missed.includes(digest);
}

function promiseOf(testFile: string, measured: Coverage | undefined, sourceFile: string, importers: string[]): number {
  // The screens and addresses that use a file are often called otherwise than the file.
  const closest = Math.max(0, ...importers.map((importer) => alike(testFile, importer)));
  const { executed = [], missed = [] } = measured?.files[sourceFile] ?? {};
  const share = executed.length / Math.max(1, executed.length + missed.length);
  return Math.max(alike(testFile, sourceFile), closest - 0.5) + 2 * share - (measured?.milliseconds ?? 0) / 30_000;
}

/** How many things both paths name; the same room counts as half a thing. */
function alike(testFile: string, sourceFile: string): number {
  const nouns = nounsOf(testFile);
  const shared = [...nounsOf(sourceFile)].filter((noun) => nouns.has(noun)).length;
  return shared + (roomOf(testFile) === roomOf(sourceFile) ? 0.5 : 0);
}

/** The first folder, such as `pages`. */
function roomOf(path: string): string {
  return path.split('/')[1] ?? '';
}

/** The words of a path, but for those that only say its role. */
export function nounsOf(path: string): Set<string> {
  return new Set(
    path.split(/[/.-]/).filter((word) => !/^(src|tests?|tsx?|page|pages|index|web|domain|backend|api)$/.test(word)),
  );
}
