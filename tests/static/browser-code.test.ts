import { describe, expect, test } from 'bun:test';
import { closureOf, compressedSize, editorScripts, sourceOf } from '../../scripts/audits/editor-size.ts';
import { fileUrl, manifest } from '../../src/manifest.ts';

const holdsReactDom = (url: string) => sourceOf(url).includes('https://react.dev/errors/');

describe('the script that every page loads', () => {
  test('is at most 5 KB with its imports, compressed with Brotli', () => {
    expect(compressedSize(closureOf(fileUrl('main.js')))).toBeLessThanOrEqual(5_000);
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
  test('is loaded on demand: the script of the form does not contain it', () => {
    const { island, engine } = editorScripts();
    const holdsEngine = (url: string) => sourceOf(url).includes('ProseMirror');
    expect([...island].filter(holdsEngine)).toEqual([]);
    expect([...engine].filter(holdsEngine)).not.toEqual([]);
  });

  test('is at most 80 KB, compressed with Brotli', () => {
    const { island, engine } = editorScripts();
    const bytes = compressedSize([...engine].filter((url) => !island.has(url)));
    expect(bytes).toBeLessThanOrEqual(80_000);
    expect(bytes).toBeGreaterThan(30_000);
  });
});
