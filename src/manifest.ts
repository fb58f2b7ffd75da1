import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QualityResult } from './domain/quality/results.ts';
import { installation } from './installation.ts';

/** A built-in picture with its variants; widths and heights in pixels, addresses content-hashed. */
export type BuiltPicture = {
  width: number;
  height: number;
  alt: { id: string; en: string };
  avif: SizedPicture[];
  /** The widest JPEG. */
  jpeg: string;
  /** JPEG `srcset` for browsers without AVIF; empty with a single width. */
  jpegs?: SizedPicture[];
  /** Blurred placeholder of about a hundred bytes, as a `data:` URL. */
  blur?: string;
  /** Crop for social networks, a JPEG of `socialSize`. */
  social?: string;
  /** Horizontal position in per cent of the part that matters, for a hero on a narrow screen. */
  focus?: HeroFocus;
  /** Upright crops around `focus` as AVIF, of the proportions of `uprightSize`. */
  upright?: SizedPicture[];
};

/** Positions that `pictures.json` may name; the hero has a style for each. */
export const heroFocuses = [24, 50, 62, 85, 90] as const;

export type HeroFocus = (typeof heroFocuses)[number];

/** Narrowest first. */
export type SizedPicture = [width: number, url: string];

/** Pixels. */
export const socialSize = { width: 1200, height: 630 } as const;

/** Pixels of the widest upright crop. */
export const uprightSize = { width: 720, height: 1080 } as const;

/** Size in bytes. */
export type DocumentFacts = { size: number; pages: number };

/** Output of `scripts/build.ts`: logical names to content-hashed addresses. */
export type Manifest = {
  /** File names under `static/`, such as `site.css`, `main.js`, `icons.svg` or `fonts/…`, to addresses. */
  files: Record<string, string>;
  islands: Record<string, string>;
  pictures: Record<string, BuiltPicture>;
  /** Page counts and sizes of the files under `static/documents/`. */
  documents: Record<string, DocumentFacts>;
  quality: BuildQuality;
};

/** Digest of the sources of this build, and what the runs measured. */
export type BuildQuality = { sources: string; results: readonly QualityResult[] };

export const publicDirectory = join(installation, 'dist/public');
export const manifestPath = join(installation, 'dist/manifest.json');

let current: Manifest | undefined;

export function manifest(): Manifest {
  current ??= readManifest();
  return current;
}

/**
 * The first digits of the digest of the sources, enough to tell two builds apart: named by log, figures, backups and screens.
 * "none" when the build is missing or damaged, which has a message of its own.
 */
export function buildName(): string {
  try {
    return manifest().quality.sources.slice(0, 12);
  } catch {
    return 'none';
  }
}

/** Address of a static or built file. Throws for unknown names, which are programming errors. */
export function fileUrl(name: string): string {
  const url = manifest().files[name];
  if (!url) throw new Error(`Unknown built file: ${name}`);
  return url;
}

/** The file behind the address of a static or built file. */
export function publicFile(address: string): string {
  return join(publicDirectory, address.replace(/^\/static\//, ''));
}

function readManifest(): Manifest {
  if (!existsSync(manifestPath)) throw new Error('The site has not been built: run "bun scripts/build.ts" first.');
  // Written by the build of the same checkout, so it needs no validation.
  return JSON.parse(readFileSync(manifestPath, 'utf8')) as Manifest;
}
