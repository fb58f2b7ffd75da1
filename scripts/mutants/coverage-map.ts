import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { runTests } from './test-runs.ts';

const cachePath = '.cache/mutants/coverage.json';
const maxMeasurementInMilliseconds = 600_000;

/** Digests of lines, which stay true when lines move. */
const linesSchema = z.object({ executed: z.array(z.string()), missed: z.array(z.string()) });

export type Lines = z.infer<typeof linesSchema>;

/** What a test file executes of every source file that it loads. */
const coverageSchema = z.object({
  key: z.string(),
  /** Processor time, which does not grow on a busy machine. */
  milliseconds: z.number(),
  files: z.record(z.string(), linesSchema),
});
const mapSchema = z.record(z.string(), coverageSchema);
export type Coverage = z.infer<typeof coverageSchema>;
type CoverageMap = z.infer<typeof mapSchema>;

/**
 * What test files execute: each runs alone, once, when it is needed, and its result is remembered until it changes.
 * Sources may change meanwhile: a line that is not known any more counts as executed by every test file that loads its
 * file. A test file that fails without any mutant can detect none: it is left out. With `keepsMeasured` a test file that
 * has changed keeps its measurement, as long as it has one.
 */
export async function openCoverage(
  env: Record<string, string>,
  { keepsMeasured }: { keepsMeasured: boolean },
  progress: (line: string) => void,
) {
  const cache = await readCache();
  const map: CoverageMap = {};
  const leftOut = new Set<string>();
  const running = new Map<string, Promise<void>>();

  const isKnown = (file: string) => file in map || leftOut.has(file);
  const keep = (file: string) => {
    const cached = cache[file];
    if (cached && (keepsMeasured || cached.key === keyOf(file))) map[file] = cached;
  };
  const run = async (file: string): Promise<void> => {
    const coverage = await measure(file, keyOf(file), env);
    progress(
      coverage ? `measured ${file}: ${(coverage.milliseconds / 1000).toFixed(1)} s` : `left out ${file}: it fails`,
    );
    if (!coverage) {
      leftOut.add(file);
      return;
    }
    map[file] = coverage;
    await writeCache({ ...cache, ...map });
  };

  const measureOne = async (file: string): Promise<void> => {
    if (!isKnown(file)) keep(file);
    if (isKnown(file)) return;
    const measuring = running.get(file) ?? run(file);
    running.set(file, measuring);
    await measuring;
  };
  return {
    /** Those that earlier runs have measured are known from the start. */
    recall: (testFiles: readonly string[]) => testFiles.forEach(keep),
    measured: (file: string): Coverage | undefined => map[file],
    isLeftOut: (file: string) => leftOut.has(file),
    measure: measureOne,
    async measureAll(testFiles: readonly string[], workers: number): Promise<void> {
      const waiting = [...testFiles];
      const work = async () => {
        for (let file = waiting.shift(); file; file = waiting.shift()) await measureOne(file);
      };
      await Promise.all(Array.from({ length: workers }, work));
    },
  };
}

export type CoverageOfTests = Awaited<ReturnType<typeof openCoverage>>;

export function lineDigest(line: string): string {
  return Bun.hash(line.trim()).toString(36).slice(0, 6);
}

function keyOf(file: string): string {
  return Bun.hash(readFileSync(file, 'utf8')).toString(36);
}

async function measure(file: string, key: string, env: Record<string, string>): Promise<Coverage | undefined> {
  const directory = mkdtempSync(join(tmpdir(), 'mutants-'));
  try {
    const parameters = ['--coverage', '--coverage-reporter=lcov', `--coverage-dir=${directory}`];
    const { outcome, milliseconds } = await runTests([file], parameters, env, maxMeasurementInMilliseconds);
    if (outcome !== 'passed') return;
    return { key, milliseconds, files: readLcov(await Bun.file(join(directory, 'lcov.info')).text()) };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Reads the records `SF:<file>` and `DA:<line>,<times>` of an lcov report. */
function readLcov(report: string): Coverage['files'] {
  const files: Coverage['files'] = {};
  for (const record of report.split('end_of_record')) {
    const file = /^SF:(.*)$/m.exec(record)?.[1];
    if (!file?.startsWith('src/') || !existsSync(file)) continue;
    const lines = readFileSync(file, 'utf8').split('\n');
    const digests = (pattern: RegExp) => [
      ...new Set([...record.matchAll(pattern)].map(([, line]) => lineDigest(lines[Number(line) - 1] ?? ''))),
    ];
    files[file] = { executed: digests(/^DA:(\d+),[1-9]/gm), missed: digests(/^DA:(\d+),0/gm) };
  }
  return files;
}

async function readCache(): Promise<CoverageMap> {
  const cache = Bun.file(cachePath);
  return (await cache.exists()) ? mapSchema.parse(await cache.json()) : {};
}

async function writeCache(map: CoverageMap): Promise<void> {
  mkdirSync(dirname(cachePath), { recursive: true });
  await Bun.write(cachePath, JSON.stringify(map));
}
