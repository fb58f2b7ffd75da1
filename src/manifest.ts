import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installation } from './installation.ts';

/** One built-in picture in all its sizes; widths and heights in pixels, addresses content-hashed. */
export type BuiltPicture = {
  width: number;
  height: number;
  alt: { id: string; en: string };
  avif: SizedPicture[];
  webp: SizedPicture[];
  /** The widest JPEG. */
  jpeg: string;
  /** The JPEG in all its widths, for browsers that know nothing newer; none when there is only the one. */
  jpegs?: SizedPicture[];
  /** The picture in a hundred bytes, as a `data:` address, shown until it has come. */
  blur?: string;
  /** The crop that social networks show, a JPEG of `socialSize`. */
  social?: string;
};

/** In a list the narrowest comes first. */
export type SizedPicture = [width: number, url: string];

/** Pixels. */
export const socialSize = { width: 1200, height: 630 } as const;

/** Size in bytes. */
export type DocumentFacts = { size: number; pages: number };

/** What `scripts/build.ts` made: logical names to content-hashed addresses. */
export type Manifest = {
  /** `site.css`, `main.js`, `icons.svg`, `fonts/…`: the name under `static/` to its address. */
  files: Record<string, string>;
  islands: Record<string, string>;
  pictures: Record<string, BuiltPicture>;
  /** What the files under `static/documents/` measure. */
  documents: Record<string, DocumentFacts>;
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
