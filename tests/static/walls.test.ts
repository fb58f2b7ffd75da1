import { describe, expect, test } from 'bun:test';
import { Glob } from 'bun';
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
  'domain and database know nothing of HTTP and HTML': {
    rooms: ['src/domain/**/*', 'src/db/**/*'],
    files: ['src/pages/**/*', 'src/backend/**/*', 'src/api/**/*', 'src/ui/**/*', 'src/web/**/*'],
    packages: ['elysia', 'react', 'react-dom'],
    types: 'may not pass',
  },
  'the shared look receives data and fetches none': {
    rooms: ['src/ui/**/*'],
    files: ['src/domain/*/queries.ts', 'src/domain/*/commands.ts', 'src/db/**/*'],
    types: 'may pass',
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
