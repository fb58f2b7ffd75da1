import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Glob } from 'bun';
import sharp from 'sharp';
import type { BuiltPicture } from '../../src/web/manifest.ts';
import { emitNamed } from './outputs.ts';

const widths = [480, 800, 1200, 1600, 2400];
const masters = 'static/pictures';
/** Encoding is slow, so its results are kept between builds under the digest of their master. */
const cacheDirectory = '.cache/pictures';

type Described = Record<string, { alt: { id: string; en: string } }>;

/** Every master in all sizes and formats; the master itself is never served. */
export async function buildPictures(progress: (line: string) => void): Promise<Record<string, BuiltPicture>> {
  const described = JSON.parse(await readFile(join(masters, 'pictures.json'), 'utf8')) as Described;
  await mkdir(cacheDirectory, { recursive: true });
  const built: Record<string, BuiltPicture> = {};
  for (const file of [...new Glob('*.webp').scanSync(masters)].sort()) {
    const key = file.slice(0, -'.webp'.length);
    const alt = described[key]?.alt;
    if (!alt) throw new Error(`static/pictures/pictures.json does not describe "${key}".`);
    built[key] = { ...(await buildPicture(key, progress)), alt };
  }
  return built;
}

async function buildPicture(key: string, progress: (line: string) => void): Promise<Omit<BuiltPicture, 'alt'>> {
  const master = await readFile(join(masters, `${key}.webp`));
  const digest = Bun.hash(master).toString(36).slice(0, 10);
  const { width = 0, height = 0 } = await sharp(master).metadata();
  const sizes = [...widths.filter((candidate) => candidate < width), Math.min(width, 2400)];
  const make = async (size: number, format: 'avif' | 'webp' | 'jpeg'): Promise<string> => {
    const name = `${key}-${size}.${digest}.${format}`;
    const cached = join(cacheDirectory, name);
    if (!existsSync(cached)) {
      progress(`picture ${name}`);
      const resized = sharp(master).resize({ width: size, withoutEnlargement: true });
      const encoded = {
        avif: () => resized.avif({ quality: 52, effort: 2 }),
        webp: () => resized.webp({ quality: 76, effort: 3 }),
        jpeg: () => resized.jpeg({ quality: 76, mozjpeg: true }),
      }[format]();
      await writeFile(cached, await encoded.toBuffer());
    }
    return emitNamed(`pictures/${name}`, await readFile(cached));
  };
  const all = async (format: 'avif' | 'webp'): Promise<[number, string][]> => {
    const made: [number, string][] = [];
    for (const size of sizes) made.push([size, await make(size, format)]);
    return made;
  };
  return {
    width,
    height,
    avif: await all('avif'),
    webp: await all('webp'),
    jpeg: await make(Math.min(width, 1200), 'jpeg'),
  };
}
