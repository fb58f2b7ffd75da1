import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Glob } from 'bun';
import sharp from 'sharp';
import { type BuiltPicture, heroFocuses, publicDirectory, type SizedPicture, uprightSize } from '../../src/manifest.ts';
import { encodeVariant } from '../../src/workers/pictures/encode-variant.ts';
import { signatureDigest } from '../../src/workers/pictures/social-picture.ts';
import {
  digestOf,
  masterDirectory,
  type Variant,
  type VariantFormat,
  variantAddress,
  variantDirectory,
  variantName,
} from '../../src/workers/pictures/variant.ts';

/**
 * Each width is at most 1.5 times the previous one, so no visitor fetches a picture more than 1.5 times as wide as its
 * box. Browsers choose the first one that is wide enough: 736 suits phones of 360 or 412 pixels at a resolution of 2 or
 * 1.75, 1104 those at 3 or 2.625. Few browsers lack AVIF, so JPEG has fewer widths.
 */
const widths = {
  avif: [120, 160, 240, 360, 500, 736, 920, 1104, 1440, 1920, 2400],
  jpeg: [640, 1280],
} as const satisfies Record<VariantFormat, readonly number[]>;

/** Of upright crops: the screens of phones have 1.75 to 2, or 2.6 and more, pixels per CSS pixel. */
const uprightWidths = [540, uprightSize.width];

type Described = Record<string, { alt: { id: string; en: string }; focus?: number }>;

/**
 * Manifest entry of each master: addresses of its variants, which derive from its digest, and its placeholder. Variants
 * are encoded by the server on request, or by `publishVariants`.
 */
export async function describePictures(): Promise<Record<string, BuiltPicture>> {
  const described = JSON.parse(await readFile(join(masterDirectory, 'pictures.json'), 'utf8')) as Described;
  const keys = [...new Glob('*.webp').scanSync(masterDirectory)].sort().map((file) => file.slice(0, -'.webp'.length));
  const pictures = new Map<string, BuiltPicture>();
  await onAllCores(keys, async (key) => {
    const description = described[key];
    if (!description) throw new Error(`No description of "${key}" in static/pictures/pictures.json`);
    pictures.set(key, await describePicture(key, description));
  });
  return Object.fromEntries([...pictures].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Encodes the missing variants and copies all of them to the built files. */
export async function publishVariants(
  variants: Iterable<Variant>,
  progress: (line: string) => void = () => {},
): Promise<void> {
  const directory = join(publicDirectory, 'pictures');
  await mkdir(directory, { recursive: true });
  await onAllCores([...variants], async (variant) => {
    await ensureVariant(variant, progress);
    await copyFile(join(variantDirectory, variant.name), join(directory, variant.name));
  });
}

async function describePicture(key: string, { alt, focus: position }: Described[string]): Promise<BuiltPicture> {
  const focus = heroFocuses.find((known) => known === position);
  if (focus !== position) {
    throw new Error(`The focus of "${key}" in static/pictures/pictures.json must be one of ${heroFocuses.join(', ')}`);
  }
  const master = await readFile(join(masterDirectory, `${key}.webp`));
  const { width = 0, height = 0 } = await sharp(master).metadata();
  const digest = digestOf(master, key);
  const allOf = (format: VariantFormat): SizedPicture[] =>
    widthsOf(format, width).map((size) => [size, variantAddress(variantName(key, size, digest, format))]);
  const jpegs = allOf('jpeg');
  return {
    width,
    height,
    avif: allOf('avif'),
    jpegs,
    jpeg: jpegs.at(-1)?.[1] ?? '',
    blur: await blurOf(key, digest),
    social: variantAddress(variantName(key, `social-${signatureDigest}`, digest, 'jpeg')),
    ...(focus === undefined ? {} : { focus, upright: uprightOf(key, digest, focus, height) }),
    alt,
  };
}

function uprightOf(key: string, digest: string, focus: number, masterHeight: number): SizedPicture[] {
  const widest = Math.round((masterHeight * uprightSize.width) / uprightSize.height);
  const nameOf = (width: number) => variantName(key, `upright-${focus}-${width}`, digest, 'avif');
  return uprightWidths.map((step) => Math.min(step, widest)).map((width) => [width, variantAddress(nameOf(width))]);
}

async function blurOf(key: string, digest: string): Promise<string> {
  const variant: Variant = { key, name: variantName(key, 'blur', digest, 'webp'), kind: 'blur' };
  await ensureVariant(variant);
  const bytes = await readFile(join(variantDirectory, variant.name));
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}

async function ensureVariant(variant: Variant, progress: (line: string) => void = () => {}): Promise<void> {
  if (existsSync(join(variantDirectory, variant.name))) return;
  progress(`picture ${variant.name}`);
  await encodeVariant(variant, { masters: masterDirectory, directory: variantDirectory });
}

/** Widths up to that of the master, which replaces the last step if both are nearly equal. */
function widthsOf(format: VariantFormat, masterWidth: number): number[] {
  const steps: number[] = widths[format].filter((step) => step <= masterWidth);
  const widest = Math.min(masterWidth, Math.max(...widths[format]));
  return (steps.at(-1) ?? 0) * 1.1 < widest ? [...steps, widest] : steps;
}

async function onAllCores<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const lane = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
}
