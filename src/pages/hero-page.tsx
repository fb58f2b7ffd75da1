import type { ReactNode } from 'react';
import type { Db } from '../db/client.ts';
import type { Language } from '../i18n/site/language.ts';
import { navigationWords } from '../i18n/site/navigation.ts';
import { href, type Route, routes } from '../routes.ts';
import type { HeroPageProps } from '../ui/frame/page-hero.tsx';
import { builtPicture } from '../ui/media/picture.tsx';
import { managedPicture } from '../web/pages/managed-picture.ts';
import { type PageRequest, type PublicPage, publicPage } from '../web/pages/public-page.ts';
import { pageHead } from './page-head.ts';

type HeroPage = {
  route: Route;
  /** The section of the site, which comes first in the breadcrumb; none for a page outside the sections. */
  section?: 'about' | 'products' | 'sustainability';
  words: (language: Language) => { title: string; metaTitle?: string; description: string };
  /** Name of the managed hero picture. */
  pictureName: string;
  /** The built-in picture shown until the managed one has loaded. */
  pictureKey: string;
  body: (hero: HeroPageProps, request: PageRequest) => ReactNode;
};

/** A page below a hero with a managed picture. */
export function heroPage(db: Db, { route, section, words, pictureName, pictureKey, body }: HeroPage): PublicPage {
  return publicPage(route, (request) => {
    const { language, late, degrade } = request;
    const { title, metaTitle = title, description } = words(language);
    const landing = section && routes[section].index;
    const trail = [
      ...(landing ? [{ label: navigationWords(language)[section], href: href<string>(landing, language) }] : []),
      ...(route === landing ? [] : [{ label: title, href: href<string>(route, language) }]),
    ];
    const picture = late(managedPicture(db, pictureName, pictureKey, language, degrade));
    return {
      ...pageHead(request, { title: metaTitle, description, trail, pictureKey }),
      body: body({ language, picture, fallback: builtPicture(pictureKey, language), trail }, request),
    };
  });
}
