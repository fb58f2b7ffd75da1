import { expect, test } from 'bun:test';
import { projectFiles, readSource, root } from '../support/sources.ts';

const texts = projectFiles()
  .filter((path) => !/\.(woff2|webp|png|jpe?g|avif|pdf|ico|mp4)$/.test(path))
  .map((path) => ({ path, text: readSource(path) }));

function filesWith(pattern: RegExp | string): string[] {
  return texts
    .filter(({ text }) => (typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text)))
    .map(({ path }) => path);
}

test('project files were found', () => {
  expect(texts.map(({ path }) => path)).toContain('package.json');
});

test('no file contains the path of this checkout', () => {
  expect(root.split('/').length).toBeGreaterThan(2);
  expect(filesWith(`${root}/`)).toEqual([]);
});

test('no file contains a home directory', () => {
  expect(filesWith(/(^|[\s"'`(=])\/(home|Users)\/[a-z]\w+\//m)).toEqual([]);
});

test('no file refers to a folder beside the checkout', () => {
  // Concatenated, so that this file does not contain it.
  expect(filesWith(['..', 'shared'].join('/'))).toEqual([]);
});

test('neither lock file nor settings contain a registry host', () => {
  expect(readSource('bun.lock')).not.toMatch(/https?:\/\//);
  for (const path of projectFiles().filter((name) => /(^|\/)(\.npmrc|bunfig\.toml)$/.test(name))) {
    expect(readSource(path)).not.toMatch(/registry|https?:/);
  }
});

test('all versions are pinned', () => {
  const { dependencies, devDependencies } = JSON.parse(readSource('package.json')) as Record<
    string,
    Record<string, string>
  >;
  for (const version of Object.values({ ...dependencies, ...devDependencies }))
    expect(version).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/);
});
