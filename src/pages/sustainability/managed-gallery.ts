import type { Db } from '../../db/client.ts';
import { listPicturesIn, type PictureAsset } from '../../domain/assets/queries.ts';
import { builtPicture, type PictureSource } from '../../ui/media/picture.tsx';
import { assetPicture } from '../../web/pages/managed-picture.ts';
import type { PageRequest } from '../../web/pages/public-page.ts';

type Gallery = { late: Promise<readonly PictureSource[]>; builtIn: readonly PictureSource[] };

/**
 * Managed pictures of a subcategory, as many as there are built-in `keys`. A missing picture is replaced by the
 * built-in one at the same position, all of them when the database is unavailable.
 */
export function managedGallery(
  db: Db,
  { language, degrade }: PageRequest,
  category: string,
  subcategory: string,
  keys: readonly string[],
): Gallery {
  const builtIn = keys.map((key) => builtPicture(key, language));
  const filled = (assets: readonly PictureAsset[]) =>
    builtIn.map((picture, index) => {
      const asset = assets[index];
      return asset ? assetPicture(asset, language) : picture;
    });
  const late = listPicturesIn(db, category, subcategory).then(filled, (error: unknown) => {
    degrade(error);
    return builtIn;
  });
  return { late, builtIn };
}
