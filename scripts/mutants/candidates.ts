import { type Coverage, type CoverageMap, lineDigest } from './coverage-map.ts';
import { type ImportGraph, reachableFrom } from './import-graph.ts';
import type { Mutant } from './operators.ts';

export type Candidate = { file: string; milliseconds: number };

/**
 * The test files that execute the mutant's line, the most promising first: those whose path names the same room and things, then
 * those that execute most of the file in the least time.
 */
export function candidatesFor(mutant: Mutant, map: CoverageMap, graph: ImportGraph): Candidate[] {
  const digest = lineDigest(mutant.text);
  const measured = Object.entries(map).filter(([, { files }]) => files[mutant.file]);
  // A file that was moved or added since the tests were measured.
  const importing = Object.entries(map).filter(([file]) => reachableFrom(file, graph).has(mutant.file));
  const loading = measured.length > 0 ? measured : importing;
  const executing = loading.filter(([, { files }]) => files[mutant.file]?.executed.includes(digest));
  const isMissed = loading.some(([, { files }]) => files[mutant.file]?.missed.includes(digest));
  // A line that the report does not mention, as one inside a long expression or a new one, may be executed by any of them.
  const found = executing.length > 0 || isMissed ? executing : loading;
  return found
    .map(([file, coverage]) => ({
      file,
      milliseconds: coverage.milliseconds,
      promise: promiseOf(file, coverage, mutant.file),
    }))
    .sort((a, b) => b.promise - a.promise || a.milliseconds - b.milliseconds)
    .map(({ file, milliseconds }) => ({ file, milliseconds }));
}

function promiseOf(testFile: string, { milliseconds, files }: Coverage, sourceFile: string): number {
  const nouns = nounsOf(testFile);
  const shared = [...nounsOf(sourceFile)].filter((noun) => nouns.has(noun)).length;
  const { executed = [], missed = [] } = files[sourceFile] ?? {};
  const share = executed.length / Math.max(1, executed.length + missed.length);
  return shared + (roomOf(testFile) === roomOf(sourceFile) ? 1 : 0) + 2 * share - milliseconds / 10_000;
}

/** The first folder, such as `pages`. */
function roomOf(path: string): string {
  return path.split('/')[1] ?? '';
}

/** The words of a path, but for those that only say its role. */
function nounsOf(path: string): Set<string> {
  return new Set(path.split(/[/.-]/).filter((word) => !/^(src|tests?|tsx?|page|pages|index|web|domain)$/.test(word)));
}
