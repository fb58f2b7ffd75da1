import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Glob } from 'bun';

const pglite = 'node_modules/@electric-sql/pglite/dist';

/** Files that the server reads at run time, at the same relative paths as in the checkout. */
const contents = [
  // The snapshots beside the journal are for generating migrations only.
  'drizzle/meta/_journal.json',
  ...new Glob('drizzle/*.sql').scanSync('.'),
  'dist/manifest.json',
  'dist/public',
  ...['pglite.data', 'pglite.wasm', 'initdb.wasm', 'pg_trgm.tar.gz'].map((name) => `${pglite}/${name}`),
];

/** One file with Bun, the server and all its files. `staging` is emptied and used as a working directory. */
export async function buildExecutable(outfile: string, staging = 'dist/installation'): Promise<void> {
  await rm(staging, { recursive: true, force: true });
  for (const path of contents.filter((candidate) => existsSync(candidate))) {
    await cp(path, join(staging, path), { recursive: true });
  }
  const { exitCode } = Bun.spawnSync([process.execPath, ...compileArguments(outfile, staging)], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await rm(staging, { recursive: true });
  if (exitCode !== 0) throw new Error(`Failed to build the executable (exit code ${exitCode})`);
}

function compileArguments(outfile: string, staging: string): string[] {
  return [
    'build',
    '--compile',
    // Compiled beforehand: otherwise each start, also of the processes for files and reports, parses the whole program first.
    '--bytecode',
    '--format=esm',
    // Identifiers are not minified: Elysia reads the source of its handlers.
    '--minify-whitespace',
    '--minify-syntax',
    // Settings come from the service manager, not from an .env file in the working directory.
    '--no-compile-autoload-dotenv',
    '--no-compile-autoload-bunfig',
    '--root=.',
    `--asset=./${staging}`,
    'src/server.ts',
    'src/db/embedded-worker.ts',
    `--outfile=${outfile}`,
  ];
}
