import type { ReactNode } from 'react';
import type { Db } from '../db/client.ts';
import type { Language } from '../i18n/site/language.ts';
import { navigationWords } from '../i18n/site/navigation.words.ts';
import { hrefTo, type Route, routes } from '../routes.ts';
import type { HeroPageProps } from '../ui/frame/page-hero.tsx';
import { builtPicture, type PictureSource } from '../ui/media/picture.tsx';
import { managedPicture } from '../web/pages/managed-picture.ts';
import { type LoadedPage, type PageRequest, type PublicPage, publicPage } from '../web/pages/public-page.ts';
import { pageHead } from './page-head.ts';

type HeroPage = {
  route: Route;
  /** The page above it in the breadcrumb; none directly below the home page. */
  section?: 'about' | 'products' | 'sustainability' | 'publications' | 'contact' | 'procurement';
  words: (language: Language) => { title: string; metaTitle?: string; description: string };
  /** Built-in picture of the hero, by its name in static/pictures. */
  pictureKey: string;
  body: (hero: HeroPageProps, request: PageRequest) => ReactNode;
};

/** A page below a hero with a managed picture; the built-in one is shown until it has loaded. */
export function heroPage(db: Db, { pictureName, ...page }: HeroPage & { pictureName: string }): PublicPage {
  return publicPage(page.route, (request) => {
    const { language, late, degrade } = request;
    return showPage(page, request, late(managedPicture(db, pictureName, page.pictureKey, language, degrade)));
  });
}

/** A page below a hero with a built-in picture. */
export function builtHeroPage(page: HeroPage): PublicPage {
  return publicPage(page.route, (request) => showPage(page, request));
}

function showPage(
  { route, section, words, pictureKey, body }: HeroPage,
  request: PageRequest,
  managed?: Promise<PictureSource>,
): LoadedPage {
  const { language } = request;
  const { title, metaTitle = title, description } = words(language);
  const landing = section && routes[section].index;
  const trail = [
    ...(landing ? [{ label: navigationWords[section], href: hrefTo<string>(landing) }] : []),
    ...(route === landing ? [] : [{ label: title, href: hrefTo<string>(route) }]),
  ];
  const fallback = builtPicture(pictureKey);
  return {
    ...pageHead(request, { title: metaTitle, description, trail, pictureKey }),
    body: body({ picture: managed ?? fallback, fallback, trail }, request),
  };
}
