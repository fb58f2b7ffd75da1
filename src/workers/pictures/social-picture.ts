import sharp from 'sharp';
import { socialSize } from '../../manifest.ts';
import { palette } from '../../palette.ts';

const { width, height } = socialSize;

/** Shade in the lower left corner, and the company's mark on it. */
const signature = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
  <defs>
    <radialGradient id="shade" cx="0" cy="1" r="0.62">
      <stop offset="0" stop-color="${palette.petrolDeep}" stop-opacity="0.82"/>
      <stop offset="1" stop-color="${palette.petrolDeep}" stop-opacity="0"/>
    </radialGradient>
  </defs>
  <path d="M0 0h${width}v${height}H0z" fill="url(#shade)"/>
  <g transform="translate(56 ${height - 152}) scale(1.2)">
    <path d="M38 5 68.3 22.5V40H7.7V22.5Z" fill="none" stroke="${palette.alumina}" stroke-width="4.5"/>
    <path d="M7.7 45h60.6v12.5L38 75 7.7 57.5Z" fill="${palette.ember}"/>
    <path d="M0 40h76" stroke="${palette.alumina}" stroke-width="4.5"/>
  </g>
</svg>`;

/** A part of the names of social pictures: another signature makes other pictures of the same masters. */
export const signatureDigest = Bun.hash(signature).toString(36).slice(0, 6);

/** What social networks show of a picture: its liveliest part in their shape, signed. JPEG, because some read no other. */
export async function makeSocial(picture: Uint8Array): Promise<Uint8Array> {
  return sharp(picture)
    .resize({ width, height, fit: 'cover', position: sharp.strategy.attention })
    .composite([{ input: Buffer.from(signature) }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

/** A picture in about a hundred bytes, to be stretched over the place of the whole: WebP. */
export function makeBlur(picture: Uint8Array): Promise<Uint8Array> {
  return sharp(picture).resize({ width: 20 }).webp({ quality: 20, effort: 6 }).toBuffer();
}
