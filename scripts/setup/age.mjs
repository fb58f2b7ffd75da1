import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findAllOnPath, isExecutable, runQuietly } from './programs.mjs';
import { progress } from './progress.mjs';
import { tools } from './project.mjs';
import { installSystemPackages, lastLines } from './system-packages.mjs';

const home = join(tools, 'age');
const unpacked = join(home, 'package/usr/bin');
const built = join(home, 'bin');
const goModule = 'filippo.io/age/cmd/age@v1.2.1';

/**
 * The `age` command, with which tests decrypt what the site has encrypted: an installed one, else the system's package
 * (extracted with Debian's tools without root), else one built with Go. Without any of them, that test fails.
 */
export function ensureAge() {
  return progress('age', async () => {
    for (const directory of [unpacked, built]) {
      if (isExecutable(join(directory, 'age'))) process.env.PATH = `${directory}${delimiter}${process.env.PATH ?? ''}`;
    }
    if (isThere()) return { note: 'found', value: undefined };

    const packaged = await installSystemPackages({ 'apt-get': ['age'], dnf: ['age'], apk: ['age'] });
    if (isThere()) return { note: 'installed by the system', value: undefined };

    const fetching = await unpackDebianPackage();
    if (isThere(unpacked)) return { note: "unpacked from the system's package", value: undefined };

    const building = await buildWithGo();
    if (isThere(built)) return { note: 'built with Go', value: undefined };

    const reasons = [`system: ${packaged}`, `package: ${fetching}`, `Go: ${building}`].join('\n  ');
    const note =
      `not to be had, so the tests that open an export will fail. Install it (apt install age, dnf install age, ` +
      `apk add age, brew install age, https://age-encryption.org)\n  ${reasons}\n `;
    return { note, value: undefined };
  });
}

/** @param {string} [directory] an additional directory that is not on PATH */
function isThere(directory) {
  if (directory && isExecutable(join(directory, 'age'))) {
    process.env.PATH = `${directory}${delimiter}${process.env.PATH ?? ''}`;
  }
  return findAllOnPath('age').length > 0;
}

/** Resolves to an error message, or to undefined on success. */
async function unpackDebianPackage() {
  const [apt, dpkg] = [findAllOnPath('apt-get')[0], findAllOnPath('dpkg-deb')[0]];
  if (!apt || !dpkg) return 'no apt-get and dpkg-deb on PATH';
  mkdirSync(join(home, 'lists/partial'), { recursive: true });
  mkdirSync(join(home, 'cache/archives/partial'), { recursive: true });
  // Private package lists: those of the system may be empty, and updating them needs root.
  const own = ['-o', `Dir::State::lists=${join(home, 'lists')}`, '-o', `Dir::Cache=${join(home, 'cache')}`];
  const options = { cwd: home, limitInSeconds: 300 };
  for (const parameters of [
    [...own, 'update'],
    [...own, 'download', 'age'],
  ]) {
    const { code, output } = await runQuietly(apt, parameters, options);
    if (code !== 0) return lastLines(output);
  }
  const [file] = readdirSync(home).filter((name) => /^age_.*\.deb$/.test(name));
  if (!file) return 'apt-get downloaded no package';
  const { code, output } = await runQuietly(dpkg, ['-x', file, 'package'], options);
  for (const name of ['lists', 'cache', file]) rmSync(join(home, name), { recursive: true, force: true });
  return code === 0 ? undefined : lastLines(output);
}

/** Go verifies the download with its checksum database. Resolves to an error message, or to undefined on success. */
async function buildWithGo() {
  const [go] = findAllOnPath('go');
  if (!go) return 'no go on PATH';
  const env = { ...process.env, GOBIN: built };
  const { code, output } = await runQuietly(go, ['install', goModule], { env, limitInSeconds: 600 });
  return code === 0 ? undefined : lastLines(output);
}
