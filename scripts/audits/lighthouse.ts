// Runs Lighthouse on every address with a throttled phone: `bun run lighthouse [parts of addresses]`. A complete
// address such as /en selects that page only. Pages that are hidden from search engines are left out. Exits with code 1
// when a median misses its target or the largest contentful paint of the home page its limit. LIGHTHOUSE_RUNS sets the
// number of runs per address (5); measure on an idle machine. Runs after the first measure the performance alone, because
// the same page always has the same points for the rest, and when more than half of the runs have reached all targets, the
// rest, which cannot change that, are left out.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figures } from '../../src/domain/quality/results.ts';
import { addressesOf } from '../../tests/support/addresses.ts';
import { chromiumPath } from '../../tests/support/browser.ts';
import { startServer } from '../../tests/support/processes.ts';
import { untilIdle } from '../../tests/support/programs/process-memory.ts';
import { build } from '../build.ts';
import { median } from '../percentile.ts';
import { recordResult } from '../quality/record.ts';
import { sourcesDigest } from '../quality/sources.ts';
import { isIndexable } from './indexable.ts';
import { selectAddresses } from './measure-pages.ts';

/** Downloaded on demand, because Lighthouse and its dependencies are larger than all other packages together. */
const packages = ['lighthouse@13.5.0', 'chrome-launcher@1.2.1'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];
/** The target of every category. */
const maxScore = 100;
/** Maximum largest contentful paint of the home page. */
const maxHomePaintInMilliseconds = 1600;
type Reading = {
  scores: Partial<Record<Category, number>>;
  paint: number;
  blocking: number;
  shift: number;
  bytes: number;
};

/** The parts of Lighthouse's answer that are read. */
type Report = {
  lhr: {
    runtimeError?: { message: string };
    categories: Record<string, { score: number | null }>;
    audits: Record<string, { numericValue?: number }>;
  };
};
type Lighthouse = (url: string, settings: Record<string, unknown>) => Promise<Report | undefined>;
type Browser = { port: number; kill: () => void };
type Launch = (settings: { chromePath: string; chromeFlags: string[] }) => Promise<Browser>;

const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 5);

const sources = await sourcesDigest();
await build();
const scratch = mkdtempSync(join(tmpdir(), 'lighthouse-'));
const { lighthouse, launch } = await loadPackages();
const server = await startServer(
  { databaseUrl: undefined, dataDirectory: join(scratch, 'data') },
  { NODE_ENV: 'production', SEED: 'demo' },
);
try {
  const all = await indexable(await addressesOf(server.address));
  const addresses = selectAddresses(all, process.argv.slice(2));
  // After a start, background work takes the processor from the first pages.
  await untilIdle(server.process.pid);
  console.log(`${'address'.padEnd(44)}${[...categories, 'largest paint'].map((title) => title.padStart(16)).join('')}`);
  // One at a time: beside another, few pages reach 100 points on two processor cores.
  const items: Record<string, Figures<'lighthouse'>> = {};
  for (const address of addresses) {
    const figures = await measureRepeatedly(address);
    items[address] = figures;
    print(address, figures);
  }
  const below = Object.entries(items).filter(([address, figures]) => faultsOf(address, figures).length > 0);
  await recordResult({ measure: 'lighthouse', expected: all, items, sources });
  console.log(`${addresses.length} addresses, ${below.length} below their targets (median of up to ${runs})`);
  process.exitCode = below.length > 0 ? 1 : 0;
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

/** Medians of the runs. */
async function measureRepeatedly(address: string): Promise<Figures<'lighthouse'>> {
  const readings: Reading[] = [];
  let reached = 0;
  for (let run = 0; run < runs && reached <= runs / 2; run += 1) {
    const reading = await measureAtLast(`${server.address}${address}`, run === 0 ? categories : ['performance']);
    readings.push(reading);
    if (reachesAll(address, reading)) reached += 1;
  }
  return figuresOf(readings);
}

function figuresOf(readings: readonly Reading[]): Figures<'lighthouse'> {
  const score = (name: Category) => median(readings.flatMap(({ scores }) => scores[name] ?? []));
  const middle = (name: Exclude<keyof Reading, 'scores'>) => median(readings.map((reading) => reading[name]));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    paint: middle('paint'),
    blocking: middle('blocking'),
    shift: middle('shift'),
    bytes: middle('bytes'),
  };
}

function reachesAll(address: string, { scores, paint }: Reading): boolean {
  return Object.values(scores).every((score) => score === maxScore) && isSoonEnough(address, paint);
}

function isSoonEnough(address: string, paint: number): boolean {
  return !isHome(address) || paint < maxHomePaintInMilliseconds;
}

/** Names of the figures that miss their target. */
function faultsOf(address: string, figures: Figures<'lighthouse'>): string[] {
  const faults: string[] = scoresOf(figures).flatMap((score, index) =>
    score < maxScore ? [categories[index] ?? ''] : [],
  );
  return isSoonEnough(address, figures.paint) ? faults : [...faults, 'largest paint'];
}

function print(address: string, figures: Figures<'lighthouse'>): void {
  const columns = [...scoresOf(figures).map(String), seconds(figures.paint)].map((text) => text.padStart(16)).join('');
  const limit = isHome(address) ? `  (limit ${seconds(maxHomePaintInMilliseconds)})` : '';
  const faults = faultsOf(address, figures);
  console.log(`${address.padEnd(44)}${columns}${limit}${faults.length > 0 ? `  MISSED ${faults.join(', ')}` : ''}`);
}

/** In the order of `categories`. */
function scoresOf({ performance, accessibility, bestPractices, seo }: Figures<'lighthouse'>): number[] {
  return [performance, accessibility, bestPractices, seo];
}

function isHome(address: string): boolean {
  return /^\/\w\w$/.test(address);
}

/** Lighthouse sometimes misses the start of a page load and recommends another run. */
async function measureAtLast(url: string, wanted: readonly Category[], attempts = 3): Promise<Reading> {
  try {
    return await measure(url, wanted);
  } catch (error) {
    if (attempts === 1) throw error;
    return measureAtLast(url, wanted, attempts - 1);
  }
}

/** Scores from 0 to 100 and the largest contentful paint, in a browser of its own. Throws when Lighthouse fails. */
async function measure(url: string, wanted: readonly Category[]): Promise<Reading> {
  const chromeFlags = ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const browser = await launch({ chromePath: chromiumPath(), chromeFlags });
  try {
    const report = await lighthouse(url, { port: browser.port, logLevel: 'error', onlyCategories: wanted });
    if (!report || report.lhr.runtimeError) throw new Error(`Lighthouse failed: ${report?.lhr.runtimeError?.message}`);
    const { categories: found, audits } = report.lhr;
    const score = (name: Category) => Math.round((found[name]?.score ?? 0) * 100);
    const value = (audit: string): number => audits[audit]?.numericValue ?? 0;
    return {
      scores: Object.fromEntries(wanted.map((name) => [name, score(name)])),
      paint: value('largest-contentful-paint'),
      blocking: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
      bytes: Math.round(value('total-byte-weight')),
    };
  } finally {
    browser.kill();
  }
}

async function loadPackages(): Promise<{ lighthouse: Lighthouse; launch: Launch }> {
  await Bun.write(join(scratch, 'package.json'), '{}');
  const add = Bun.spawn([process.execPath, 'add', '--exact', ...packages], {
    cwd: scratch,
    stdout: 'ignore',
    stderr: 'pipe',
  });
  const complaints = await new Response(add.stderr).text();
  if ((await add.exited) !== 0) throw new Error(`Lighthouse could not be installed:\n${complaints}`);
  const modules = join(scratch, 'node_modules');
  const { default: lighthouse } = await import(join(modules, 'lighthouse/core/index.js'));
  const { launch } = await import(join(modules, 'chrome-launcher/dist/index.js'));
  return { lighthouse, launch };
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
