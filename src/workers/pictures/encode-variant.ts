import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { uprightSize } from '../../manifest.ts';
import { makeBlur, makeSocial } from './social-picture.ts';
import { digestOf, encoderSettings, firstPaintSettings, type Variant, type VariantPlace } from './variant.ts';

// Variants are encoded side by side; threads within one would only wait for each other.
sharp.concurrency(1);
// A master's decoded pixels are of no use to the next master.
sharp.cache(false);

/** Encodes a variant into the directory. Throws when the master is missing or not the one in the name. */
export async function encodeVariant(variant: Variant, { masters, directory }: VariantPlace): Promise<void> {
  const master = await readFile(join(masters, `${variant.key}.webp`));
  if (!variant.name.includes(`.${digestOf(master, variant.key)}.`)) {
    throw new Error(`The master of "${variant.name}" has changed since the last build.`);
  }
  const bytes = await encode(master, variant);
  await mkdir(directory, { recursive: true });
  // Under a name of its own first: an interrupted process leaves no half file, and two processes do not mix theirs.
  const temporary = join(directory, `${variant.name}.${randomUUID()}.new`);
  await writeFile(temporary, bytes);
  await rename(temporary, join(directory, variant.name));
}

function encode(master: Uint8Array, variant: Variant): Promise<Uint8Array> {
  switch (variant.kind) {
    case 'social':
      return makeSocial(master);
    case 'blur':
      return makeBlur(master);
    case 'upright':
      return makeUpright(master, variant);
    case 'avif':
      return resized(master, variant.width).avif(encoderSettings(variant.key).avif).toBuffer();
    case 'jpeg':
      return resized(master, variant.width).jpeg(encoderSettings(variant.key).jpeg).toBuffer();
  }
}

function resized(master: Uint8Array, width: number) {
  return sharp(master).resize({ width, withoutEnlargement: true });
}

/** The whole height around the focus: CSS would show the same part of the whole picture with this `object-position`. */
async function makeUpright(
  master: Uint8Array,
  { width, focus }: { width: number; focus: number },
): Promise<Uint8Array> {
  const whole = await sharp(master).metadata();
  const cropped = Math.round((whole.height * uprightSize.width) / uprightSize.height);
  return sharp(master)
    .extract({
      left: Math.round(((whole.width - cropped) * focus) / 100),
      top: 0,
      width: cropped,
      height: whole.height,
    })
    .resize({ width, withoutEnlargement: true })
    .avif(firstPaintSettings.avif)
    .toBuffer();
}
