import { mediaKitWords } from '../../i18n/public/media-kit.words.ts';
import { routes } from '../../routes.ts';
import type { PublicPage } from '../../web/pages/public-page.ts';
import { builtHeroPage } from '../hero-page.tsx';
import { MediaKitPage } from './media-kit-page.tsx';

export function mediaKitPages(): PublicPage[] {
  return [
    builtHeroPage({
      route: routes.mediaKit.index,
      section: 'publications',
      words: mediaKitWords,
      pictureKey: 'media-kit',
      body: (hero) => <MediaKitPage {...hero} />,
    }),
  ];
}
