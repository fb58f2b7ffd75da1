import { careersWords } from '../../i18n/public/careers.words.ts';
import { routes } from '../../routes.ts';
import type { PublicPage } from '../../web/pages/public-page.ts';
import { builtHeroPage } from '../hero-page.tsx';
import { CareersPage } from './careers-page.tsx';

export function careersPages(): PublicPage[] {
  return [
    builtHeroPage({
      route: routes.careers.index,
      words: careersWords,
      pictureKey: 'careers',
      body: (hero) => <CareersPage {...hero} />,
    }),
  ];
}
