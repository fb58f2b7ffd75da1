import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Glob } from 'bun';
import { parseSync } from 'oxc-parser';

/** The files of this project that each file imports, types left out. */
export type ImportGraph = Map<string, string[]>;

export function readImportGraph(): ImportGraph {
  const files = [...new Glob('{src,tests}/**/*.{ts,tsx}').scanSync('.')].sort();
  return new Map(files.map((file) => [file, importsOf(file)]));
}

const reachable = new WeakMap<ImportGraph, Map<string, Set<string>>>();

/** The file itself and everything that it imports, directly or not. */
export function reachableFrom(file: string, graph: ImportGraph): Set<string> {
  const known = reachable.get(graph) ?? new Map<string, Set<string>>();
  reachable.set(graph, known);
  const reached = known.get(file) ?? new Set([file]);
  if (!known.has(file)) for (const next of reached) for (const imported of graph.get(next) ?? []) reached.add(imported);
  known.set(file, reached);
  return reached;
}

/** The files that import this one themselves. */
export function importersOf(file: string, graph: ImportGraph): string[] {
  return [...graph].filter(([, imported]) => imported.includes(file)).map(([importer]) => importer);
}

function importsOf(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  const named = module.staticImports.filter(
    ({ entries }) => entries.length === 0 || entries.some((one) => !one.isType),
  );
  const again = module.staticExports.flatMap(({ entries }) => entries.flatMap((one) => one.moduleRequest ?? []));
  return [...new Set([...named.map(({ moduleRequest }) => moduleRequest.value), ...again.map(({ value }) => value)])]
    .filter((name) => name.startsWith('.'))
    .map((name) => join(file, '..', name))
    .filter((path) => existsSync(path));
}
