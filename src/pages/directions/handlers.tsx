import { directionsWords } from '../../i18n/public/directions.words.ts';
import { routes } from '../../routes.ts';
import type { PublicPage } from '../../web/pages/public-page.ts';
import { builtHeroPage } from '../hero-page.tsx';
import { DirectionsPage } from './directions-page.tsx';

export function directionsPages(): PublicPage[] {
  return [
    builtHeroPage({
      route: routes.directions.index,
      section: 'contact',
      words: directionsWords,
      pictureKey: 'directions',
      body: (hero) => <DirectionsPage {...hero} />,
    }),
  ];
}
