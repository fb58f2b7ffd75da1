import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Glob } from 'bun';
import sharp from 'sharp';
import type { BuiltPicture, SizedPicture } from '../../src/manifest.ts';
import { emitNamed } from './outputs.ts';
import { makeBlur, makeSocial } from './social-picture.ts';

/**
 * Each step is at most half again as wide as the one before, so that no reader fetches a picture more than half again
 * as wide as the box it fills. Browsers take the first that is wide enough: 736 is for phones of 360 or 412 pixels at twice
 * or 1.75 times the resolution, 1104 for those at three or 2.625 times. Browsers without AVIF are few, so the other formats
 * take larger steps.
 */
const widths = {
  avif: [120, 160, 240, 360, 500, 736, 920, 1104, 1440, 1920, 2400],
  webp: [360, 640, 1080, 1920],
  jpeg: [640, 1280],
} as const;
type Format = keyof typeof widths;

const masters = 'static/pictures';
/** Encoding is slow, so its results are kept between builds under the digest of their master and these settings. */
const cacheDirectory = '.cache/pictures';
const settings = {
  avif: { quality: 52, effort: 1 },
  webp: { quality: 76, effort: 3 },
  jpeg: { quality: 76, mozjpeg: true },
} as const;

type Described = Record<string, { alt: { id: string; en: string } }>;

/** Every master in all sizes and formats; the master itself is never served. */
export async function buildPictures(progress: (line: string) => void): Promise<Record<string, BuiltPicture>> {
  const described = JSON.parse(await readFile(join(masters, 'pictures.json'), 'utf8')) as Described;
  await mkdir(cacheDirectory, { recursive: true });
  const keys = [...new Glob('*.webp').scanSync(masters)].sort().map((file) => file.slice(0, -'.webp'.length));
  const built = new Map<string, BuiltPicture>();
  const waiting = [...keys];
  const work = async () => {
    for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
      const alt = described[key]?.alt;
      if (!alt) throw new Error(`static/pictures/pictures.json does not describe "${key}".`);
      built.set(key, { ...(await buildPicture(key, progress)), alt });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return Object.fromEntries([...built].sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function buildPicture(key: string, progress: (line: string) => void): Promise<Omit<BuiltPicture, 'alt'>> {
  const master = await readFile(join(masters, `${key}.webp`));
  const { width = 0, height = 0 } = await sharp(master).metadata();
  const digest = Bun.hash(Buffer.concat([master, Buffer.from(JSON.stringify(settings))]))
    .toString(36)
    .slice(0, 10);
  const make = async (name: string, encode: () => Promise<Uint8Array>): Promise<string> => {
    const cached = join(cacheDirectory, name);
    if (!existsSync(cached)) {
      progress(`picture ${name}`);
      await writeFile(`${cached}.new`, await encode());
      await rename(`${cached}.new`, cached);
    }
    return emitNamed(`pictures/${name}`, await readFile(cached));
  };
  const allOf = async (format: Format): Promise<SizedPicture[]> => {
    const made: SizedPicture[] = [];
    for (const size of widthsOf(format, width)) {
      const encode = () => encodeAt(master, size, format);
      made.push([size, await make(`${key}-${size}.${digest}.${format}`, encode)]);
    }
    return made;
  };
  const [avif, webp, jpegs] = [await allOf('avif'), await allOf('webp'), await allOf('jpeg')];
  return {
    ...{ width, height, avif, webp, jpegs },
    jpeg: jpegs.at(-1)?.[1] ?? '',
    blur: await makeBlur(master),
    social: await make(`${key}-social.${digest}.jpeg`, () => makeSocial(master)),
  };
}

/** Up to the master's own width, which closes the list unless one of the steps is nearly as wide. */
function widthsOf(format: Format, masterWidth: number): number[] {
  const steps: number[] = widths[format].filter((step) => step <= masterWidth);
  const widest = Math.min(masterWidth, Math.max(...widths[format]));
  return (steps.at(-1) ?? 0) * 1.1 < widest ? [...steps, widest] : steps;
}

function encodeAt(master: Uint8Array, width: number, format: Format): Promise<Uint8Array> {
  const resized = sharp(master).resize({ width, withoutEnlargement: true });
  return {
    avif: () => resized.avif(settings.avif),
    webp: () => resized.webp(settings.webp),
    jpeg: () => resized.jpeg(settings.jpeg),
  }
    [format]()
    .toBuffer();
}
