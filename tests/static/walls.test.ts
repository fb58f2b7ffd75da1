import { describe, expect, test } from 'bun:test';
import { Glob } from 'bun';
import { cyclesIn, importGraph } from '../support/code/import-graph.ts';
import { filesLike, importsOf, readSource } from '../support/sources.ts';

type Wall = {
  /** Files to which the rule applies. */
  rooms: string[];
  /** Files that they must not import. */
  files?: string[];
  /** Those of them that they may. */
  except?: string[];
  packages?: string[];
  /** Whether type imports are allowed: they are erased at compile time. */
  types: 'may pass' | 'may not pass';
};

const walls: Record<string, Wall> = {
  'fields, domain and database do not depend on HTTP and HTML': {
    rooms: ['src/fields/**/*', 'src/domain/**/*', 'src/db/**/*', 'src/seed/**/*', 'src/content/**/*'],
    files: ['src/pages/**/*', 'src/backend/**/*', 'src/api/**/*', 'src/ui/**/*', 'src/web/**/*'],
    packages: ['elysia', 'react', 'react-dom'],
    types: 'may not pass',
  },
  'src/ui receives data and does not query the database': {
    rooms: ['src/ui/**/*'],
    files: ['src/domain/**/*', 'src/db/**/*'],
    // The shape of search results and the limit of what is searched for.
    except: ['src/domain/search/marked.ts', 'src/domain/search/search-json.ts'],
    types: 'may not pass',
  },
  'src/ui does not depend on HTTP, pages, back-office and API': {
    rooms: ['src/ui/**/*', 'src/i18n/**/*'],
    files: ['src/web/**/*', 'src/pages/**/*', 'src/backend/**/*', 'src/api/**/*'],
    packages: ['elysia'],
    types: 'may not pass',
  },
  'pages use the domain, not the database': {
    rooms: ['src/pages/**/*'],
    files: ['src/db/**/*'],
    types: 'may pass',
  },
  'pages do not depend on back-office and API': {
    rooms: ['src/pages/**/*'],
    files: ['src/backend/**/*', 'src/api/**/*'],
    types: 'may not pass',
  },
  'the back-office does not depend on pages and API': {
    rooms: ['src/backend/**/*'],
    files: ['src/pages/**/*', 'src/api/**/*'],
    types: 'may not pass',
  },
  'the API does not depend on pages and back-office': {
    rooms: ['src/api/**/*'],
    files: ['src/pages/**/*', 'src/backend/**/*'],
    types: 'may not pass',
  },
  'src/web does not depend on pages, back-office and API': {
    rooms: ['src/web/**/*'],
    files: ['src/pages/**/*', 'src/backend/**/*', 'src/api/**/*'],
    types: 'may not pass',
  },
  'browser code does not include server code': {
    rooms: ['src/**/*.island.tsx', 'src/browser/**/*'],
    files: ['src/domain/**/*', 'src/db/**/*', 'src/i18n/**/*', 'src/web/**/*'],
    types: 'may pass',
  },
};

describe.each(Object.entries(walls))('%s', (_name, { rooms, files = [], except = [], packages = [], types }) => {
  test.each([...rooms, ...files, ...except])('"%s" matches files', (pattern) => {
    expect(() => filesLike(pattern)).not.toThrow();
  });

  test('no file has a forbidden import', () => {
    const behind = files.map((pattern) => new Glob(pattern));
    const climbing = [...new Set(rooms.flatMap((pattern) => [...new Glob(pattern).scanSync()]))].flatMap((path) =>
      importsOf(path)
        .filter(({ typesOnly }) => types === 'may not pass' || !typesOnly)
        .filter(
          ({ target }) =>
            (behind.some((glob) => glob.match(target)) && !except.includes(target)) ||
            packages.some((name) => target === name || target.startsWith(`${name}/`)),
        )
        .map(({ target }) => `${path} imports ${target}`),
    );
    expect(climbing).toEqual([]);
  });
});

/** The folders with this number of names in their path; files above them are units of their own. */
function foldersOf(names: number): (path: string) => string {
  return (path) => {
    const parts = path.split('/');
    return parts.length > names ? parts.slice(0, names).join('/') : path;
  };
}

describe.each([
  ['files', (path: string) => path, ['src/domain/mail/input.ts', 'src/domain/mail/commands.ts']],
  ['rooms', foldersOf(2), ['src/ui/frame/page.ts', 'src/web/pages/public-page.ts']],
  ['nouns and purposes within rooms', foldersOf(3), ['src/domain/mail/input.ts', 'src/domain/contact/input.ts']],
  [
    'folders and files of a noun',
    foldersOf(4),
    ['src/domain/baik/sealing/sealing.ts', 'src/domain/baik/cases/history.ts'],
  ],
  [
    'folders and files of such a folder',
    foldersOf(5),
    ['src/backend/articles/editor/commands.ts', 'src/backend/articles/editor/paste/paste-plugin.ts'],
  ],
] as const)('no circular dependencies between %s', (_name, unitOf, [from, to]) => {
  test('imports have no cycles', () => {
    expect(cyclesIn(importGraph(unitOf))).toEqual([]);
  });

  test('an added cycle is detected', () => {
    const circle = [unitOf(from), unitOf(to), unitOf(from)].join(' > ');
    const planted: [string, string][] = [
      [from, to],
      [to, from],
    ];
    expect(cyclesIn(importGraph(unitOf, planted))).toContain(circle);
  });
});

test('the forbidden packages are dependencies of this project', () => {
  const { dependencies } = JSON.parse(readSource('package.json')) as { dependencies: Record<string, string> };
  const named = Object.values(walls).flatMap(({ packages = [] }) => packages);
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(named));
});

test('only src/settings/env.ts reads the environment', () => {
  const readers = filesLike('src/**/*.{ts,tsx}').filter((path) =>
    /\b(process|Bun|import\.meta)\s*\.\s*env\b/.test(readSource(path)),
  );
  expect(readers).toEqual(['src/settings/env.ts']);
});
