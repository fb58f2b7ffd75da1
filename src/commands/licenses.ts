import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installation } from '../installation.ts';

/** Licences of the libraries in other languages that the executable contains, beside its own. */
export const licensePaths = [
  'LICENSE',
  'node_modules/@embedpdf/pdfium/LICENSE',
  'node_modules/@embedpdf/pdfium/LICENSE.pdfium',
  'node_modules/sharp/LICENSE',
  'node_modules/@electric-sql/pglite/LICENSE',
];

/** The library of pictures comes in a package of each machine. */
const others = 'libvips and the libraries in it (LGPL 3 and others): https://github.com/lovell/sharp-libvips#licensing';

export function licenses(): string {
  const texts = licensePaths.map((path) => `${path}\n\n${readFileSync(join(installation, path), 'utf8')}`);
  return [...texts, others].join('\n');
}
