import { describe, expect, test } from 'bun:test';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Glob } from 'bun';
import { findTestFiles } from '../../scripts/setup/test-files.mjs';

const root = join(import.meta.dir, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const howTo = readdirSync(join(root, 'docs/how-to')).map((name) => `docs/how-to/${name}`);
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/asvs.md',
  'docs/code.md',
  'docs/commands.md',
  'docs/operations.md',
  'docs/security.md',
  'docs/settings.md',
  'docs/trust.md',
  'docs/threat-model.md',
  'docs/walks.md',
  ...howTo,
];

const records = readdirSync(join(root, 'docs/decisions')).sort();
const otherDocuments = ['docs/scale.md', ...records.map((name) => `docs/decisions/${name}`)];

/** Requirements of levels 1 and 2 in each chapter of ASVS 5.0.0. */
const requirementsByChapter = { 1: 27, 2: 11, 3: 19, 4: 10, 5: 9, 6: 35, 7: 18, 8: 7, 9: 7, 10: 29, 11: 14, 12: 9 };
const requirementsByLaterChapter = { 13: 13, 14: 9, 15: 13, 16: 16, 17: 7 };

type Problem = { document: string; missing: string };

function missingIn(document: string, text: string): Problem[] {
  const scripts: unknown = JSON.parse(read('package.json')).scripts;
  const names = Object.keys(scripts as Record<string, string>);
  const files = [...text.matchAll(/(?<![\w/.-])(?:tests|src|scripts|docs|deploy)\/[\w./-]*\w/g)].map(([path]) => path);
  const commands = [...text.matchAll(/`(?:bun|npm) run ([a-z][\w:-]*)/g)].map(([, name = '']) => name);
  return [
    // The operator makes that one.
    ...files.filter((path) => !path.endsWith('/.env') && !existsSync(join(root, path))),
    ...commands.filter((name) => !names.includes(name)).map((name) => `bun run ${name}`),
  ].map((missing) => ({ document, missing }));
}

describe.each([...documents, ...otherDocuments])('%s', (document) => {
  test('names only tests, sources and commands that exist', () => {
    expect(missingIn(document, read(document))).toEqual([]);
  });

  test('links only to files and headings that exist', () => {
    expect(brokenLinksIn(document, read(document))).toEqual([]);
  });
});

/** Links within the repository that lead nowhere. */
function brokenLinksIn(document: string, text: string): string[] {
  const targets = [...text.matchAll(/\]\(([^()\s]+)\)/g)].map(([, target = '']) => target);
  return targets.filter((target) => {
    if (/^[a-z]+:/.test(target)) return false;
    const [path = '', heading] = target.split('#');
    const file = path ? join(document, '..', path) : document;
    return !existsSync(join(root, file)) || (heading !== undefined && !headingsOf(read(file)).includes(heading));
  });
}

/** As GitHub names them in addresses. */
function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Lines of a text that rest on a test which `npm test` leaves out, without a word of it. */
function leftOutIn(text: string): string[] {
  const { pure, data, embedded, journeys } = findTestFiles([]);
  const run = [pure, data, embedded, journeys].flat().map((file) => file.slice(2));
  return text.split('\n').filter((line) => {
    const tests = [...line.matchAll(/tests\/[\w./-]+\.test\.tsx?/g)].map(([path]) => path);
    return tests.some((path) => !run.includes(path)) && !line.includes('`npm run test:all`');
  });
}

test('what is promised is tested by npm test, or says that npm run test:all does', () => {
  expect(['docs/trust.md', 'docs/threat-model.md'].flatMap((document) => leftOutIn(read(document)))).toEqual([]);
  const promise = '| Faults lose nothing | `tests/processes/faults.test.ts`';
  expect(leftOutIn(`${promise} |\n${promise}, by \`npm run test:all\` |`)).toEqual([`${promise} |`]);
});

test('a link that leads nowhere is found', () => {
  const text = '[a](decisions/0001-nothing.md) [b](trust.md#nothing) [c](trust.md#accounts) [d](https://example.com/x)';
  expect(brokenLinksIn('docs/security.md', text)).toEqual(['decisions/0001-nothing.md', 'trust.md#nothing']);
});

test.each([...documents, ...otherDocuments])('%s names people and things by nouns', (document) => {
  const vague = /\b(?:somebody|nobody|anybody|everybody|whoever|whatever|mended)\b/gi;
  expect(read(document).match(vague) ?? []).toEqual([]);
});

describe('records of decisions', () => {
  const deviations = '0010-deviations-from-the-specification.md';
  const numbers = records.map((name) => Number(name.slice(0, 4)));

  test('are at most forty, each with a number of its own, which its heading repeats', () => {
    expect(records.length).toBeLessThanOrEqual(40);
    expect(new Set(numbers).size).toBe(records.length);
    const headings = records.map((name) => /^# (\d+)\. /.exec(read(`docs/decisions/${name}`))?.[1]);
    expect(headings).toEqual(numbers.map(String));
  });

  test('have at most 250 words, but for the list of deviations', () => {
    const words = (name: string) =>
      read(`docs/decisions/${name}`)
        .split(/\s+/)
        .filter((word) => /[\p{L}\p{N}]/u.test(word));
    const long = records.filter((name) => name !== deviations && words(name).length > 250);
    expect(long).toEqual([]);
  });

  test('say what is true now: without dates, corrections and additions', () => {
    const dated =
      /\b20\d\d-\d\d-\d\d\b|\b\d{1,2} [A-Z][a-z]+ 20\d\d\b|^[>*\s]*(?:correct|addition|supersede|change,)/im;
    expect(records.filter((name) => dated.test(read(`docs/decisions/${name}`)))).toEqual([]);
  });

  test('name the code and the tests that hold them', () => {
    const bare = records.filter((name) => {
      const text = read(`docs/decisions/${name}`);
      return !/`tests\//.test(text) || (name !== deviations && !/`(?:src|scripts)\//.test(text));
    });
    expect(bare).toEqual([]);
  });

  test('are named by numbers that exist, in code and documents', () => {
    const sources = [...new Glob('{src,scripts,tests,docs,deploy}/**/*.{ts,tsx,mjs,css,md,conf}').scanSync(root)];
    const files = [...sources, 'README.md', 'CONTRIBUTING.md'].filter((path) => !path.startsWith('tests/fixtures/'));
    const unknown = files.flatMap((path) =>
      [...read(path).matchAll(/\b(?:[Rr]ecords? |decisions\/0*)(\d+)(?![\d,])/g)]
        .filter(([, number]) => !numbers.includes(Number(number)))
        .map(([named]) => `${path}: ${named}`),
    );
    expect(unknown).toEqual([]);
  });
});

test('the README has fewer than 130 lines', () => {
  expect(read('README.md').split('\n').length).toBeLessThan(130);
});

test('docs/code.md explains every folder of src', () => {
  const text = read('docs/code.md');
  const folders = readdirSync(join(root, 'src'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => `\`src/${name}\``).filter((folder) => !text.includes(folder))).toEqual([]);
});

test('each of the three walks names at most ten files, none of them twice', () => {
  const [, ...walks] = read('docs/walks.md').split(/^## /m);
  expect(walks).toHaveLength(3);
  for (const walk of walks) {
    const files = [...walk.matchAll(/^\| \[(src\/[^\]]+)\]\(\.\.\/\1\) \| /gm)].map(([, path]) => path);
    expect(files.length).toBeGreaterThan(5);
    expect(files.length).toBeLessThanOrEqual(10);
    expect(new Set(files).size).toBe(files.length);
    expect(walk.match(/src\//g)).toHaveLength(2 * files.length + (walk.match(/`src\//g)?.length ?? 0));
  }
});

test('docs/commands.md names every command of the package', () => {
  const text = read('docs/commands.md');
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

test('no source turns off the verification of certificates', () => {
  const sources = [...new Glob('src/**/*.{ts,tsx}').scanSync(root)];
  const weak = sources.filter((path) => /rejectUnauthorized: false|NODE_TLS_REJECT_UNAUTHORIZED/.test(read(path)));
  expect(weak).toEqual([]);
});
