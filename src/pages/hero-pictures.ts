import type { Db } from '../db/client.ts';
import { builtPicture } from '../ui/media/picture.tsx';
import { managedPicture } from '../web/pages/managed-picture.ts';
import type { PageRequest } from '../web/pages/public-page.ts';

/** The managed picture of a hero, and the built-in one shown until it has loaded. */
export function heroPictures(db: Db, { language, late, degrade }: PageRequest, name: string, pictureKey: string) {
  return {
    picture: late(managedPicture(db, name, pictureKey, language, degrade)),
    fallback: builtPicture(pictureKey, language),
  };
}
