import { findAllOnPath, runQuietly } from './programs.mjs';

/** @typedef {'apt-get' | 'dnf' | 'apk'} Manager */

/** @type {Record<Manager, { refresh?: string[], install: string[] }>} */
const commands = {
  'apt-get': { refresh: ['update'], install: ['install', '-y', '--no-install-recommends'] },
  dnf: { install: ['install', '-y', '--setopt=install_weak_deps=False'] },
  apk: { install: ['add', '--no-cache'] },
};

/**
 * Installs system packages, as root only. Resolves to an error message, or to undefined on success.
 * @param {Record<Manager, string[]>} names
 * @returns {Promise<string | undefined>}
 */
export async function installSystemPackages(names) {
  if (process.getuid?.() !== 0) return 'not root, so the system package manager was left alone';
  for (const manager of /** @type {Manager[]} */ (Object.keys(commands))) {
    const program = findAllOnPath(manager)[0];
    if (!program) continue;
    const { refresh, install } = commands[manager];
    const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, limitInSeconds: 900 };
    // Existing package lists may suffice when the update fails: the install decides.
    if (refresh) await runQuietly(program, refresh, options);
    const { code, output } = await runQuietly(program, [...install, ...names[manager]], options);
    return code === 0 ? undefined : `${manager} could not install ${names[manager].join(' ')}:\n${lastLines(output)}`;
  }
  return 'no known system package manager (apt-get, dnf, apk) on PATH';
}

/** @param {string} output */
export function lastLines(output) {
  return output.trim().split('\n').slice(-8).join('\n');
}
