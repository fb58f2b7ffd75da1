import { describe, expect, test } from 'bun:test';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileUrl, manifest, publicDirectory } from '../../src/manifest.ts';

const onDisk = (url: string) => join(publicDirectory, url.slice('/static/'.length));
const sourceOf = (url: string) => readFileSync(onDisk(url), 'utf8');
const staticImports = /(?:^|[;}\s])(?:import|export)\s*(?:[\w${},*\s]*\s*from\s*)?"(\/static\/[^"]+)"/g;

/** A script and its static imports. */
function closureOf(url: string, seen = new Set<string>()): Set<string> {
  if (seen.has(url)) return seen;
  seen.add(url);
  for (const [, imported] of sourceOf(url).matchAll(staticImports)) if (imported) closureOf(imported, seen);
  return seen;
}

const holdsReactDom = (url: string) => sourceOf(url).includes('https://react.dev/errors/');

describe('the script that every page loads', () => {
  test('is at most 5 KB with its imports, compressed with Brotli', () => {
    const bytes = [...closureOf(fileUrl('main.js'))].reduce((sum, url) => sum + statSync(`${onDisk(url)}.br`).size, 0);
    expect(bytes).toBeLessThanOrEqual(5_000);
  });

  test('does not contain or reference React', () => {
    const main = sourceOf(fileUrl('main.js'));
    const islands = Object.values(manifest().islands).flatMap((url) => [...closureOf(url)]);
    expect([...closureOf(fileUrl('main.js'))].filter(holdsReactDom)).toEqual([]);
    expect(islands.filter((url) => main.includes(url.split('/').at(-1) ?? url))).toEqual([]);
  });
});

test('all islands share one file with React', () => {
  const islands = Object.values(manifest().islands);
  expect(islands).not.toEqual([]);
  const ofReact = islands.map((url) => [...closureOf(url)].filter(holdsReactDom));
  for (const files of ofReact) expect(files).toEqual(ofReact[0] ?? []);
  expect(ofReact[0]).toHaveLength(1);
});

test('it is the production build of React', () => {
  for (const island of Object.values(manifest().islands)) {
    for (const url of closureOf(island)) expect(sourceOf(url)).not.toContain('jsxDEV');
  }
});

describe('the rich-text editor', () => {
  const opened = () => {
    const island = closureOf(manifest().islands['content-editor'] ?? '');
    const onDemand = [...island].flatMap((url) => [...sourceOf(url).matchAll(/import\("(\/static\/[^"]+)"\)/g)]);
    return { island, engine: new Set(onDemand.flatMap(([, url = '']) => [...closureOf(url)])) };
  };

  test('is loaded on demand: the script of the form does not contain it', () => {
    const { island, engine } = opened();
    const holdsEngine = (url: string) => sourceOf(url).includes('ProseMirror');
    expect([...island].filter(holdsEngine)).toEqual([]);
    expect([...engine].filter(holdsEngine)).not.toEqual([]);
  });

  test('is at most 80 KB, compressed with Brotli', () => {
    const { island, engine } = opened();
    const added = [...engine].filter((url) => !island.has(url));
    const bytes = added.reduce((sum, url) => sum + statSync(`${onDisk(url)}.br`).size, 0);
    expect(bytes).toBeLessThanOrEqual(80_000);
    expect(bytes).toBeGreaterThan(30_000);
  });
});
