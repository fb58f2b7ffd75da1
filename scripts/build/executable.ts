import { existsSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { zstdCompress } from 'node:zlib';
import { Glob } from 'bun';
import { licensePaths } from '../../src/commands/licenses.ts';
import { type Target, targetFolder } from './target.ts';

/** Where the files of the executable are collected, below the folder that is compiled. */
const stagingPath = 'dist/installation';

const pglite = 'node_modules/@electric-sql/pglite/dist';

/** Files that the server reads at run time, at the same relative paths as in the checkout. */
const contents = [
  // The snapshots beside the journal are for generating migrations only.
  'drizzle/meta/_journal.json',
  ...new Glob('drizzle/*.sql').scanSync('.'),
  'dist/manifest.json',
  'dist/page-texts.json',
  'dist/public',
  `${pglite}/pg_trgm.tar.gz`,
  ...licensePaths,
];

/** Files that the embedded database reads once, at its start. */
const compressedContents = ['pglite.data', 'pglite.wasm', 'initdb.wasm'].map((name) => `${pglite}/${name}`);

/** One file with Bun, the server and all its files: for this machine, or for another one. */
export async function buildExecutable(outfile: string, target?: Target): Promise<void> {
  const folder = target ? await targetFolder(target) : '.';
  const staging = join(folder, stagingPath);
  try {
    await stage(staging);
    compile(resolve(outfile), folder, target);
  } finally {
    await rm(target ? folder : staging, { recursive: true });
  }
}

async function stage(staging: string): Promise<void> {
  await rm(staging, { recursive: true, force: true });
  for (const path of contents.filter((candidate) => existsSync(candidate))) {
    await cp(path, join(staging, path), { recursive: true });
  }
  for (const path of compressedContents) {
    await mkdir(dirname(join(staging, path)), { recursive: true });
    await writeFile(join(staging, `${path}.zst`), await promisify(zstdCompress)(await Bun.file(path).bytes()));
  }
}

function compile(outfile: string, folder: string, target: Target | undefined): void {
  const parameters = [outfile, stagingPath, ...(target ? [target] : [])];
  // In a process of its own: this one may have another NODE_ENV, which the bundler writes into the program.
  const { exitCode } = Bun.spawnSync([process.execPath, join(import.meta.dir, 'compile.ts'), ...parameters], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (exitCode !== 0) throw new Error(`Failed to build the executable (exit code ${exitCode})`);
}
