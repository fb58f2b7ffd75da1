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
 * The addon names a library that the system's loader looks for in files only. The executable holds it, compressed, as a file of the
 * addon's package; once it is loaded from a file of our own, the loader knows it by its name, and the file may go.
 */
async function loadEmbeddedLibrary(): Promise<void> {
  const found = Bun.embeddedFiles.find((file) => 'name' in file && String(file.name).includes('libvips-cpp'));
  if (!found) throw new Error('The executable holds no picture library.');
  const directory = await mkdtemp(join(tmpdir(), 'pictures-'));
  const path = join(directory, 'libvips-cpp.so');
  try {
    await Bun.write(path, await Bun.zstdDecompress(await found.bytes()));
    dlopen(path, { vips_version: { args: ['i32'], returns: 'i32' } });
  } finally {
    await rm(directory, { recursive: true });
  }
}
