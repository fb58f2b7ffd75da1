import { afterAll, beforeAll, expect, test } from 'bun:test';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLongRun } from '../support/long-run.ts';
import { slow } from '../support/slow.ts';

// A copy of the checkout, so that what is created does not stay.
let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'alumina-new-page-'));
  const files = Bun.spawnSync([
    'git',
    'ls-files',
    'src',
    'scripts',
    'tests',
    'static',
    'drizzle',
    '*.json',
    '*.ts',
    '*.toml',
  ]);
  for (const file of new Set(files.stdout.toString().trim().split('\n'))) {
    if (existsSync(file)) cpSync(file, join(copy, file));
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
}, slow);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const run = (...command: string[]) => {
  const { exitCode, stdout, stderr } = Bun.spawnSync(command, { cwd: copy, env: { ...process.env, NO_COLOR: '1' } });
  return { exitCode, output: `${stdout}${stderr}` };
};
const bun = process.execPath;

test(
  'a new page has a route in both languages and comes with a test; in a long run, it compiles',
  () => {
    const paths = ['--id', 'peta-situs', '--en', 'site-map'];
    const titles = ['--title-id', 'Peta Situs', '--title-en', "The company's site map"];
    expect(run(bun, 'scripts/new.ts', 'page', 'site-map', ...paths, ...titles)).toMatchObject({ exitCode: 0 });
    expect(readFileSync(join(copy, 'src/routes.ts'), 'utf8')).toContain(
      "'site-map': { index: { id: 'peta-situs', en: 'site-map' } },",
    );
    if (isLongRun) expect(run('node_modules/.bin/tsc', '--noEmit')).toMatchObject({ exitCode: 0, output: '' });
    expect(readFileSync(join(copy, 'tests/pages/site-map/site-map.test.ts'), 'utf8')).toContain(
      "['/id/peta-situs', 'Peta Situs'],",
    );
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
  expect(existsSync(join(copy, 'src/pages/enquiries'))).toBe(false);
});
