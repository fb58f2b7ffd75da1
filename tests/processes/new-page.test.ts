import { afterAll, beforeAll, expect, test } from 'bun:test';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type CheckoutCopy, copyCheckout } from '../../scripts/setup/checkout-copy.ts';
import { isLongRun } from '../support/long-run.ts';
import { testCache } from '../support/runner/locked.ts';
import { slow } from '../support/slow.ts';

// A copy of the checkout, so that what is created does not stay.
let copy: CheckoutCopy;
beforeAll(() => {
  copy = copyCheckout(['tests', 'quality', 'biome.json', 'bunfig.toml', '.gitignore']);
  // Tests in the copy use the databases that were prepared for this run.
  mkdirSync(join(copy.root, '.cache'), { recursive: true });
  symlinkSync(testCache, join(copy.root, '.cache/tests'));
  // The page that is created has no browser code of its own: the build of this run does.
  if (!isLongRun) symlinkSync(resolve('dist'), join(copy.root, 'dist'));
});
afterAll(() => copy.remove());

const run = (...command: string[]) => {
  const { exitCode, stdout, stderr } = Bun.spawnSync(command, {
    cwd: copy.root,
    env: { ...process.env, NO_COLOR: '1', TEST_BUILD: isLongRun ? 'fresh' : 'given' },
  });
  return { exitCode, output: `${stdout}${stderr}` };
};
const bun = process.execPath;

test(
  'a new page has a route in both languages, and its test and those of all files pass; in a long run, it compiles and is built',
  () => {
    const paths = ['--id', 'peta-situs', '--en', 'site-map'];
    const titles = ['--title-id', 'Peta Situs', '--title-en', "The company's site map"];
    expect(run(bun, 'scripts/new.ts', 'page', 'site-map', ...paths, ...titles)).toMatchObject({ exitCode: 0 });
    expect(readFileSync(join(copy.root, 'src/routes.ts'), 'utf8')).toContain(
      "siteMap: { index: { id: 'peta-situs', en: 'site-map' } },",
    );
    const tests = ['tests/pages/site-map.test.ts', 'tests/static/folders', 'tests/static/routes', 'tests/static/walls'];
    const { exitCode, output } = run(bun, 'test', ...tests);
    expect({ exitCode, failed: output.match(/^\(fail\).*/gm) }).toEqual({ exitCode: 0, failed: null });
    expect(output).toContain('(pass) /id/peta-situs opens with its title');
    expect(output).toContain('(pass) a folder of src, scripts and tests/support has at most 24 files of its own');
    if (isLongRun) expect(run('node_modules/.bin/tsc', '--noEmit')).toMatchObject({ exitCode: 0, output: '' });
  },
  2 * slow,
);

test.each([
  ['a noun that is taken', ['page', 'contact'], 'exists already'],
  ['a path that is taken', ['page', 'enquiries', '--en', 'contact'], 'Path "contact" already exists'],
  ['a noun that cannot be an address', ['page', 'Site Map'], 'use lower-case words joined by hyphens'],
  ['no noun', ['page'], 'Usage:'],
])('%s is refused, and nothing is written', (_case, words, reason) => {
  const { exitCode, output } = run(bun, 'scripts/new.ts', ...words);
  expect(output).toContain(reason);
  expect(exitCode).toBe(1);
  expect(existsSync(join(copy.root, 'src/pages/enquiries.tsx'))).toBe(false);
});
