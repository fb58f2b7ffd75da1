import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

const testFile = /[._](test|spec)\.[cm]?[jt]sx?$/;

/**
 * The test files by what they need: `pure` (tests/static) neither database nor browser, `journeys` a browser, `data` the rest.
 * @param {string[]} words only files whose path holds one of them; all files when empty
 */
export function findTestFiles(words) {
  const folder = join(root, 'tests');
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true }) : [];
  const files = names
    .map((name) => `./tests/${String(name).replaceAll('\\', '/')}`)
    .filter((file) => testFile.test(file))
    .filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
    .sort();
  const within = (/** @type {string} */ part) => files.filter((file) => file.startsWith(`./tests/${part}/`));
  const [pure, journeys] = [within('static'), within('journeys')];
  const data = files.filter((file) => !pure.includes(file) && !journeys.includes(file));
  return { pure, data, journeys };
}
