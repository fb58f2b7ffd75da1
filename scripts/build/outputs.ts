import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { publicDirectory } from '../../src/manifest.ts';

/** Writes a file and returns its address. */
export type Outputs = {
  /** Adds a content hash to the name. */
  emit: (name: string, bytes: Uint8Array) => Promise<string>;
  /** For names that already contain a hash. */
  emitNamed: (hashed: string, bytes: Uint8Array) => Promise<string>;
};

const compressible = new Set(['.css', '.js', '.svg', '.json', '.webmanifest', '.txt', '.xml', '.ico']);

/** For production: files are compressed once, at the highest level. */
export const compressedOutputs = outputs(async (path, bytes) => {
  await writeFile(path, bytes);
  if (compressible.has(extname(path))) await writeCompressed(path, bytes);
});

/** For development: uncompressed files, written only when their content has changed. */
export const plainOutputs = outputs(async (path, bytes) => {
  if (!existsSync(path)) await writeFile(path, bytes);
});

function outputs(write: (path: string, bytes: Uint8Array) => Promise<void>): Outputs {
  const emitNamed = async (hashed: string, bytes: Uint8Array) => {
    const path = join(publicDirectory, hashed);
    await mkdir(dirname(path), { recursive: true });
    await write(path, bytes);
    return `/static/${hashed}`;
  };
  const emit = (name: string, bytes: Uint8Array) => {
    const extension = extname(name);
    const hash = Bun.hash(bytes).toString(36).slice(0, 10);
    return emitNamed(`${name.slice(0, -extension.length)}.${hash}${extension}`, bytes);
  };
  return { emit, emitNamed };
}

async function writeCompressed(path: string, bytes: Uint8Array): Promise<void> {
  const variants: [string, Promise<Uint8Array>][] = [
    ['.gz', promisify(gzip)(bytes, { level: 9 })],
    ['.br', promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })],
    ['.zst', promisify(zstdCompress)(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 19 } })],
  ];
  for (const [suffix, compressed] of variants) await writeFile(path + suffix, await compressed);
}
