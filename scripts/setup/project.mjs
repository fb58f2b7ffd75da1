import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Programs downloaded for this checkout; ignored by git, safe to delete. */
export const tools = join(root, '.tools');

/** The Bun version that `packageManager` in package.json pins. */
export function pinnedBunVersion() {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const version = /^bun@(\d+\.\d+\.\d+[^+]*)/.exec(packageManager ?? '')?.[1];
  if (!version) throw new Error('package.json must pin Bun: "packageManager": "bun@<version>"');
  return version;
}
