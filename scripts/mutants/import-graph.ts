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

/** The file itself and everything that it imports, directly or not. */
export function reachableFrom(file: string, graph: ImportGraph): Set<string> {
  const reached = new Set([file]);
  for (const next of reached) for (const imported of graph.get(next) ?? []) reached.add(imported);
  return reached;
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
