import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Glob } from 'bun';
import { type DocumentFacts, type Manifest, manifest, publicDirectory } from '../src/manifest.ts';
import { demoAssets } from '../src/seed/demo-assets.ts';
import { variantsByAddress } from '../src/workers/pictures/variant.ts';
import { buildBrandIcons } from './build/brand-icons.ts';
import { buildBrowser } from './build/browser.ts';
import { buildEditorStyles } from './build/editor-styles.ts';
import { buildExecutable } from './build/executable.ts';
import { buildIcons } from './build/icons.ts';
import { emit } from './build/outputs.ts';
import { describePictures, publishVariants } from './build/pictures.ts';
import { buildStyles } from './build/styles.ts';

const manifestPath = join(publicDirectory, '../manifest.json');
const stampPath = join(publicDirectory, '../build.stamp');

/** Builds everything that browsers fetch into `dist/public`, unless nothing has changed since the last time. */
export async function build(progress: (line: string) => void = console.log): Promise<void> {
  const stamp = await inputsDigest();
  if (existsSync(manifestPath) && existsSync(stampPath) && (await readFile(stampPath, 'utf8')) === stamp) return;
  const started = performance.now();
  await mkdir(publicDirectory, { recursive: true });
  const files = { ...(await copyStaticFiles()), ...(await buildBrandIcons()) };
  files['icons.svg'] = await buildIcons();
  const styles = await buildStyles(files);
  files['site.css'] = styles.site;
  files['backend.css'] = styles.backend;
  files['editor.css'] = await buildEditorStyles();
  const { main, backend, islands } = await buildBrowser();
  files['main.js'] = main;
  files['backend.js'] = backend;
  const pictures = await describePictures();
  const documents = await measureDocuments();
  // A server that runs meanwhile must never read half a manifest.
  await writeFile(`${manifestPath}.new`, JSON.stringify({ files, islands, pictures, documents } satisfies Manifest));
  await rename(`${manifestPath}.new`, manifestPath);
  await prune();
  await writeFile(stampPath, stamp);
  progress(`built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/**
 * The files under `static/`. Pages never show a picture's master; only those that the demo company has as assets are
 * served, as what an editor would have uploaded.
 */
async function copyStaticFiles(): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  const uploaded = new Set(demoAssets.map(({ file }) => `pictures/${file}`));
  for (const name of [...new Glob('**/*').scanSync('static')].sort()) {
    if (name.startsWith('pictures/') && !uploaded.has(name)) continue;
    files[name] = await emit(name, new Uint8Array(await readFile(join('static', name))));
  }
  return files;
}

/** Our own documents keep their page objects uncompressed; `/Pages` are the nodes above them. */
async function measureDocuments(): Promise<Record<string, DocumentFacts>> {
  const documents: Record<string, DocumentFacts> = {};
  for (const name of [...new Glob('*.pdf').scanSync('static/documents')].sort()) {
    const bytes = await readFile(join('static/documents', name));
    const pages = bytes.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
    documents[name] = { size: bytes.length, pages };
  }
  return documents;
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
