import type { Db } from '../db/client.ts';
import { type Asset, findAssetByName } from '../domain/assets/queries.ts';
import type { Language } from '../i18n/language.ts';
import { builtPicture, type PictureSource } from '../ui/picture.tsx';
import { demoPicture } from './demo-picture.ts';
import type { BuiltPicture } from './manifest.ts';

type PictureAsset = Pick<Asset, 'path' | 'altText' | 'altTextEn' | 'decorative' | 'width' | 'height'>;

/**
 * The picture that editors keep under this name. Without one, or when it cannot be had, the built-in picture
 * `fallbackKey` stands in for it.
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
    return asset?.mediaType === 'image' ? assetPicture(asset, language) : builtPicture(fallbackKey, language);
  } catch (error) {
    degrade(error);
    return builtPicture(fallbackKey, language);
  }
}

/** The picture of an asset, with the alternative text that its editor wrote in the reader's language. */
export function assetPicture(asset: PictureAsset, language: Language): PictureSource {
  const { picture, alt } = storedPicture(asset.path, language, asset);
  if (asset.decorative) return { picture, alt: '' };
  return {
    picture,
    alt: (language === 'en' ? asset.altTextEn : asset.altText) || asset.altText || asset.altTextEn || alt,
  };
}

/**
 * The picture at `/assets/<file>`: in all sizes when it is one of ours, otherwise as it was uploaded. `size` is that
 * of the upload in pixels; unknown sizes are taken as 16:9, so that the page keeps room for it.
 */
export function storedPicture(
  path: string,
  language: Language,
  size: { width: number | null; height: number | null } = { width: null, height: null },
): PictureSource {
  const ours = demoPicture(path.replace(/^.*\//, ''));
  if (ours) return { picture: ours, alt: ours.alt[language] };
  return { picture: uploadedPicture(path, size.width ?? 1600, size.height ?? 900), alt: '' };
}

function uploadedPicture(path: string, width: number, height: number): BuiltPicture {
  return { width, height, alt: { id: '', en: '' }, avif: [], webp: [], jpeg: path };
}
