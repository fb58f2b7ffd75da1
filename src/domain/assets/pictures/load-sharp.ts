import { dlopen } from 'bun:ffi';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type SharpLibrary = typeof import('sharp').default;

let loading: Promise<SharpLibrary> | undefined;

/** The picture library. It is large, and only uploads need it. */
export function loadSharp(): Promise<SharpLibrary> {
  loading ??= load();
  return loading;
}

async function load(): Promise<SharpLibrary> {
  if (Bun.isStandaloneExecutable) await loadEmbeddedLibrary();
  // Not `import`: the bundler finds the native addon in this form of the package only, and takes it into the executable.
  const sharp = require('sharp') as SharpLibrary;
  // Pictures are processed one at a time, so a decoder cache is useless.
  sharp.cache(false);
  sharp.concurrency(2);
  return sharp;
}

/**
 * The addon needs a library that the system's loader looks for in files only, in the folder of its package beside that of the addon.
 * Once both were loaded from files laid out like that, the loader knows the library by its name, also for the addon that `require`
 * takes from the executable, and the files may go. To load the library alone would be enough with glibc, but not with musl.
 */
async function loadEmbeddedLibrary(): Promise<void> {
  const addon = embeddedFile(/^sharp-(linux\w*-\w+)-.*\.node$/);
  const library = embeddedFile(/^libvips-cpp\.so/);
  const directory = await mkdtemp(join(tmpdir(), 'pictures-'));
  try {
    const addonPath = join(directory, 'sharp/lib/sharp.node');
    await Bun.write(addonPath, addon.file);
    const libraryPath = join(directory, `sharp-libvips-${addon.match[1]}/lib`, withoutDigest(library.name));
    await Bun.write(libraryPath, await Bun.zstdDecompress(await library.file.bytes()));
    dlopen(addonPath, { napi_register_module_v1: { args: ['ptr', 'ptr'], returns: 'ptr' } });
  } finally {
    await rm(directory, { recursive: true });
  }
}

function embeddedFile(pattern: RegExp) {
  for (const file of Bun.embeddedFiles) {
    const name = 'name' in file ? String(file.name) : '';
    const match = pattern.exec(name);
    if (match) return { file, name, match };
  }
  throw new Error(`The executable holds no file ${pattern.source}.`);
}

/** The bundler puts a digest before the extension: libvips-cpp.so.8.18-61s4p4t6.7 is libvips-cpp.so.8.18.7. */
function withoutDigest(name: string): string {
  return name.replace(/-[a-z0-9]{8}(?=\.[^.]*$)/, '');
}
