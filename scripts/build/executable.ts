import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Glob } from 'bun';

const pglite = 'node_modules/@electric-sql/pglite/dist';

/** What the server reads at run time, at the same places inside the executable as in the checkout. */
const contents = [
  'drizzle',
  'dist/manifest.json',
  'dist/public',
  ...['pglite.data', 'pglite.wasm', 'initdb.wasm', 'pg_trgm.tar.gz'].map((name) => `${pglite}/${name}`),
];

/** One file that holds Bun, the server and everything that it serves. `staging` is emptied and filled on the way. */
export async function buildExecutable(outfile: string, staging = 'dist/installation'): Promise<void> {
  await rm(staging, { recursive: true, force: true });
  for (const path of [...contents.filter((candidate) => existsSync(candidate)), ...pictureLibraries()]) {
    await cp(path, join(staging, path), { recursive: true });
  }
  const { exitCode } = Bun.spawnSync([process.execPath, ...compileArguments(outfile, staging)], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await rm(staging, { recursive: true });
  if (exitCode !== 0) throw new Error(`The executable could not be built (exit code ${exitCode}).`);
}

/** The bundler takes sharp's addon along, but not the library that the system's loader fetches for it. */
function pictureLibraries(): string[] {
  return [...new Glob('node_modules/@img/sharp-libvips-*/lib/libvips-cpp*').scanSync('.')];
}

function compileArguments(outfile: string, staging: string): string[] {
  return [
    'build',
    '--compile',
    // Not the identifiers: Elysia reads the source of its handlers.
    '--minify-whitespace',
    '--minify-syntax',
    // An operator's .env belongs to the service manager, not to whatever directory the program is started in.
    '--no-compile-autoload-dotenv',
    '--no-compile-autoload-bunfig',
    '--root=.',
    `--asset=./${staging}`,
    'src/server.ts',
    'src/db/embedded-worker.ts',
    'src/domain/assets/pdf-worker.ts',
    `--outfile=${outfile}`,
  ];
}
