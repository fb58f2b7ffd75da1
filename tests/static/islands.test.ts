import { describe, expect, test } from 'bun:test';
import { basename, join } from 'node:path';
import { manifest } from '../../src/manifest.ts';
import { filesLike, importsOf, readSource, root } from '../support/sources.ts';

const paths = filesLike('src/**/*.island.tsx');
const nameOf = (path: string) => basename(path, '.island.tsx');

test('island names are unique', () => {
  expect(new Set(paths.map(nameOf)).size).toBe(paths.length);
});

describe.each(paths)('%s', (path) => {
  test('its file name is kebab-case and its component has the same name in PascalCase', async () => {
    expect(nameOf(path)).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
    const component = nameOf(path).replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());
    const module: Record<string, unknown> = await import(join(root, path));
    expect(module[component]).toBeFunction();
  });

  test('it is built and used', () => {
    expect(manifest().islands[nameOf(path)]).toStartWith('/static/');
    const placed = filesLike('src/**/*.tsx').filter((other) => readSource(other).includes(`name="${nameOf(path)}"`));
    expect(placed).not.toEqual([]);
  });

  test('it imports no package except React', () => {
    const packages = importsOf(path).filter(({ target, typesOnly }) => !typesOnly && !target.startsWith('src/'));
    for (const { target } of packages) expect(target).toMatch(/^react/);
  });
});
