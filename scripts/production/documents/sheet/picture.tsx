import { join } from 'node:path';
import sharp from 'sharp';
import type { Pair } from '../../../../src/i18n/site/language.ts';
import { palette } from '../../../../src/palette.ts';

const masters = join(import.meta.dir, '../../../../static/pictures');

export type Plate = { src: string; alt: Pair };

type Cut = {
  /** Which part of the picture is kept. */
  position?: string;
  /** Darkened for words: all but the middle for a cover, the lower part for a full page. It is part of the picture, because not every viewer draws transparent shades. */
  shade?: 'cover' | 'foot';
};

/** A picture of the library as JPEG, which PDF takes as it is; `width` and `height` in pixels. */
export async function plate(key: string, width: number, height: number, cut: Cut = {}): Promise<Plate> {
  const described = await Bun.file(join(masters, 'pictures.json')).json();
  const jpeg = await sharp(join(masters, `${key}.webp`))
    .resize({ width, height, fit: 'cover', position: cut.position ?? 'centre' })
    .composite(cut.shade ? [{ input: shadeOf(cut.shade, width, height) }] : [])
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
  return { src: `data:image/jpeg;base64,${jpeg.toString('base64')}`, alt: described[key].alt };
}

const shades = {
  cover: [
    [0, 0.74],
    [0.34, 0.12],
    [0.48, 0.2],
    [0.8, 0.92],
    [1, 0.96],
  ],
  foot: [
    [0.42, 0],
    [0.7, 0.8],
    [1, 0.96],
  ],
} as const;

function shadeOf(kind: keyof typeof shades, width: number, height: number): Buffer {
  const stops = shades[kind].map(
    ([at, strength]) => `<stop offset="${at}" stop-color="${palette.petrolDeep}" stop-opacity="${strength}"/>`,
  );
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="shade" x1="0" x2="0" y1="0" y2="1">${stops.join('')}</linearGradient></defs><path d="M0 0h${width}v${height}H0z" fill="url(#shade)"/></svg>`,
  );
}

export function PlateView({ of: { src, alt }, className = '' }: { of: Plate; className?: string }) {
  return <img alt={`${alt.id} / ${alt.en}`} className={`plate ${className}`} src={src} />;
}
