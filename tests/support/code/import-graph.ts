import { Glob } from 'bun';
import { importsOf, root } from '../sources.ts';

/** Imports of each unit. */
export type ImportGraph = Map<string, Set<string>>;

/**
 * Imports between units in `src`, including types; `unitOf` maps each file to its unit. `more` adds imports.
 */
export function importGraph(unitOf: (path: string) => string, more: readonly [from: string, to: string][] = []) {
  const graph: ImportGraph = new Map();
  // Examples of components are not part of the product and combine otherwise unrelated modules.
  const shipped = [...new Glob('src/**/*.{ts,tsx}').scanSync({ cwd: root })];
  const found = shipped.flatMap((path) => importsOf(path).map(({ target }): [string, string] => [path, target]));
  for (const [path, target] of [...found, ...more]) {
    const [from, to] = [unitOf(path), unitOf(target)];
    if (!target.startsWith('src/') || from === to) continue;
    graph.set(from, (graph.get(from) ?? new Set()).add(to));
  }
  return graph;
}

/** Import cycles, such as `a > b > a`. */
export function cyclesIn(graph: ImportGraph): string[] {
  return [...graph.keys()].flatMap((unit) => cycleThrough(graph, unit)?.join(' > ') ?? []).sort();
}

function cycleThrough(graph: ImportGraph, start: string): string[] | undefined {
  const paths = [[start]];
  const visited = new Set<string>();
  for (const path of paths) {
    for (const next of graph.get(path.at(-1) ?? '') ?? []) {
      if (next === start) return [...path, start];
      if (visited.has(next)) continue;
      visited.add(next);
      paths.push([...path, next]);
    }
  }
  return undefined;
}
