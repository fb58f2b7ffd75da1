import type { ReactNode } from 'react';
import type { Db } from '../db/client.ts';
import { navigationWords } from '../i18n/site/navigation.words.ts';
import { hrefTo, type Route, routes } from '../routes.ts';
import type { HeroPageProps } from '../ui/frame/page-hero.tsx';
import { builtPicture } from '../ui/media/picture.tsx';
import { managedPicture } from '../web/pages/managed-picture.ts';
import { type PageRequest, type PublicPage, publicPage } from '../web/pages/public-page.ts';
import { pageHead } from './page-head.ts';

type HeroPage = {
  route: Route;
  /** The page above it in the breadcrumb; none directly below the home page. */
  section?: 'about' | 'products' | 'sustainability' | 'publications' | 'contact' | 'procurement';
  words: { title: string; metaTitle?: string; description: string };
  /** Name of the managed picture of the hero; the built-in one is shown until it has loaded, and without a name. */
  pictureName?: string;
  /** Built-in picture of the hero, by its name in static/pictures. */
  pictureKey: string;
  body: (hero: HeroPageProps, request: PageRequest, db: Db) => ReactNode;
};

export function heroPage({ route, section, words, pictureName, pictureKey, body }: HeroPage): (db: Db) => PublicPage {
  return (db) =>
    publicPage(route, (request) => {
      const { language, late, degrade } = request;
      const { title, metaTitle = title, description } = words;
      const landing = section && routes[section].index;
      const trail = [
        ...(landing ? [{ label: navigationWords[section], href: hrefTo<string>(landing) }] : []),
        ...(route === landing ? [] : [{ label: title, href: hrefTo<string>(route) }]),
      ];
      const fallback = builtPicture(pictureKey);
      const picture = pictureName ? late(managedPicture(db, pictureName, pictureKey, language, degrade)) : fallback;
      return {
        ...pageHead(request, { title: metaTitle, description, trail, pictureKey }),
        body: body({ picture, fallback, trail }, request, db),
      };
    });
}
