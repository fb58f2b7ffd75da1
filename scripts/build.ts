import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Glob } from 'bun';
import { manifest, manifestPath, publicDirectory } from '../src/manifest.ts';
import { pageTextsPath } from '../src/page-texts.ts';
import { variantsByAddress } from '../src/workers/pictures/variant.ts';
import { buildExecutable } from './build/executable.ts';
import { compressedOutputs } from './build/outputs.ts';
import { publishVariants } from './build/pictures.ts';
import { SiteBuild } from './build/site-build.ts';
import { targetNamed } from './build/target.ts';

/** Marker of a complete build; contains the digest of its sources. */
export const stampPath = join(publicDirectory, '../build.stamp');

/** Builds all browser files into `dist/public`, unless the sources are unchanged. */
export async function build(): Promise<void> {
  const stamp = await inputsDigest();
  if (existsSync(manifestPath) && existsSync(stampPath) && (await readFile(stampPath, 'utf8')) === stamp) return;
  const started = performance.now();
  await mkdir(publicDirectory, { recursive: true });
  await new SiteBuild(compressedOutputs).buildAll();
  // The whole site, which the builder of `bun dev` does without.
  const { readPageTexts } = await import('./build/page-texts.ts');
  await writeFile(pageTextsPath, JSON.stringify(await readPageTexts()));
  await prune();
  await writeFile(stampPath, stamp);
  console.log(`built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** Removes files of earlier builds, except those that open pages may still request. */
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
    'scripts/quality/*',
    'quality/*.json',
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
  // `--executable` also writes dist/alumina-site, for this machine; `--target linux-arm64` one for another machine.
  const { values } = parseArgs({ options: { executable: { type: 'boolean' }, target: { type: 'string' } } });
  const target = values.target === undefined ? undefined : targetNamed(values.target);
  await build();
  if (values.executable || target) {
    await publishVariants(variantsByAddress(manifest().pictures).values(), console.log);
    await buildExecutable(target ? `dist/alumina-site-${target}` : 'dist/alumina-site', target);
  }
}
