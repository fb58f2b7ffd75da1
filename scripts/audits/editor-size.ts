import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { manifest, publicDirectory } from '../../src/manifest.ts';

const onDisk = (url: string) => join(publicDirectory, url.slice('/static/'.length));
export const sourceOf = (url: string) => readFileSync(onDisk(url), 'utf8');
const staticImports = /(?:^|[;}\s])(?:import|export)\s*(?:[\w${},*\s]*\s*from\s*)?"(\/static\/[^"]+)"/g;

/** A built script and its static imports. */
export function closureOf(url: string, seen = new Set<string>()): Set<string> {
  if (seen.has(url)) return seen;
  seen.add(url);
  for (const [, imported] of sourceOf(url).matchAll(staticImports)) if (imported) closureOf(imported, seen);
  return seen;
}

/** Bytes of built scripts, compressed with Brotli. */
export function compressedSize(urls: Iterable<string>): number {
  return [...urls].reduce((sum, url) => sum + statSync(`${onDisk(url)}.br`).size, 0);
}

/** The scripts of the rich-text editor: those of its form, and those that are loaded when a text is opened. */
export function editorScripts(): { island: Set<string>; engine: Set<string> } {
  const island = closureOf(manifest().islands['content-editor'] ?? '');
  const onDemand = [...island].flatMap((url) => [...sourceOf(url).matchAll(/import\("(\/static\/[^"]+)"\)/g)]);
  return { island, engine: new Set(onDemand.flatMap(([, url = '']) => [...closureOf(url)])) };
}

if (import.meta.main) {
  const { island, engine } = editorScripts();
  const bytes = compressedSize([...engine].filter((url) => !island.has(url)));
  console.log(`The editor of the build in dist is ${bytes} bytes in Brotli; 80,000 are allowed.`);
}
