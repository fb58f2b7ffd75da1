import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

const testFile = /[._](test|spec)\.[cm]?[jt]sx?$/;

/**
 * Test files whose result may differ between the two databases: SQL, search, locking, crashes, migrations, start,
 * seed, and one pass through every command. See docs/decisions/0034.
 */
const databaseMatters = [
  'api/search',
  'backend/every-write',
  'db/',
  'domain/',
  'pages/search/',
  'processes/account-command',
  'processes/audit-command',
  'processes/crash',
  'processes/directory-lock',
  'processes/exceptions',
  'processes/executable',
  'processes/reset',
  'processes/server',
  'processes/start-failures',
  'seed',
  'web/database-down',
  'web/staleness',
];

/**
 * Test files by requirement: `pure` (tests/static) neither database nor browser, `journeys` a browser, `data` all
 * others; `differing` are those of `data` that run on both databases.
 * @param {string[]} words only files whose path contains one of them; all files when empty
 */
export function findTestFiles(words) {
  const folder = join(root, 'tests');
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true }) : [];
  const files = names
    .map((name) => `./tests/${String(name).replaceAll('\\', '/')}`)
    .filter((file) => testFile.test(file))
    .filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
    .sort();
  const within = (/** @type {string} */ part) => files.filter((file) => file.startsWith(`./tests/${part}`));
  const [pure, journeys] = [within('static/'), within('journeys/')];
  const data = files.filter((file) => !pure.includes(file) && !journeys.includes(file));
  const differing = databaseMatters.flatMap(within);
  return { pure, data, differing, journeys };
}
