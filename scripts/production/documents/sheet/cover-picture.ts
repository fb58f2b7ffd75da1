import { join } from 'node:path';
import sharp from 'sharp';
import type { Pair } from '../../../../src/i18n/site/language.ts';

const masters = join(import.meta.dir, '../../../../static/pictures');

/** Keeps the first page of a document among the masters of the pictures. */
export async function keepCover({ key, alt }: { key: string; alt: Pair }, page: Uint8Array): Promise<void> {
  const { data, info } = await sharp(page)
    .resize({ width: 1200 })
    .webp({ quality: 90 })
    .toBuffer({ resolveWithObject: true });
  await Bun.write(join(masters, `${key}.webp`), data);
  const index = join(masters, 'pictures.json');
  const described = { ...(await Bun.file(index).json()), [key]: { width: info.width, height: info.height, alt } };
  const sorted = Object.fromEntries(Object.entries(described).sort(([a], [b]) => (a < b ? -1 : 1)));
  await Bun.write(index, `${JSON.stringify(sorted, null, 2)}\n`);
}
