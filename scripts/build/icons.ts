import { readFile } from 'node:fs/promises';
import { iconNames } from '../../src/ui/media/icon-names.ts';
import type { Outputs } from './outputs.ts';

const outline = 'node_modules/@tabler/icons/icons/outline';

/** SVG sprite of the icons that are used. */
export async function buildIcons({ emit }: Outputs): Promise<string> {
  const symbols = await Promise.all(
    iconNames.map(async (name) => {
      const svg = await readFile(`${outline}/${name}.svg`, 'utf8');
      const body = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>')).replace(/\s*\n\s*/g, '');
      const shapes = body.replace('<path stroke="none" d="M0 0h24v24H0z" fill="none" />', '');
      return `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${shapes}</symbol>`;
    }),
  );
  return emit('icons.svg', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`));
}
