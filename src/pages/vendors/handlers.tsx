import { vendorsWords } from '../../i18n/public/vendors.words.ts';
import { routes } from '../../routes.ts';
import type { PublicPage } from '../../web/pages/public-page.ts';
import { builtHeroPage } from '../hero-page.tsx';
import { VendorsPage } from './vendors-page.tsx';

export function vendorsPages(): PublicPage[] {
  return [
    builtHeroPage({
      route: routes.vendors.index,
      section: 'procurement',
      words: vendorsWords,
      pictureKey: 'vendors',
      body: (hero) => <VendorsPage {...hero} />,
    }),
  ];
}
