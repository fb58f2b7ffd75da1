import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { problem } from '../../../fields/problem.ts';
import { palette } from '../../../palette.ts';
import type { FileType } from '../file-types.ts';
import { assetLimits } from '../limits.ts';
import { RefusedFileError } from '../refused-file-error.ts';
import { loadSharp } from './load-sharp.ts';
import { type FormFormat, picturesBeside } from './picture-files.ts';

export type PictureType = Extract<FileType, 'jpg' | 'png' | 'webp' | 'avif' | 'gif'>;
type PictureFacts = { width: number; height: number; isAnimated: boolean };

/** Ending of the name of a variant that is being written. */
export const unfinished = '.new';

const maxWidthInPixels = 1920;
const socialSize = { width: 1200, height: 630 } as const;

/** Reads a picture's header. Throws RefusedFileError when it is invalid or too large. */
export async function measurePicture(path: string): Promise<PictureFacts> {
  const sharp = await loadSharp();
  const found = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!found?.width || !found.height) throw new RefusedFileError('noPicture');
  const { pages = 1, pageHeight = found.height, autoOrient } = found;
  const isAnimated = pages > 1;
  const height = isAnimated ? pageHeight : autoOrient.height;
  if (found.width * height * pages > assetLimits.pixels) {
    throw new RefusedFileError(
      problem('megapixels', { count: Math.ceil((found.width * height * pages) / 1e6), max: assetLimits.pixels / 1e6 }),
      true,
    );
  }
  if (Math.max(found.width, height) > assetLimits.side) {
    throw new RefusedFileError(problem('pictureSide', { width: found.width, height, max: assetLimits.side }), true);
  }
  return { width: isAnimated ? found.width : autoOrient.width, height, isAnimated };
}

/**
 * Re-encodes a picture: upright, in sRGB and without metadata. Throws RefusedFileError when
 * it cannot be decoded to its end.
 */
export async function rewritePicture(source: string, type: PictureType, isAnimated: boolean, target: string) {
  const picture = await openPicture(source, isAnimated);
  await refuseUndecodable(
    {
      jpg: () => picture.jpeg({ quality: 90, progressive: true }),
      png: () => picture.png({ compressionLevel: 8 }),
      webp: () => picture.webp({ quality: 90, effort: 2 }),
      avif: () => picture.avif({ quality: 75, effort: 1 }),
      gif: () => picture.gif(),
    }
      [type]()
      .toFile(target),
  );
}

/**
 * Encodes these variants of a picture into the directory, in this order. Each gets its name when it is complete, so that it can be taken
 * before the others are there.
 */
export async function makePictureForms(
  source: string,
  file: string,
  { directory, variants }: { directory: string; variants: readonly string[] },
): Promise<void> {
  const beside = picturesBeside(file);
  if (!beside) return;
  const sharp = await loadSharp();
  // Decoded once for all variants.
  const reduced = (await openPicture(source, false)).resize({ width: maxWidthInPixels, withoutEnlargement: true });
  const { data, info } = await refuseUndecodable(reduced.raw().toBuffer({ resolveWithObject: true }));
  const { width, height, channels } = info;
  const decoded = () => sharp(data, { raw: { width, height, channels } });
  for (const variant of variants) {
    const form = beside.forms.find((one) => one.file === variant);
    const picture = form
      ? encode(decoded().resize({ width: form.width, height: scaled(beside, form.width), fit: 'fill' }), form.format)
      : decoded()
          .resize({ ...socialSize, ...socialFit(beside, sharp.strategy.attention) })
          .flatten({ background: palette.white })
          .jpeg({ quality: 80 });
    await picture.toFile(join(directory, `${variant}${unfinished}`));
    await rename(join(directory, `${variant}${unfinished}`), join(directory, variant));
  }
}

/** The picture in a hundred bytes, as a `data:` address, shown until the whole has come. */
export async function makePlaceholder(source: string): Promise<string> {
  const tiny = await (await openPicture(source, false))
    .resize({ width: 20, height: 200, fit: 'inside' })
    .webp({ quality: 20, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

async function openPicture(path: string, animated: boolean): Promise<Sharp> {
  const sharp = await loadSharp();
  // A truncated file fails instead of being padded with grey.
  return sharp(path, { animated, failOn: 'error', limitInputPixels: assetLimits.pixels }).autoOrient();
}

/** A strip is shown whole: enlarged to fill the crop it would have billions of pixels. */
const maxSidesRatio = 8;

function socialFit({ width, height }: { width: number; height: number }, position: string | number) {
  const isStrip = Math.max(width / height, height / width) > maxSidesRatio;
  return isStrip ? ({ fit: 'contain', background: palette.white } as const) : ({ fit: 'cover', position } as const);
}

function encode(picture: Sharp, format: FormFormat): Sharp {
  if (format === 'avif') return picture.avif({ quality: 52, effort: 1 });
  return picture.flatten({ background: palette.white }).jpeg({ quality: 78, mozjpeg: true });
}

function scaled({ width, height }: { width: number; height: number }, to: number): number {
  return Math.max(1, Math.round((height * to) / width));
}

async function refuseUndecodable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch {
    throw new RefusedFileError('pictureDamaged');
  }
}
