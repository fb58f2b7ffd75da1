// Compiles the server in the working directory into an executable: bun scripts/build/compile.ts OUTFILE FOLDER-OF-ITS-FILES [TARGET]
import { promisify } from 'node:util';
import { zstdCompress } from 'node:zlib';
import type { BunPlugin } from 'bun';
import { targetNamed } from './target.ts';

const [outfile, staging, target] = process.argv.slice(2);
if (!outfile || !staging) throw new Error('Name the file to write and the folder with its files.');

/** The library of pictures, which is written to a file before it is used: src/domain/assets/pictures/load-sharp.ts decompresses it. */
const compressedLibrary: BunPlugin = {
  name: 'compressed library',
  setup: (build) => {
    build.onLoad({ filter: /libvips-cpp\.so/ }, async ({ path }) => ({
      contents: await promisify(zstdCompress)(await Bun.file(path).bytes()),
      loader: 'file',
    }));
  },
};

/**
 * A single character beyond ASCII, which the bundler keeps in comments with copyrights only, would make the whole program take two
 * bytes for each character, on disk and in memory.
 */
const asciiComments: BunPlugin = {
  name: 'comments in ASCII',
  setup: (build) => {
    build.onLoad({ filter: /\/node_modules\/.*\.[cm]?js$/ }, async ({ path }) => {
      const text = await Bun.file(path).text();
      const contents = text.replaceAll(/^\s*\/\/! .*$/gm, withoutAccents);
      return { contents, loader: 'js' };
    });
  },
};

function withoutAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/[^\x20-\x7e]/g, '');
}

await Bun.build({
  entrypoints: ['src/server.ts', 'src/db/embedded-worker.ts'],
  root: '.',
  target: 'bun',
  format: 'esm',
  // Compiled beforehand: otherwise each start, also of the processes for files and reports, parses the whole program first.
  bytecode: true,
  // Modules only, not the functions in them: these are compiled when they are first called. All would add 22 MB.
  bytecodeDepth: 0,
  // Identifiers are not minified: Elysia reads the source of its handlers.
  minify: { whitespace: true, syntax: true },
  plugins: [compressedLibrary, asciiComments],
  compile: {
    ...(target && { target: `bun-${targetNamed(target)}` as const }),
    outfile,
    assets: [`./${staging}`],
    // Settings come from the service manager, not from an .env file in the working directory.
    autoloadDotenv: false,
    autoloadBunfig: false,
  },
});
