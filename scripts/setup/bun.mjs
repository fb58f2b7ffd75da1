import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { findAllOnPath, isExecutable, runOrFail, runQuietly } from './programs.mjs';
import { progress } from './progress.mjs';
import { pinnedBunVersion, root, tools } from './project.mjs';
import { SetupFailure } from './setup-failure.mjs';

const home = join(tools, 'bun');
/** Contains the path of the Bun that a start found, since a service or a scheduled command has another PATH. */
const record = join(tools, 'bun-path');

/** Path of Bun in exactly the pinned version: the running one, an installed one, or one downloaded to `.tools`. */
export function ensureBun() {
  const version = pinnedBunVersion();
  return progress(`Bun ${version}`, async () => {
    const present = await findBun(version);
    if (present) {
      remember(present);
      return { note: 'found', value: present };
    }
    await fetchBun(version);
    const fetched = await findBun(version);
    if (!fetched)
      throw new SetupFailure(`Bun ${version} was downloaded to .tools/bun but does not run on this machine.`);
    return { note: 'fetched', value: fetched };
  });
}

/** Path of Bun in exactly the pinned version, when a start has found or fetched it, or it is installed. */
export function findInstalledBun() {
  return findBun(pinnedBunVersion());
}

/** @param {string} version */
async function findBun(version) {
  if (process.versions.bun === version) return process.execPath;
  const candidates = [
    join(root, 'node_modules/.bin/bun'),
    ...fetchedBuns(),
    ...rememberedBuns(),
    ...findAllOnPath('bun'),
    join(homedir(), '.bun/bin/bun'),
  ];
  for (const candidate of candidates.filter(isExecutable)) {
    const { code, output } = await runQuietly(candidate, ['--version']);
    if (code === 0 && output.trim() === version) return candidate;
  }
  return undefined;
}

/** @param {string} bun */
function remember(bun) {
  if (rememberedBuns().includes(bun)) return;
  try {
    mkdirSync(tools, { recursive: true });
    writeFileSync(record, bun);
  } catch {
    // A checkout that cannot be written: its commands find Bun on their own PATH.
  }
}

function rememberedBuns() {
  try {
    return [readFileSync(record, 'utf8')];
  } catch {
    return [];
  }
}

/** Where install scripts are off, the `bun` package contains only a stub; the program is in the platform's package. */
function fetchedBuns() {
  const packages = join(home, 'node_modules');
  return [
    join(packages, '.bin/bun'),
    ...namesIn(join(packages, '@oven')).flatMap((name) => [
      join(packages, '@oven', name, 'bin/bun'),
      join(packages, '@oven', name, 'bin/bun.exe'),
    ]),
  ];
}

/** @param {string} version */
async function fetchBun(version) {
  mkdirSync(home, { recursive: true });
  // Run inside a package instead of with --prefix, which would make npm ignore its global settings.
  writeFileSync(join(home, 'package.json'), '{ "private": true }\n');
  const npm = findAllOnPath('npm')[0];
  const wanted = `bun@${version}`;
  if (npm) {
    const quiet = ['--no-save', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];
    await runOrFail(`Fetching ${wanted} with npm`, npm, ['install', wanted, ...quiet], { cwd: home });
  } else if (process.versions.bun) {
    // Install scripts stay off: they only move the program, which fetchedBuns() finds anyway.
    const parameters = ['add', wanted, '--no-save', '--no-progress', '--ignore-scripts'];
    await runOrFail(`Fetching ${wanted} with Bun`, process.execPath, parameters, { cwd: home });
  } else {
    throw new SetupFailure(
      `Bun ${version} is missing and npm is not available to download it: install either (https://bun.sh).`,
    );
  }
}

/** @param {string} directory */
function namesIn(directory) {
  try {
    return readdirSync(directory);
  } catch {
    return [];
  }
}
