import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mutant } from './operators.ts';

const root = join(import.meta.dir, '../..');

/**
 * Finds the mutants that do not compile, while tests run, in a copy of the sources. Mutants of different files are planted
 * together: an error in a mutant's file is its own. When all errors are in other files, halves are tried.
 */
export function openTypeCheck(mutants: readonly Mutant[]) {
  const rejected = new Set<Mutant>();
  const done = findRejected(mutants, rejected);
  // Reported by the first trial that asks.
  done.catch(() => {});
  return {
    rejectedSoFar: (mutant: Mutant) => rejected.has(mutant),
    async rejects(mutant: Mutant): Promise<boolean> {
      if (!rejected.has(mutant)) await done;
      return rejected.has(mutant);
    },
  };
}

async function findRejected(mutants: readonly Mutant[], rejected: Set<Mutant>): Promise<void> {
  if (mutants.length === 0) return;
  const directory = mkdtempSync(join(tmpdir(), 'mutants-types-'));
  try {
    for (const name of ['src', 'drizzle', 'tsconfig.json', 'package.json']) {
      cpSync(join(root, name), join(directory, name), { recursive: true });
    }
    symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'));
    // Without any mutant the copy has to compile: otherwise every mutant would count as detected.
    if ((await filesWithErrors(directory, [])).size > 0) throw new Error('The copy of the sources does not compile.');
    for (const round of oneOfEachFile(mutants)) await reject(round, directory, rejected);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

async function reject(mutants: readonly Mutant[], directory: string, rejected: Set<Mutant>): Promise<void> {
  if (mutants.length === 0) return;
  const files = await filesWithErrors(directory, mutants);
  if (files.size === 0) return;
  const own = mutants.length === 1 ? mutants : mutants.filter(({ file }) => files.has(file));
  for (const mutant of own) rejected.add(mutant);
  if (mutants.length === 1 || own.length === files.size) return;
  const others = mutants.filter((mutant) => !own.includes(mutant));
  const middle = own.length > 0 ? others.length : Math.ceil(others.length / 2);
  await reject(others.slice(0, middle), directory, rejected);
  await reject(others.slice(middle), directory, rejected);
}

/** Compiles the copy with all of these mutants. */
async function filesWithErrors(directory: string, mutants: readonly Mutant[]): Promise<Set<string>> {
  const sources = new Map<string, string>();
  for (const { file, start, end, replacement } of mutants) {
    const path = join(directory, file);
    const source = await Bun.file(path).text();
    sources.set(path, source);
    await Bun.write(path, source.slice(0, start) + replacement + source.slice(end));
  }
  const parameters = ['--noEmit', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', 'types.tsbuildinfo'];
  const compiler = Bun.spawn(['node_modules/.bin/tsc', ...parameters], {
    cwd: directory,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const output = await new Response(compiler.stdout).text();
  const code = await compiler.exited;
  for (const [path, source] of sources) await Bun.write(path, source);
  const files = new Set([...output.matchAll(/^([^\s(][^(]*)\(\d+,\d+\): error /gm)].map(([, file]) => file ?? ''));
  if (code !== 0 && files.size === 0) throw new Error(`The type check failed: ${output}`);
  return files;
}

/** The first mutant of every file, then the second ones, and so on. */
function oneOfEachFile(mutants: readonly Mutant[]): Mutant[][] {
  const rounds: Mutant[][] = [];
  for (const ofFile of Map.groupBy(mutants, ({ file }) => file).values()) {
    for (const [index, mutant] of ofFile.entries()) {
      rounds[index] ??= [];
      rounds[index].push(mutant);
    }
  }
  return rounds;
}
