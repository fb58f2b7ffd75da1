import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { Glob } from 'bun';

export const root = join(import.meta.dir, '../..');

/** The paths that a pattern finds, from the top of the project. Throws when it finds none: a guard must guard something. */
export function filesLike(pattern: string): string[] {
  const found = [...new Glob(pattern).scanSync({ cwd: root, dot: true })].sort();
  if (found.length === 0) throw new Error(`The pattern "${pattern}" matches no file.`);
  return found;
}

export function readSource(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Every file that belongs to the project: what `.gitignore` names is not looked at. */
export function projectFiles(): string[] {
  const ignored = new Set(['.git', ...readSource('.gitignore').split('\n').filter(Boolean)]);
  const walk = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      // A name with a slash before it is meant at the top only.
      if (ignored.has(entry.name) || ignored.has(`/${path}`)) return [];
      return entry.isDirectory() ? walk(path) : [path];
    });
  return walk('.').sort();
}

/** `target` is a path from the top of the project, or the name of a package. */
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
