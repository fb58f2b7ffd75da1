import { dlopen } from 'bun:ffi';
import { readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installation } from '../../installation.ts';

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
 * The addon names a library that the system's loader looks for in files only. Once it is loaded from a file of our
 * own, the loader knows it by its name, and the file may go.
 */
async function loadEmbeddedLibrary(): Promise<void> {
  const packages = join(installation, 'node_modules/@img');
  const found = readdirSync(packages)
    .flatMap((name) => readdirSync(join(packages, name, 'lib')).map((file) => join(packages, name, 'lib', file)))
    .find((path) => path.includes('libvips-cpp'));
  if (!found) throw new Error('The executable holds no picture library.');
  const directory = await mkdtemp(join(tmpdir(), 'pictures-'));
  const path = join(directory, found.replace(/^.*\//, ''));
  try {
    await writeFile(path, await readFile(found));
    dlopen(path, { vips_version: { args: ['i32'], returns: 'i32' } });
  } finally {
    await rm(directory, { recursive: true });
  }
}
