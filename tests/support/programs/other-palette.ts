import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../sources.ts';

const copied = [
  'src',
  'scripts',
  'static',
  'drizzle',
  'tests',
  'package.json',
  'bun.lock',
  'tsconfig.json',
  'uno.config.ts',
];
/** Installed and built files that do not depend on colours. */
const shared = ['node_modules', '.cache'];
const colour = /#[0-9A-F]{6}\b/g;

/** Copies the project to a new folder with a different palette. */
export function copyWithOtherPalette(folder: string): { old: string[]; colourFor: (old: string) => string } {
  mkdirSync(folder, { recursive: true });
  for (const path of copied) cpSync(join(root, path), join(folder, path), { recursive: true });
  for (const path of shared) symlinkSync(join(root, path), join(folder, path));
  const palette = readFileSync(join(root, 'src/palette.ts'), 'utf8');
  const old = [...new Set(palette.match(colour) ?? [])];
  const colourFor = (one: string) => `#13${(0x5700 + old.indexOf(one)).toString(16)}`.toUpperCase();
  writeFileSync(join(folder, 'src/palette.ts'), palette.replace(colour, colourFor));
  return { old, colourFor };
}
