import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Glob } from 'bun';
import { demoAssets } from '../../src/content/demo-assets.ts';
import type { Outputs } from './outputs.ts';

const demoMasters: ReadonlySet<string> = new Set(demoAssets.map(({ file }) => `pictures/${file}`));

/**
 * The files under `static/`. Pages use variants instead of picture masters; only masters that are demo assets are
 * served, like uploaded files.
 */
export async function copyStaticFiles({ emit }: Outputs): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const name of [...new Glob('**/*').scanSync('static')].sort()) {
    if (isStaticFile(`static/${name}`)) files[name] = await emit(name, await readFile(join('static', name)));
  }
  return files;
}

export function isStaticFile(path: string): boolean {
  if (!path.startsWith('static/')) return false;
  const name = path.slice('static/'.length);
  return !name.startsWith('pictures/') || demoMasters.has(name);
}
