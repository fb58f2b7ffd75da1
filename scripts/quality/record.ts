import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Figures,
  fileOf,
  type Measure,
  measures,
  type QualityResult,
  readResult,
  resultText,
} from '../../src/domain/quality/results.ts';

const qualityFolder = 'quality';

/** What has been measured, by measure. Throws RefusedResult. */
export async function readResults(folder = qualityFolder): Promise<QualityResult[]> {
  const found = measures.filter((measure) => existsSync(join(folder, fileOf(measure))));
  return Promise.all(
    found.map(async (measure) => readResult(measure, await readFile(join(folder, fileOf(measure)), 'utf8'))),
  );
}

type Measured<Name extends Measure> = {
  measure: Name;
  /** Names of all items of a complete run. */
  expected: readonly string[];
  items: Record<string, Figures<Name>>;
  /** Digest of the sources when the run began: they may have changed since. */
  sources: string;
};

/**
 * Writes what a run measured. A run of a part of the items completes earlier runs of the same sources; results of other
 * sources are replaced.
 */
export async function recordResult<Name extends Measure>(
  { measure, expected, items, sources }: Measured<Name>,
  { folder = qualityFolder, now = new Date() } = {},
): Promise<void> {
  const path = join(folder, fileOf(measure));
  const earlier = existsSync(path) ? readResult(measure, await readFile(path, 'utf8')) : undefined;
  const unchanged = earlier?.sources === sources ? earlier.items : {};
  const known = Object.entries({ ...unchanged, ...items }).filter(([name]) => expected.includes(name));
  const result: QualityResult<Name> = {
    format: 1,
    measure,
    finishedAt: now.toISOString(),
    commit: currentCommit(),
    sources,
    expected: expected.length,
    items: Object.fromEntries(known) as Record<string, Figures<Name>>,
  };
  await mkdir(folder, { recursive: true });
  await writeFile(`${path}.new`, resultText(result));
  await rename(`${path}.new`, path);
  console.log(`${path}: ${known.length} of ${expected.length} measured`);
}

function currentCommit(): string | null {
  const git = Bun.which('git');
  if (!git) return null;
  const { exitCode, stdout } = Bun.spawnSync([git, 'rev-parse', 'HEAD'], { stderr: 'ignore' });
  return exitCode === 0 ? stdout.toString().trim() : null;
}
