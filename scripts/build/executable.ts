import { existsSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { zstdCompress } from 'node:zlib';
import { Glob } from 'bun';

const pglite = 'node_modules/@electric-sql/pglite/dist';

/** Files that the server reads at run time, at the same relative paths as in the checkout. */
const contents = [
  // The snapshots beside the journal are for generating migrations only.
  'drizzle/meta/_journal.json',
  ...new Glob('drizzle/*.sql').scanSync('.'),
  'dist/manifest.json',
  'dist/public',
  `${pglite}/pg_trgm.tar.gz`,
];

/** Files that the embedded database reads once, at its start. */
const compressedContents = ['pglite.data', 'pglite.wasm', 'initdb.wasm'].map((name) => `${pglite}/${name}`);

/** One file with Bun, the server and all its files. `staging` is emptied and used as a working directory. */
export async function buildExecutable(outfile: string, staging = 'dist/installation'): Promise<void> {
  await rm(staging, { recursive: true, force: true });
  for (const path of contents.filter((candidate) => existsSync(candidate))) {
    await cp(path, join(staging, path), { recursive: true });
  }
  for (const path of compressedContents) {
    await mkdir(dirname(join(staging, path)), { recursive: true });
    await writeFile(join(staging, `${path}.zst`), await promisify(zstdCompress)(await Bun.file(path).bytes()));
  }
  // In a process of its own: this one may have another NODE_ENV, which the bundler writes into the program.
  const { exitCode } = Bun.spawnSync([process.execPath, join(import.meta.dir, 'compile.ts'), outfile, staging], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await rm(staging, { recursive: true });
  if (exitCode !== 0) throw new Error(`Failed to build the executable (exit code ${exitCode})`);
}
