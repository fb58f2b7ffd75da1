// Runs Lighthouse on every address with a throttled phone: `bun run lighthouse [part of an address]`. A complete
// address such as /en selects that page only. Pages that are hidden from search engines are left out. Exits with code 1
// when a median misses its target or the largest contentful paint of the home page its limit. LIGHTHOUSE_RUNS sets the
// number of runs per address (5); measure on an idle machine.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figures } from '../../src/domain/quality/results.ts';
import { chromiumPath } from '../../tests/support/browser.ts';
import { isIndexable } from '../../tests/support/indexable.ts';
import { startServer } from '../../tests/support/processes.ts';
import { addressesOf } from '../../tests/support/site.ts';
import { build } from '../build.ts';
import { recordResult } from '../quality/record.ts';
import { sourcesDigest } from '../quality/sources.ts';

/** Downloaded on demand, because Lighthouse and its dependencies are larger than all other packages together. */
const lighthouse = 'lighthouse@13.5.0';
const targets = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof targets;
const categories = Object.keys(targets) as Category[];
/** Maximum largest contentful paint of the home page. */
const maxHomePaintInMilliseconds = 1600;
type Reading = { scores: Record<Category, number>; paint: number; blocking: number; shift: number; bytes: number };

const filter = process.argv[2] ?? '';
const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 5);

const sources = await sourcesDigest();
await build();
const scratch = mkdtempSync(join(tmpdir(), 'lighthouse-'));
const server = await startServer(
  { databaseUrl: undefined, dataDirectory: join(scratch, 'data') },
  { NODE_ENV: 'production', SEED: 'demo' },
);
try {
  const all = await indexable(await addressesOf(server.address));
  const addresses = all.includes(filter) ? [filter] : all.filter((address) => address.includes(filter));
  if (addresses.length === 0) throw new Error(`No address contains "${filter}"`);
  console.log(`${'address'.padEnd(44)}${[...categories, 'largest paint'].map((title) => title.padStart(16)).join('')}`);
  let missed = 0;
  const items: Record<string, Figures<'lighthouse'>> = {};
  for (const address of addresses) {
    const readings: Reading[] = [];
    for (let run = 0; run < runs; run += 1) readings.push(await measureAtLast(`${server.address}${address}`));
    const medians = categories.map((category) => median(readings.map(({ scores }) => scores[category])));
    const middle = (name: Exclude<keyof Reading, 'scores'>) => median(readings.map((reading) => reading[name]));
    const paint = middle('paint');
    const [performance = 0, accessibility = 0, bestPractices = 0, seo = 0] = medians;
    items[address] = {
      performance,
      accessibility,
      bestPractices,
      seo,
      paint,
      blocking: middle('blocking'),
      shift: middle('shift'),
      bytes: middle('bytes'),
    };
    const isHome = /^\/\w\w$/.test(address);
    const faults: string[] = categories.filter((category, index) => (medians[index] ?? 0) < targets[category]);
    if (isHome && paint >= maxHomePaintInMilliseconds) faults.push('largest paint');
    missed += faults.length > 0 ? 1 : 0;
    const figures = [...medians.map(String), seconds(paint)].map((figure) => figure.padStart(16)).join('');
    const limit = isHome ? `  (limit ${seconds(maxHomePaintInMilliseconds)})` : '';
    console.log(`${address.padEnd(44)}${figures}${limit}${faults.length > 0 ? `  MISSED ${faults.join(', ')}` : ''}`);
  }
  await recordResult({ measure: 'lighthouse', expected: all, items, sources });
  console.log(`${addresses.length} addresses, ${missed} below their targets (median of ${runs})`);
  process.exitCode = missed > 0 ? 1 : 0;
} finally {
  server.process.kill('SIGTERM');
  await server.end();
  rmSync(scratch, { recursive: true, force: true });
}

async function indexable(addresses: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) if (await isIndexable(server.address + address)) found.push(address);
  return found;
}

/** Lighthouse sometimes misses the start of a page load and recommends another run. */
async function measureAtLast(url: string, attempts = 3): Promise<Reading> {
  try {
    return await measure(url);
  } catch (error) {
    if (attempts === 1) throw error;
    return measureAtLast(url, attempts - 1);
  }
}

/** Scores from 0 to 100 and the largest contentful paint. Throws when Lighthouse fails. */
async function measure(url: string): Promise<Reading> {
  const report = join(scratch, 'report.json');
  const flags = ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const command = [
    ...[process.execPath, 'x', '--bun', lighthouse, url, '--quiet', '--output=json', `--output-path=${report}`],
    ...[`--only-categories=${categories.join(',')}`, `--chrome-flags=${flags.join(' ')}`],
  ];
  const env = { ...process.env, CHROME_PATH: chromiumPath() };
  const run = Bun.spawn(command, { cwd: scratch, env, stdout: 'ignore', stderr: 'pipe' });
  const complaints = await new Response(run.stderr).text();
  if ((await run.exited) !== 0) throw new Error(`Lighthouse failed at ${url}:\n${complaints}`);
  const { categories: found, audits } = await Bun.file(report).json();
  const scores = Object.fromEntries(categories.map((name) => [name, Math.round(found[name].score * 100)]));
  const value = (audit: string): number => audits[audit].numericValue;
  return {
    scores: scores as Record<Category, number>,
    paint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    bytes: Math.round(value('total-byte-weight')),
  };
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
