import { readFile } from 'node:fs/promises';
import { iconNames } from '../../src/ui/media/icon-names.ts';
import type { Outputs } from './outputs.ts';

const outline = 'node_modules/@tabler/icons/icons/outline';

/** SVG sprite of the icons that are used. */
export async function buildIcons({ emit }: Outputs): Promise<string> {
  const symbols = await Promise.all(
    iconNames.map(async (name) => {
      const svg = await readFile(`${outline}/${name}.svg`, 'utf8');
      return `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="${lineOf(name, svg)}"/></symbol>`;
    }),
  );
  return emit('icons.svg', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`));
}

/**
 * All lines of an icon as one path. Browsers style and lay out the whole sprite before the first paint, so that each element
 * of it costs every page.
 */
function lineOf(name: string, svg: string): string {
  const shapes = [...svg.slice(svg.indexOf('>') + 1).matchAll(/<(?!\/)[^>]+>/g)].map(([shape]) => shape);
  const lines = shapes
    .filter((shape) => !shape.includes('stroke="none"'))
    .map((shape) => /^<path d="(M[^"]+)"/.exec(shape));
  if (lines.some((line) => line === null))
    throw new Error(`The icon ${name} has a shape that is not a path from a point`);
  return lines.map((line) => line?.[1]).join('');
}
