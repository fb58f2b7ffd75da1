import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltPageText } from './domain/search/entries.ts';
import { installation } from './installation.ts';

/** Output of the build, beside the manifest. There is none under `bun dev`, where pages change. */
export const pageTextsPath = join(installation, 'dist/page-texts.json');

/** What the build knows of the pages; nothing without a build of them. */
export function readBuiltPageTexts(): BuiltPageText[] {
  if (!existsSync(pageTextsPath)) return [];
  // Written by the build of the same checkout, so it needs no validation.
  return JSON.parse(readFileSync(pageTextsPath, 'utf8')) as BuiltPageText[];
}
