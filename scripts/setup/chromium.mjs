import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { npmSettingsForBun } from './npm-settings.mjs';
import { findAllOnPath, isExecutable, runQuietly } from './programs.mjs';
import { progress } from './progress.mjs';
import { SetupFailure } from './setup-failure.mjs';
import { installSystemPackages, lastLines } from './system-packages.mjs';

/**
 * Path of a working Chromium: an installed one, else the system's package, else Playwright's download.
 * @param {string} bun
 */
export function ensureChromium(bun) {
  return progress('Chromium', async () => {
    const chosen = process.env.CHROMIUM_PATH;
    if (chosen) {
      if (await starts(chosen)) return { note: 'found', value: chosen };
      throw new SetupFailure(`CHROMIUM_PATH names ${chosen}, which does not start: correct it or unset it.`);
    }
    const withWindows = process.env.HEADED === '1';
    const shell = withWindows ? undefined : await ensureHeadlessShell();
    if (shell) return { note: 'found, without windows', value: shell };
    const present = await findChromium();
    if (present) return { note: 'found', value: present };

    const debian = withWindows ? 'chromium' : headlessShell;
    const packaged = await installSystemPackages({ 'apt-get': [debian], dnf: ['chromium'], apk: ['chromium'] });
    const installed = (await findHeadlessShell()) ?? (await findChromium());
    if (installed) return { note: 'installed by the system', value: installed };

    const download = await downloadWithPlaywright(bun);
    const downloaded = await findChromium();
    if (downloaded) return { note: 'downloaded by Playwright', value: downloaded };

    throw new SetupFailure(
      'The journeys need Chromium and none could be had. Install the package `chromium` (or Google Chrome), ' +
        `or set CHROMIUM_PATH to one.\n\nSystem: ${packaged ?? 'the installed one does not start'}\n\nPlaywright: ${download}`,
    );
  });
}

/** Chromium without windows, which needs half of the processor time. Debian has it as a package of its own. */
const headlessShell = 'chromium-headless-shell';

/** The headless shell, if it is present or if Debian's Chromium is, of which it is a part. */
async function ensureHeadlessShell() {
  const found = await findHeadlessShell();
  if (found) return found;
  const [query] = findAllOnPath('dpkg-query');
  if (!query) return undefined;
  // Another version would replace the installed browser.
  const { code, output } = await runQuietly(query, ['--status', 'chromium'], { limitInSeconds: 20 });
  const version = /^Version: (\S+)$/m.exec(output)?.[1];
  if (code !== 0 || !version) return undefined;
  await installSystemPackages({ 'apt-get': [`${headlessShell}=${version}`], dnf: [], apk: [] });
  return findHeadlessShell();
}

async function findHeadlessShell() {
  for (const candidate of findAllOnPath(headlessShell)) if (await starts(candidate)) return candidate;
  return undefined;
}

async function findChromium() {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  for (const candidate of [...names.flatMap(findAllOnPath), ...applications(), ...playwrightDownloads()]) {
    if (await starts(candidate)) return candidate;
  }
  return undefined;
}

/**
 * Checks by printing the version, which fails for a stub or missing libraries.
 * @param {string} path
 */
async function starts(path) {
  if (!isExecutable(path)) return false;
  const { code, output } = await runQuietly(path, ['--version'], { limitInSeconds: 20 });
  return code === 0 && /chrom/i.test(output);
}

function applications() {
  return process.platform === 'darwin'
    ? ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
    : [];
}

function playwrightDownloads() {
  const caches = [
    process.env.PLAYWRIGHT_BROWSERS_PATH ?? '',
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
  ];
  const programs = [
    'chrome-linux64/chrome',
    'chrome-linux/chrome',
    ...['chrome-mac-arm64', 'chrome-mac-x64', 'chrome-mac'].flatMap((folder) => [
      `${folder}/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing`,
      `${folder}/Chromium.app/Contents/MacOS/Chromium`,
    ]),
  ];
  return caches
    .filter((cache) => cache && existsSync(cache))
    .flatMap((cache) => readdirSync(cache).map((name) => join(cache, name)))
    .filter((folder) => /chromium-\d+$/.test(folder))
    .flatMap((folder) => programs.map((program) => join(folder, program)));
}

/** @param {string} bun */
async function downloadWithPlaywright(bun) {
  const env = { ...process.env, ...(await npmSettingsForBun()) };
  const install = ['--bun', 'x', 'playwright', 'install'];
  // Only root can install the shared libraries that the browser needs; on failure they may be present nevertheless.
  const attempts = process.getuid?.() === 0 ? [[...install, '--with-deps', 'chromium']] : [];
  let output = '';
  for (const parameters of [...attempts, [...install, 'chromium']]) {
    const result = await runQuietly(bun, parameters, { env, limitInSeconds: 900 });
    if (result.code === 0) return 'downloaded, but it does not start';
    output += result.output;
  }
  return lastLines(output);
}
