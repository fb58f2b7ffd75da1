import { describe, expect, test } from 'bun:test';
import { Glob } from 'bun';
import { cyclesIn, importGraph } from '../support/import-graph.ts';
import { filesLike, importsOf, readSource } from '../support/sources.ts';

type Wall = {
  /** Who stands before the wall. */
  rooms: string[];
  /** What lies behind it. */
  files?: string[];
  packages?: string[];
  /** Whether types may pass: they vanish before the code runs. */
  types: 'may pass' | 'may not pass';
};

const walls: Record<string, Wall> = {
  'fields, domain and database know nothing of HTTP and HTML': {
    rooms: ['src/fields/**/*', 'src/domain/**/*', 'src/db/**/*', 'src/seed/**/*'],
    files: ['src/pages/**/*', 'src/backend/**/*', 'src/api/**/*', 'src/ui/**/*', 'src/web/**/*'],
    packages: ['elysia', 'react', 'react-dom'],
    types: 'may not pass',
  },
  'the shared look receives data and fetches none': {
    rooms: ['src/ui/**/*'],
    files: ['src/domain/*/queries.ts', 'src/domain/*/commands.ts', 'src/db/**/*'],
    types: 'may pass',
  },
  'the shared look knows nothing of HTTP and of the rooms that answer': {
    rooms: ['src/ui/**/*', 'src/i18n/**/*'],
    files: ['src/web/**/*', 'src/pages/**/*', 'src/backend/**/*', 'src/api/**/*'],
    packages: ['elysia'],
    types: 'may not pass',
  },
  'pages ask the domain, not the database': {
    rooms: ['src/pages/**/*'],
    files: ['src/db/**/*'],
    types: 'may pass',
  },
  'pages know neither the back-office nor the API': {
    rooms: ['src/pages/**/*'],
    files: ['src/backend/**/*', 'src/api/**/*'],
    types: 'may not pass',
  },
  'the back-office knows neither pages nor the API': {
    rooms: ['src/backend/**/*'],
    files: ['src/pages/**/*', 'src/api/**/*'],
    types: 'may not pass',
  },
  'the API knows neither pages nor the back-office': {
    rooms: ['src/api/**/*'],
    files: ['src/pages/**/*', 'src/backend/**/*'],
    types: 'may not pass',
  },
  'the plumbing knows none of the rooms that answer': {
    rooms: ['src/web/**/*'],
    files: ['src/pages/**/*', 'src/backend/**/*', 'src/api/**/*'],
    types: 'may not pass',
  },
  'what runs in the browser takes nothing of the server along': {
    rooms: ['src/**/*.island.tsx', 'src/browser/**/*'],
    files: ['src/domain/**/*', 'src/db/**/*', 'src/i18n/**/*', 'src/web/**/*'],
    types: 'may pass',
  },
};

describe.each(Object.entries(walls))('%s', (_name, { rooms, files = [], packages = [], types }) => {
  test.each([...rooms, ...files])('"%s" is a room with files in it', (pattern) => {
    expect(() => filesLike(pattern)).not.toThrow();
  });

  test('nobody climbs over', () => {
    const behind = files.map((pattern) => new Glob(pattern));
    const climbing = [...new Set(rooms.flatMap((pattern) => [...new Glob(pattern).scanSync()]))].flatMap((path) =>
      importsOf(path)
        .filter(({ typesOnly }) => types === 'may not pass' || !typesOnly)
        .filter(
          ({ target }) =>
            behind.some((glob) => glob.match(target)) ||
            packages.some((name) => target === name || target.startsWith(`${name}/`)),
        )
        .map(({ target }) => `${path} imports ${target}`),
    );
    expect(climbing).toEqual([]);
  });
});

/** The first folders below `src`. A file in `src` itself stands alone. */
const roomOf = (path: string) => folderOf(path, 2);
/** The folder in a room that stands for a noun or a purpose. What lies in the room itself stands alone. */
const nounOf = (path: string) => folderOf(path, 3);

function folderOf(path: string, depth: number): string {
  const parts = path.split('/');
  return parts.length > depth ? parts.slice(0, depth).join('/') : path;
}

describe.each([
  ['files', (path: string) => path, ['src/domain/mail/input.ts', 'src/domain/mail/commands.ts']],
  ['rooms', roomOf, ['src/ui/frame/page.ts', 'src/web/pages/public-page.ts']],
  ['nouns and purposes within rooms', nounOf, ['src/domain/mail/input.ts', 'src/domain/contact/input.ts']],
] as const)('no circular dependencies between %s', (_name, unitOf, [from, to]) => {
  test('imports lead back to where they come from nowhere', () => {
    expect(cyclesIn(importGraph(unitOf))).toEqual([]);
  });

  test('a planted circle is found', () => {
    const circle = [unitOf(from), unitOf(to), unitOf(from)].join(' > ');
    const planted: [string, string][] = [
      [from, to],
      [to, from],
    ];
    expect(cyclesIn(importGraph(unitOf, planted))).toContain(circle);
  });
});

test('the packages behind the walls are packages of this project', () => {
  const { dependencies } = JSON.parse(readSource('package.json')) as { dependencies: Record<string, string> };
  const named = Object.values(walls).flatMap(({ packages = [] }) => packages);
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(named));
});

test('only src/env.ts reads the environment', () => {
  const readers = filesLike('src/**/*.{ts,tsx}').filter((path) =>
    /\b(process|Bun|import\.meta)\s*\.\s*env\b/.test(readSource(path)),
  );
  expect(readers).toEqual(['src/env.ts']);
});
