import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installation } from '../installation.ts';

/** One built-in picture in all its sizes; widths and heights in pixels, addresses content-hashed. */
export type BuiltPicture = {
  width: number;
  height: number;
  alt: { id: string; en: string };
  /** Width and address pairs, narrowest first. */
  avif: [width: number, url: string][];
  webp: [width: number, url: string][];
  jpeg: string;
};

/** What `scripts/build.ts` made: logical names to content-hashed addresses. */
export type Manifest = {
  /** `site.css`, `main.js`, `icons.svg`, `fonts/…`: the name under `static/` to its address. */
  files: Record<string, string>;
  islands: Record<string, string>;
  pictures: Record<string, BuiltPicture>;
};

export const publicDirectory = join(installation, 'dist/public');

let current: Manifest | undefined;

export function manifest(): Manifest {
  current ??= readManifest();
  return current;
}

/** The address of a file of `static/` or of the build. Throws when there is no such file: that is a mistake in code. */
export function fileUrl(name: string): string {
  const url = manifest().files[name];
  if (!url) throw new Error(`No built file is named "${name}".`);
  return url;
}

function readManifest(): Manifest {
  const path = join(installation, 'dist/manifest.json');
  if (!existsSync(path)) throw new Error('The site has not been built: run "bun scripts/build.ts" first.');
  // Written by our own build in the same checkout.
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest;
}
