import type { Db } from '../db/client.ts';
import { builtPicture } from '../ui/media/picture.tsx';
import { managedPicture } from '../web/pages/managed-picture.ts';
import type { PageRequest } from '../web/pages/public-page.ts';

/** For a hero: the picture that editors keep under this name, and the built-in one until it has come. */
export function heroPictures(db: Db, { language, late, degrade }: PageRequest, name: string, pictureKey: string) {
  return {
    picture: late(managedPicture(db, name, pictureKey, language, degrade)),
    fallback: builtPicture(pictureKey, language),
  };
}
