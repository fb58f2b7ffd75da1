import { describe, expect, test } from 'bun:test';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Glob } from 'bun';

const root = join(import.meta.dir, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const howTo = readdirSync(join(root, 'docs/how-to')).map((name) => `docs/how-to/${name}`);
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/asvs.md',
  'docs/operations.md',
  'docs/security.md',
  'docs/trust.md',
  'docs/threat-model.md',
  ...howTo,
];

/** Requirements of levels 1 and 2 in each chapter of ASVS 5.0.0. */
const requirementsByChapter = { 1: 27, 2: 11, 3: 19, 4: 10, 5: 9, 6: 35, 7: 18, 8: 7, 9: 7, 10: 29, 11: 14, 12: 9 };
const requirementsByLaterChapter = { 13: 13, 14: 9, 15: 13, 16: 16, 17: 7 };

type Problem = { document: string; missing: string };

function missingIn(document: string, text: string): Problem[] {
  const scripts: unknown = JSON.parse(read('package.json')).scripts;
  const names = Object.keys(scripts as Record<string, string>);
  const files = [...text.matchAll(/\b(?:tests|src|scripts|docs)\/[\w./-]+\.(?:tsx?|mjs|md)\b/g)].map(([path]) => path);
  const commands = [...text.matchAll(/`bun run ([\w:-]+)/g)].map(([, name = '']) => name);
  return [
    ...files.filter((path) => !existsSync(join(root, path))),
    ...commands.filter((name) => !names.includes(name)).map((name) => `bun run ${name}`),
  ].map((missing) => ({ document, missing }));
}

describe.each(documents)('%s', (document) => {
  test('names only tests, sources and commands that exist', () => {
    expect(missingIn(document, read(document))).toEqual([]);
  });
});

test('the README explains every folder of src', () => {
  const readme = read('README.md');
  const folders = readdirSync(join(root, 'src'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => `\`src/${name}\``).filter((folder) => !readme.includes(folder))).toEqual([]);
});

test('README or CONTRIBUTING names every command of the package', () => {
  const text = read('README.md') + read('CONTRIBUTING.md');
  const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts;
  const isNamed = (name: string) => new RegExp(`(?:\\b(?:run|npm|bun) |\`)${name}(?![\\w:-])`).test(text);
  expect(Object.keys(scripts).filter((name) => !isNamed(name))).toEqual([]);
});

test('a file or command that does not exist is found', () => {
  const text = 'See tests/static/nowhere.test.ts and run `bun run nothing --fast`.';
  expect(missingIn('a document', text).map(({ missing }) => missing)).toEqual([
    'tests/static/nowhere.test.ts',
    'bun run nothing',
  ]);
});

test('every requirement of ASVS 5.0.0, levels 1 and 2, is listed once with a verdict', () => {
  const rows = [...read('docs/asvs.md').matchAll(/^\| (\d+)(\.\d+\.\d+) \| [^|]+ \| ([^|]+) \| [^|]+ \|$/gm)];
  const numbers = rows.map(([, chapter, rest]) => `${chapter}${rest}`);
  expect(new Set(numbers).size).toBe(numbers.length);
  const counted = Object.fromEntries(
    Object.entries(Object.groupBy(rows, ([, chapter = '']) => chapter)).map(([chapter, some]) => [
      chapter,
      some?.length,
    ]),
  );
  expect(counted).toEqual({ ...requirementsByChapter, ...requirementsByLaterChapter });
  for (const [, , , verdict] of rows) expect(['met', 'does not apply', '**not met**']).toContain(verdict ?? '');
});

test('every requirement that is met names a test, a document or the source that settles it', () => {
  const met = [...read('docs/asvs.md').matchAll(/^\| ([\d.]+) \| [^|]+ \| met \| ([^|]+) \|$/gm)];
  const bare = met.filter(([, , proof = '']) => proof.trim().length < 10).map(([, number]) => number);
  expect(bare).toEqual([]);
});

test('packages have exact versions', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'));
  const versions = Object.entries<string>({ ...dependencies, ...devDependencies });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
});

test('no source turns off the verification of certificates', () => {
  const sources = [...new Glob('src/**/*.{ts,tsx}').scanSync(root)];
  const weak = sources.filter((path) => /rejectUnauthorized: false|NODE_TLS_REJECT_UNAUTHORIZED/.test(read(path)));
  expect(weak).toEqual([]);
});
