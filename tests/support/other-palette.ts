import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './sources.ts';

const copied = ['src', 'scripts', 'static', 'drizzle', 'tests', 'package.json', 'tsconfig.json', 'uno.config.ts'];
const shared = ['node_modules', '.cache'];

/** Lays a copy of the project into the folder in which every colour of the palette is another. Answers the old ones. */
export function copyWithOtherPalette(folder: string): { old: string[]; replacements: Map<string, string> } {
  mkdirSync(folder, { recursive: true });
  for (const path of copied) cpSync(join(root, path), join(folder, path), { recursive: true });
  for (const path of shared) symlinkSync(join(root, path), join(folder, path));
  const palette = readFileSync(join(root, 'src/palette.ts'), 'utf8');
  const old = [...new Set(palette.match(/#[0-9A-F]{6}\b/g) ?? [])];
  const replacements = new Map(old.map((colour, index) => [colour, `#13${(0x5700 + index).toString(16)}`.toUpperCase()]));
  writeFileSync(
    join(folder, 'src/palette.ts'),
    palette.replace(/#[0-9A-F]{6}\b/g, (colour) => replacements.get(colour) ?? colour),
  );
  return { old, replacements };
}
