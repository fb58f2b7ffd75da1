import { Glob } from 'bun';
import { importsOf, root } from './sources.ts';

/** From a unit to the units that it imports. */
export type ImportGraph = Map<string, Set<string>>;

/**
 * What imports what in `src`, types included, when each file counts as part of a unit. `more` stands beside the
 * imports that the files have.
 */
export function importGraph(unitOf: (path: string) => string, more: readonly [from: string, to: string][] = []) {
  const graph: ImportGraph = new Map();
  // Examples of components do not ship, and put together what otherwise knows nothing of each other.
  const shipped = [...new Glob('src/**/*.{ts,tsx}').scanSync({ cwd: root })].filter((path) => !isExample(path));
  const found = shipped.flatMap((path) => importsOf(path).map(({ target }): [string, string] => [path, target]));
  for (const [path, target] of [...found, ...more]) {
    const [from, to] = [unitOf(path), unitOf(target)];
    if (!target.startsWith('src/') || from === to) continue;
    graph.set(from, (graph.get(from) ?? new Set()).add(to));
  }
  return graph;
}

const isExample = (path: string) => path.endsWith('.examples.tsx');

/** Every unit from which imports lead back to itself, with the way round, such as `a > b > a`. */
export function cyclesIn(graph: ImportGraph): string[] {
  return [...graph.keys()].flatMap((unit) => wayRound(graph, unit)?.join(' > ') ?? []).sort();
}

function wayRound(graph: ImportGraph, start: string): string[] | undefined {
  const ways = [[start]];
  const visited = new Set<string>();
  for (const way of ways) {
    for (const next of graph.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return [...way, start];
      if (visited.has(next)) continue;
      visited.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}
