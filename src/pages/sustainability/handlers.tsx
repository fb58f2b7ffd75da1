import type { Db } from '../../db/client.ts';
import { commitmentWords } from '../../i18n/public/sustainability/commitment.words.ts';
import { figureWords } from '../../i18n/public/sustainability/figures.words.ts';
import { sustainabilityWords } from '../../i18n/public/sustainability/sustainability.words.ts';
import { routes } from '../../routes.ts';
import type { PublicPage } from '../../web/pages/public-page.ts';
import { builtHeroPage, heroPage } from '../hero-page.tsx';
import { CommitmentPage } from './commitment-page.tsx';
import { FiguresPage } from './figures/figures-page.tsx';
import { SustainabilityPage } from './index-page.tsx';
import { programPages } from './program-pages.tsx';

const { index, commitment, figures } = routes.sustainability;

export function sustainabilityPages(db: Db): PublicPage[] {
  return [
    heroPage(db, {
      route: index,
      section: 'sustainability',
      words: sustainabilityWords,
      pictureName: 'Keberlanjutan',
      pictureKey: 'sustainability',
      body: (hero) => <SustainabilityPage {...hero} />,
    }),
    heroPage(db, {
      route: commitment,
      section: 'sustainability',
      words: commitmentWords,
      pictureName: 'Komitmen_Keberlanjutan',
      pictureKey: 'commitment',
      body: (hero) => <CommitmentPage {...hero} />,
    }),
    ...programPages(db),
    builtHeroPage({
      route: figures,
      section: 'sustainability',
      words: figureWords,
      pictureKey: 'news-06',
      body: (hero) => <FiguresPage {...hero} />,
    }),
  ];
}
