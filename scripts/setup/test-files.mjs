import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

const testFile = /[._](test|spec)\.[cm]?[jt]sx?$/;

/**
 * Test files that `npm test` runs on the embedded database too: connection and migrations, search, start, crash, seed, one
 * restore, erased files, commands beside a running site, and one pass through every write. `npm run test:all` runs all that open a database. See docs/decisions/0035.
 */
const databaseMatters = [
  'backend/every-write',
  'db/',
  'domain/backups/restore',
  'domain/erasing/erased-files',
  'domain/search/',
  'processes/account-command',
  'processes/crash',
  'processes/exceptions',
  'processes/start-failures',
  'seed',
];

/** Test files that run on the embedded database only: it is what they are about, and they are slow. */
const embeddedOnly = ['processes/directory-lock', 'processes/executable'];

/** Test files that have nothing for the embedded database. */
const serverOnly = ['domain/search/without-extension', 'processes/pgbouncer', 'web/failure-under-slow-database'];

/** Test files that take long by nature: `npm run test:all` runs them, and `npm test -- <part of a path>`. */
const longOnly = [
  'at-scale/plans',
  'processes/development',
  'processes/faults',
  'processes/large-forms',
  'processes/observatory',
  'processes/palette',
];

/**
 * Test files by requirement: `pure` (tests/static) neither database nor browser, `journeys` a browser, `data` all
 * others; `embedded` run on the embedded database, most of them on both.
 * @param {string[]} words only files whose path contains one of them; all files when empty
 * @param {{ isAll?: boolean }} [extent] `isAll` adds the long ones, and all files that open a database to `embedded`
 */
export function findTestFiles(words, { isAll = false } = {}) {
  const folder = join(root, 'tests');
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true }) : [];
  const files = names
    .map((name) => `./tests/${String(name).replaceAll('\\', '/')}`)
    .filter((file) => testFile.test(file))
    .filter((file) => (words.length === 0 ? isAll || !isLong(file) : words.some((word) => file.includes(word))))
    .sort();
  const within = (/** @type {string} */ part) => files.filter((file) => file.startsWith(`./tests/${part}`));
  const [pure, journeys] = [within('static/'), within('journeys/')];
  const data = files.filter((file) => ![...pure, ...journeys, ...embeddedOnly.flatMap(within)].includes(file));
  const matters = isAll ? data.filter((file) => !isLong(file)) : databaseMatters.flatMap(within);
  const embedded = [...matters, ...embeddedOnly.flatMap(within)].filter(
    (file) => opensDatabase(file) && !serverOnly.flatMap(within).includes(file),
  );
  return { pure, data, embedded, journeys };
}

/** Tests of data that are quick enough for `bun run test:fast`: they ask every address and take every command once. */
const quickData = ['backend/every-write', 'routes/'];

/** Test files of `bun run test:fast`: those that open no database and start no program, and `quickData`. */
export function findQuickTestFiles() {
  const { pure, data } = findTestFiles([]);
  const isQuick = (/** @type {string} */ file) =>
    quickData.some((part) => file.startsWith(`./tests/${part}`)) ||
    (!file.startsWith('./tests/processes/') && !opensDatabase(file));
  return [...pure, ...data.filter(isQuick)];
}

const isLong = (/** @type {string} */ file) => longOnly.some((part) => file.startsWith(`./tests/${part}`));

/** Whether a test file imports a module that opens a database: the others have the same result on both. */
function opensDatabase(/** @type {string} */ file) {
  const text = readFileSync(join(root, file), 'utf8');
  return /\/support\/(?:backups|database-pool|databases|old-database|test-on|world)\.ts'/.test(text);
}
