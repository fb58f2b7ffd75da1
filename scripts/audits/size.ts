import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { Glob } from 'bun';
import { parseSync } from 'oxc-parser';

// Prints how large the code is, by kind: `bun run measure:size [commit ...]`, by default of HEAD.
const commits = process.argv.slice(2);

/** The first that matches a path. */
const kinds: [kind: string, pattern: RegExp][] = [
  ['words', /^src\/.*\.words\.ts$/],
  ['content', /^src\/content\//],
  ['examples', /\.examples\.tsx$/],
  ['code', /^src\//],
  ['tests', /^tests\//],
  ['drawing pictures, printing documents', /^scripts\/production\//],
  ['scripts', /^scripts\//],
];

/** What a reader may have to look at to follow one write through. */
const ways: [name: string, entries: string[]][] = [
  ["an article's save", ['src/domain/article-drafts/save.ts']],
  [
    "a report's submission",
    [
      'src/web/forms/baik/report-form.ts',
      'src/web/forms/baik/submission.ts',
      'src/web/forms/baik/report-submission.ts',
    ],
  ],
];

const importing = /^(?:import|export)\s+(?!type\s)[^'";]*?from\s+['"](\.[^'"]+)['"]|\bimport\(\s*['"](\.[^'"]+)['"]/gm;

for (const commit of commits.length > 0 ? commits : ['HEAD']) {
  const folder = mkdtempSync(join(tmpdir(), 'size-'));
  try {
    const archive = Bun.spawn(['git', 'archive', commit, 'src', 'tests', 'scripts'], { stdout: 'pipe' });
    if ((await Bun.spawn(['tar', '-x', '-C', folder], { stdin: archive.stdout }).exited) !== 0)
      throw new Error(`There is no commit "${commit}".`);
    print(commit, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function print(commit: string, folder: string): void {
  const sources = new Map(
    [...new Glob('**/*.{ts,tsx,mjs}').scanSync({ cwd: folder, dot: true })].map((path) => [
      path,
      readFileSync(join(folder, path), 'utf8'),
    ]),
  );
  console.log(`\n${commit}\n${'lines'.padStart(8)}${'nodes'.padStart(10)}${'files'.padStart(7)}`);
  for (const [kind] of kinds) {
    const ofKind = [...sources].filter(([path]) => kinds.find(([, pattern]) => pattern.test(path))?.[0] === kind);
    const lines = ofKind.reduce((sum, [, text]) => sum + linesOf(text), 0);
    const nodes = ofKind.reduce((sum, [path, text]) => sum + nodesIn(parseSync(path, text).program), 0);
    console.log(
      `${String(lines).padStart(8)}${String(nodes).padStart(10)}${String(ofKind.length).padStart(7)}  ${kind}`,
    );
  }
  const folders = Object.entries(Object.groupBy(sources.keys(), dirname)).map(([name, files = []]) => ({
    name,
    files,
  }));
  const largest = folders.toSorted((one, other) => other.files.length - one.files.length)[0];
  console.log(`Largest folder: ${largest?.name}, ${largest?.files.length} files`);
  for (const [name, entries] of ways) {
    const reached = closureOf(
      entries.filter((path) => sources.has(path)),
      sources,
    );
    const lines = reached.reduce((sum, path) => sum + linesOf(sources.get(path) ?? ''), 0);
    console.log(`What ${name} imports, directly and indirectly: ${reached.length} files, ${lines} lines`);
  }
}

/** Imports of types are not followed. */
function closureOf(entries: string[], sources: Map<string, string>): string[] {
  const reached = new Set(entries);
  for (const path of reached) {
    for (const [, from, dynamic] of (sources.get(path) ?? '').matchAll(importing)) {
      const target = normalize(join(dirname(path), from ?? dynamic ?? ''));
      if (sources.has(target)) reached.add(target);
    }
  }
  return [...reached];
}

function linesOf(text: string): number {
  return text.split('\n').length - 1;
}

/** Nodes of the syntax tree: does not change with the width of lines. */
function nodesIn(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, one) => sum + nodesIn(one), 0);
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, one) => sum + nodesIn(one), 'type' in value ? 1 : 0);
}
