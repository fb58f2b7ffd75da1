import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mutant } from './operators.ts';

const root = join(import.meta.dir, '../..');

/** Asks the type checker about mutants, in a copy of the sources. */
export function openTypeChecker() {
  const directory = mkdtempSync(join(tmpdir(), 'mutants-types-'));
  for (const name of ['src', 'drizzle', 'tsconfig.json', 'package.json']) {
    cpSync(join(root, name), join(directory, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'));
  const compiles = async () => {
    const parameters = ['--noEmit', '--incremental', '--tsBuildInfoFile', 'types.tsbuildinfo'];
    const compiler = Bun.spawn(['node_modules/.bin/tsc', ...parameters], {
      cwd: directory,
      stdio: ['ignore', 'ignore', 'ignore'],
    });
    return (await compiler.exited) === 0;
  };
  /** Without any mutant the copy has to compile: otherwise every mutant would count as detected. */
  const check = async () => {
    if (!(await compiles())) throw new Error('The copy of the sources for the type check does not compile.');
  };
  let checked: Promise<void> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const reject = async ({ file, start, end, replacement }: Mutant): Promise<boolean> => {
    checked ??= check();
    await checked;
    const path = join(directory, file);
    const source = await Bun.file(path).text();
    await Bun.write(path, source.slice(0, start) + replacement + source.slice(end));
    const accepted = await compiles();
    await Bun.write(path, source);
    return !accepted;
  };
  return {
    /** Whether the mutant does not compile; one mutant at a time. */
    rejects(mutant: Mutant): Promise<boolean> {
      const rejected = last.then(() => reject(mutant));
      last = rejected.catch(() => {});
      return rejected;
    },
    close: () => rmSync(directory, { recursive: true, force: true }),
  };
}
