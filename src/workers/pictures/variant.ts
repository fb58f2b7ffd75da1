import { join } from 'node:path';
import { installation } from '../../installation.ts';
import type { BuiltPicture } from '../../manifest.ts';

/** The masters, which only the encoder reads. An executable has none: it holds every variant. */
export const masterDirectory = join(installation, 'static/pictures');
/** Encoding is slow, so variants stay between builds and starts under the digest of their master. */
export const variantDirectory = join(installation, '.cache/pictures');

const commonSettings = {
  avif: { quality: 52, effort: 1 },
  jpeg: { quality: 76, mozjpeg: true },
};

/**
 * For pictures of a phone's first view: three times the effort gives the same likeness in three quarters of the bytes.
 */
export const firstPaintSettings = { ...commonSettings, avif: { quality: 46, effort: 3 } };

/** A part of the names of a picture's variants: changing it gives them new names. */
export function encoderSettings(key: string): typeof commonSettings {
  return key === 'home-hero-phone' ? firstPaintSettings : commonSettings;
}

export type VariantFormat = keyof typeof commonSettings;

/** One file that is made of a master; `name` is that of the file. */
export type Variant = { key: string; name: string } & Rendition;

type Rendition =
  | { kind: VariantFormat /** In pixels. */; width: number }
  | { kind: 'upright' /** In pixels. */; width: number /** Horizontal position in per cent. */; focus: number }
  | { /** The crop for social networks, and the placeholder of a hundred bytes. */ kind: 'social' | 'blur' };

/** The folders of the masters and of their variants. */
export type VariantPlace = { masters: string; directory: string };

/** Depends on a picture's master and its encoder settings. */
export function digestOf(master: Uint8Array, key: string): string {
  return Bun.hash(Buffer.concat([master, Buffer.from(JSON.stringify([encoderSettings(key), firstPaintSettings]))]))
    .toString(36)
    .slice(0, 10);
}

export function variantName(
  key: string,
  part: number | `social-${string}` | `upright-${number}-${number}` | 'blur',
  digest: string,
  extension: string,
): string {
  return `${key}-${part}.${digest}.${extension}`;
}

const addressPrefix = '/static/pictures/';

export function variantAddress(name: string): string {
  return addressPrefix + name;
}

/** Every variant that the manifest names, by its address. */
export function variantsByAddress(pictures: Readonly<Record<string, BuiltPicture>>): Map<string, Variant> {
  const variants = new Map<string, Variant>();
  const nameOf = (address: string) => address.slice(addressPrefix.length);
  for (const [key, { avif, jpegs = [], social, upright = [], focus = 50 }] of Object.entries(pictures)) {
    for (const [kind, sized] of [['avif', avif] as const, ['jpeg', jpegs] as const]) {
      for (const [width, address] of sized) variants.set(address, { key, name: nameOf(address), kind, width });
    }
    for (const [width, address] of upright) {
      variants.set(address, { key, name: nameOf(address), kind: 'upright', width, focus });
    }
    if (social) variants.set(social, { key, name: nameOf(social), kind: 'social' });
  }
  return variants;
}
