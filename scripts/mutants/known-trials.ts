import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { Mutant } from './operators.ts';
import type { Trial } from './trial.ts';

const cachePath = '.cache/mutants/detected.json';

const detectedSchema = z.object({
  verdict: z.enum(['tests', 'timeout', 'types', 'journeys']),
  failed: z.string(),
  /** Digests of the test files among which one failed, by path. */
  by: z.record(z.string(), z.string()),
});
const knownSchema = z.record(z.string(), detectedSchema);

/**
 * Remembers which mutants were detected, and by which test files. That holds until the mutant's own file or one of these
 * test files changes; a survivor is tried again each time.
 */
export async function openKnownTrials() {
  const known = await readKnown();
  return {
    find(mutant: Mutant, source: string): Trial | undefined {
      const detected = known[keyOf(mutant, source)];
      if (!detected) return undefined;
      const { verdict, failed, by } = detected;
      if (Object.entries(by).some(([file, digest]) => digestOf(file) !== digest)) return undefined;
      return { mutant, verdict, failed, ran: Object.keys(by), left: 0 };
    },
    async remember({ mutant, verdict, failed, ran }: Trial, source: string): Promise<void> {
      if (verdict === 'survived') return;
      // A run that was ended from outside names no test that failed.
      if (verdict !== 'types' && failed === '') return;
      const by = Object.fromEntries(ran.map((file) => [file, digestOf(file)]));
      known[keyOf(mutant, source)] = { verdict, failed, by: verdict === 'types' ? {} : by };
      mkdirSync(dirname(cachePath), { recursive: true });
      await Bun.write(cachePath, JSON.stringify(known));
    },
  };
}

function keyOf({ file, start, end, replacement }: Mutant, source: string): string {
  return `${file} ${start}-${end} ${digest(replacement)} ${digest(source)}`;
}

function digestOf(file: string): string {
  return existsSync(file) ? digest(readFileSync(file, 'utf8')) : '';
}

function digest(text: string): string {
  return Bun.hash(text).toString(36);
}

async function readKnown(): Promise<z.output<typeof knownSchema>> {
  const cache = Bun.file(cachePath);
  return (await cache.exists()) ? knownSchema.parse(await cache.json()) : {};
}
