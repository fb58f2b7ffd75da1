import sharp from 'sharp';
import { palette } from '../../src/palette.ts';
import type { Outputs } from './outputs.ts';

/** The company logo as icons for browsers, phones and launchers, named as in the web app manifest. */
export async function buildBrandIcons({ emit }: Outputs): Promise<Record<string, string>> {
  const onGround = (size: number, share: number) =>
    png(size, drawing({ ground: palette.petrolDeep, ink: palette.alumina, share, line: 6 }));
  const icons: Record<string, Uint8Array> = {
    'icons/favicon.svg': Buffer.from(scalableFavicon),
    'icons/favicon.ico': await favicon(),
    'icons/logo.svg': Buffer.from(logo),
    // Phones round the corners themselves.
    'icons/touch-180.png': await onGround(180, 0.62),
    'icons/icon-192.png': await onGround(192, 0.66),
    'icons/icon-512.png': await onGround(512, 0.66),
    // Maskable icon: launchers may crop it to a circle of 80 % of the width.
    'icons/maskable-512.png': await onGround(512, 0.5),
  };
  const addresses: Record<string, string> = {};
  for (const [name, bytes] of Object.entries(icons)) addresses[name] = await emit(name, bytes);
  return addresses;
}

/** The line colour follows the browser's colour scheme. */
const scalableFavicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><style>.w{stroke:${palette.petrol}}@media (prefers-color-scheme:dark){.w{stroke:${palette.alumina}}}</style><g transform="translate(2)"><path class="w" d="M38 5 68.3 22.5V40H7.7V22.5Z" fill="none" stroke-width="6"/><path d="M7.7 46h60.6v11.5L38 75 7.7 57.5Z" fill="${palette.ember}"/><path class="w" d="M0 40h76" stroke-width="6"/></g></svg>`;

/** Logo for search engines and as a replacement for broken pictures. */
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"><path fill="${palette.powder}" d="M0 0h1200v800H0z"/><path d="M0 400h462M738 400h462" stroke="${palette.petrol}" stroke-opacity=".25" stroke-width="3"/><g transform="translate(448 240) scale(4)"><path d="M38 5 68.3 22.5V40H7.7V22.5Z" fill="none" stroke="${palette.petrol}" stroke-width="4.5"/><path d="M7.7 45h60.6v12.5L38 75 7.7 57.5Z" fill="${palette.laterite}"/><path d="M0 40h76" stroke="${palette.petrol}" stroke-width="4.5"/></g></svg>`;

type Drawing = {
  ground?: string;
  ink: string;
  /** Height of the mark as a share of the icon's height. */
  share: number;
  line: number;
};

function drawing({ ground, ink, share, line }: Drawing): string {
  const scale = share * (100 / 80);
  const [left, top] = [50 - 38 * scale, 50 - 40 * scale];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
    ${ground ? `<path fill="${ground}" d="M0 0h100v100H0z"/>` : ''}
    <g transform="translate(${left} ${top}) scale(${scale})">
      <path d="M38 5 68.3 22.5V40H7.7V22.5Z" fill="none" stroke="${ink}" stroke-width="${line}"/>
      <path d="M7.7 46h60.6v11.5L38 75 7.7 57.5Z" fill="${palette.ember}"/>
      <path d="M0 40h76" stroke="${ink}" stroke-width="${line}"/>
    </g>
  </svg>`;
}

function png(size: number, svg: string): Promise<Buffer> {
  // Rendered large and scaled down, for even thin lines.
  return sharp(Buffer.from(svg), { density: 72 * 16 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** PNG pictures in an ICO container, for `/favicon.ico`. */
async function favicon(): Promise<Uint8Array> {
  const sizes = [16, 32, 48];
  // Smaller icons have relatively thicker lines.
  const pictures = await Promise.all(
    sizes.map((size) => png(size, drawing({ ink: palette.petrol, share: 0.98, line: 6 + 48 / size }))),
  );
  const head = Buffer.alloc(6 + 16 * sizes.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sizes.length, 4);
  let offset = head.length;
  for (const [index, size] of sizes.entries()) {
    const length = pictures[index]?.length ?? 0;
    const at = 6 + 16 * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += length;
  }
  return Buffer.concat([head, ...pictures]);
}
