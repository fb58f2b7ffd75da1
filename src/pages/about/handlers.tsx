import type { Db } from '../../db/client.ts';
import { aboutWords } from '../../i18n/public/about/about.words.ts';
import { routes } from '../../routes.ts';
import type { PublicPage } from '../../web/pages/public-page.ts';
import { heroPage } from '../hero-page.tsx';
import { AboutPage } from './index-page.tsx';

export function aboutPages(db: Db): PublicPage[] {
  return [
    heroPage(db, {
      route: routes.about.index,
      section: 'about',
      words: aboutWords,
      pictureName: 'TENTANG_overview',
      pictureKey: 'about',
      body: (hero) => <AboutPage {...hero} />,
    }),
  ];
}
