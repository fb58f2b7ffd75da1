import sharp from 'sharp';
import { palette } from '../../src/palette.ts';
import type { Outputs } from './outputs.ts';

/** The company's mark as the icons that browsers, phones and launchers ask for, under the names of the manifest. */
export async function buildBrandIcons({ emit }: Outputs): Promise<Record<string, string>> {
  const onGround = (size: number, share: number) =>
    png(size, drawing({ ground: palette.petrolDeep, ink: palette.alumina, share, line: 6 }));
  const icons: Record<string, Uint8Array> = {
    'icons/favicon.svg': Buffer.from(scalableFavicon),
    'icons/favicon.ico': await favicon(),
    'icons/logo.svg': Buffer.from(logo),
    // Phones round the corners of these themselves.
    'icons/touch-180.png': await onGround(180, 0.62),
    'icons/icon-192.png': await onGround(192, 0.66),
    'icons/icon-512.png': await onGround(512, 0.66),
    // A launcher may cut away all but the circle of four fifths of the width.
    'icons/maskable-512.png': await onGround(512, 0.5),
  };
  const addresses: Record<string, string> = {};
  for (const [name, bytes] of Object.entries(icons)) addresses[name] = await emit(name, bytes);
  return addresses;
}

/** Its lines follow the browser's colours: dark on light tabs, light on dark ones. */
const scalableFavicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><style>.w{stroke:${palette.petrol}}@media (prefers-color-scheme:dark){.w{stroke:${palette.alumina}}}</style><g transform="translate(2)"><path class="w" d="M38 5 68.3 22.5V40H7.7V22.5Z" fill="none" stroke-width="6"/><path d="M7.7 46h60.6v11.5L38 75 7.7 57.5Z" fill="${palette.ember}"/><path class="w" d="M0 40h76" stroke-width="6"/></g></svg>`;

/** For search engines, and in place of a picture that does not load. */
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"><path fill="${palette.powder}" d="M0 0h1200v800H0z"/><path d="M0 400h462M738 400h462" stroke="${palette.petrol}" stroke-opacity=".25" stroke-width="3"/><g transform="translate(448 240) scale(4)"><path d="M38 5 68.3 22.5V40H7.7V22.5Z" fill="none" stroke="${palette.petrol}" stroke-width="4.5"/><path d="M7.7 45h60.6v12.5L38 75 7.7 57.5Z" fill="${palette.laterite}"/><path d="M0 40h76" stroke="${palette.petrol}" stroke-width="4.5"/></g></svg>`;

type Drawing = { ground?: string; ink: string /** Of the mark's height in the icon's. */; share: number; line: number };

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
  // Drawn large and scaled down, which keeps thin lines even.
  return sharp(Buffer.from(svg), { density: 72 * 16 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** PNG pictures in the container of Windows icons, for whatever asks for `/favicon.ico`. */
async function favicon(): Promise<Uint8Array> {
  const sizes = [16, 32, 48];
  // The smaller the icon, the heavier its lines.
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
