import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { Glob } from 'bun';

export const root = join(import.meta.dir, '../..');

/** Paths matching a pattern. Throws when there are none, so that a check cannot pass without files. */
export function filesLike(pattern: string): string[] {
  const found = [...new Glob(pattern).scanSync({ cwd: root, dot: true })].sort();
  if (found.length === 0) throw new Error(`The pattern "${pattern}" matches no file.`);
  return found;
}

export function readSource(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** All files of the project, except those ignored by git. */
export function projectFiles(): string[] {
  const ignored = new Set(['.git', ...readSource('.gitignore').split('\n').filter(Boolean)]);
  const walk = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      // A leading slash anchors a pattern at the top level.
      if (ignored.has(entry.name) || ignored.has(`/${path}`)) return [];
      return entry.isDirectory() ? walk(path) : [path];
    });
  return walk('.').sort();
}

/** `target` is a path in the project or a package name. */
type Import = { target: string; typesOnly: boolean };

const importing =
  /^(?:import|export)\s+(type\s)?[^'";]*?from\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;

export function importsOf(path: string): Import[] {
  return [...readSource(path).matchAll(importing)].map(([, type, from, bare, dynamic]) => {
    const specifier = from ?? bare ?? dynamic ?? '';
    const target = specifier.startsWith('.') ? normalize(join(dirname(path), specifier)) : specifier;
    return { target, typesOnly: type !== undefined };
  });
}
