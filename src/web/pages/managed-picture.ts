import type { Db } from '../../db/client.ts';
import {
  type FormFormat,
  fileOf,
  picturesBeside,
  type StoredPicture,
} from '../../domain/assets/pictures/picture-files.ts';
import { findAssetByName, type PictureAsset } from '../../domain/assets/queries.ts';
import type { Language } from '../../i18n/site/language.ts';
import type { BuiltPicture, SizedPicture } from '../../manifest.ts';
import { storedFile } from '../../stored-file.ts';
import { type FocalPoint, isFocused } from '../../ui/media/focus.ts';
import { builtPicture, type PictureSource } from '../../ui/media/picture.tsx';
import { demoPicture } from '../files/demo-picture.ts';

/**
 * The managed picture of this name. Without one, or when it is unavailable, the built-in picture
 * `fallbackKey`.
 */
export async function managedPicture(
  db: Db,
  name: string,
  fallbackKey: string,
  language: Language,
  degrade: (error: unknown) => void,
): Promise<PictureSource> {
  try {
    const asset = await findAssetByName(db, name);
    return asset?.mediaType === 'image' ? assetPicture(asset, language) : builtPicture(fallbackKey);
  } catch (error) {
    degrade(error);
    return builtPicture(fallbackKey);
  }
}

/** The picture of an asset, with the alternative text that its editor wrote in the reader's language. */
export function assetPicture(asset: PictureAsset, language: Language): PictureSource {
  const { alt, ...shown } = storedPicture(asset.path, language, asset);
  if (asset.decorative) return { ...shown, alt: '' };
  return {
    ...shown,
    alt: (language === 'en' ? asset.altTextEn : asset.altText) || asset.altText || asset.altTextEn || alt,
  };
}

/**
 * The picture at `/assets/<file>` with its variants, built-in or uploaded. A file without variants
 * is used directly; with unknown dimensions 16:9 is assumed, so that the page reserves space.
 */
export function storedPicture(path: string, language: Language, asset?: KnownPicture | null): PictureSource {
  const focus = isFocused(asset) ? { focus: asset } : {};
  return { ...pictureAt(path, language, asset ?? {}), ...focus };
}

/** What is known of the asset of a picture. */
type KnownPicture = Partial<Pick<PictureAsset, 'width' | 'height' | 'placeholder'>> & FocalPoint;

function pictureAt(
  path: string,
  language: Language,
  known: Omit<Partial<KnownPicture>, keyof FocalPoint>,
): PictureSource {
  const file = fileOf(path);
  const ours = demoPicture(file);
  if (ours) return { picture: ours, alt: ours.alt[language] };
  const blur = known.placeholder ? { blur: known.placeholder } : {};
  const beside = picturesBeside(file);
  if (beside) return { picture: { ...uploadedPicture(beside), ...blur }, alt: '' };
  const { width, height } = { width: known.width ?? 1600, height: known.height ?? 900 };
  return { picture: { width, height, alt: noAlt, avif: [], jpeg: path, ...blur }, alt: '' };
}

/** A small form of the picture at a path, for previews in the back-office. */
export function thumbnailOf(path: string): string {
  const { picture } = storedPicture(path, 'id');
  const [, small] = picture.avif.find(([width]) => width >= thumbnailWidth) ?? [0, picture.jpeg];
  return storedFile(small);
}

/** Pixels. */
const thumbnailWidth = 480;

const noAlt = { id: '', en: '' };

function uploadedPicture({ width, height, forms, social }: StoredPicture): BuiltPicture {
  const sizes = (requested: FormFormat) =>
    forms
      .filter(({ format }) => format === requested)
      .map(({ width: own, file }): SizedPicture => [own, `/assets/${file}`]);
  const jpegs = sizes('jpeg');
  return {
    width,
    height,
    alt: noAlt,
    avif: sizes('avif'),
    jpegs,
    jpeg: jpegs.at(-1)?.[1] ?? '',
    social: `/assets/${social}`,
  };
}
