import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { publicDirectory } from '../../src/manifest.ts';

const compressible = new Set(['.css', '.js', '.svg', '.json', '.webmanifest', '.txt', '.xml', '.ico']);

/** Writes bytes under a content-hashed name, precompressed when that pays, and returns the address. */
export async function emit(name: string, bytes: Uint8Array): Promise<string> {
  const extension = extname(name);
  return emitNamed(
    `${name.slice(0, -extension.length)}.${Bun.hash(bytes).toString(36).slice(0, 10)}${extension}`,
    bytes,
  );
}

/** The same for bytes whose name bears a hash already. */
export async function emitNamed(hashed: string, bytes: Uint8Array): Promise<string> {
  const path = join(publicDirectory, hashed);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  if (compressible.has(extname(hashed))) await writeCompressed(path, bytes);
  return `/static/${hashed}`;
}

async function writeCompressed(path: string, bytes: Uint8Array): Promise<void> {
  const variants: [string, Promise<Uint8Array>][] = [
    ['.gz', promisify(gzip)(bytes, { level: 9 })],
    ['.br', promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })],
    ['.zst', promisify(zstdCompress)(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 19 } })],
  ];
  for (const [suffix, compressed] of variants) await writeFile(path + suffix, await compressed);
}
