import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Glob } from 'bun';
import { manifest, publicDirectory } from '../src/manifest.ts';
import { variantsByAddress } from '../src/workers/pictures/variant.ts';
import { buildExecutable } from './build/executable.ts';
import { compressedOutputs } from './build/outputs.ts';
import { publishVariants } from './build/pictures.ts';
import { manifestPath, SiteBuild } from './build/site-build.ts';

/** Present while `dist/` holds a whole build of the sources that the digest in it stands for. */
export const stampPath = join(publicDirectory, '../build.stamp');

/** Builds everything that browsers fetch into `dist/public`, unless nothing has changed since the last time. */
export async function build(): Promise<void> {
  const stamp = await inputsDigest();
  if (existsSync(manifestPath) && existsSync(stampPath) && (await readFile(stampPath, 'utf8')) === stamp) return;
  const started = performance.now();
  await mkdir(publicDirectory, { recursive: true });
  await new SiteBuild(compressedOutputs).buildAll();
  await prune();
  await writeFile(stampPath, stamp);
  console.log(`built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** Removes what an earlier build left, but not what a page that is open right now may still ask for. */
async function prune(): Promise<void> {
  const anHourAgo = Date.now() - 3_600_000;
  for (const name of new Glob('**/*').scanSync(publicDirectory)) {
    const path = join(publicDirectory, name);
    if ((await stat(path)).mtimeMs < anHourAgo) await rm(path);
  }
}

async function inputsDigest(): Promise<string> {
  const hash = new Bun.CryptoHasher('sha1');
  for (const pattern of [
    'src/**/*',
    'static/**/*',
    'scripts/build/*',
    'scripts/build.ts',
    'uno.config.ts',
    'bun.lock',
  ]) {
    for (const path of [...new Glob(pattern).scanSync('.')].sort()) {
      const { mtimeMs, size } = await Bun.file(path).stat();
      hash.update(`${path}:${mtimeMs}:${size}\n`);
    }
  }
  return hash.digest('hex');
}

if (import.meta.main) {
  await build();
  if (process.argv.includes('--executable')) {
    await publishVariants(variantsByAddress(manifest().pictures).values(), console.log);
    await buildExecutable('dist/alumina-site');
  }
}
