import type { Db } from '../../db/client.ts';
import { commitmentWords } from '../../i18n/public/sustainability/commitment.ts';
import { figureWords } from '../../i18n/public/sustainability/figures.ts';
import { sustainabilityWords } from '../../i18n/public/sustainability/sustainability.ts';
import { navigationWords } from '../../i18n/site/navigation.ts';
import { href, routes } from '../../routes.ts';
import { type PageRequest, type PublicPage, publicPage, type TaggedPage } from '../../web/pages/public-page.ts';
import { heroPage } from '../hero-page.tsx';
import { pageHead } from '../page-head.ts';
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
    publicPage(figures, showFigures),
  ];
}

/** Built-in picture of the figures' hero. */
const figuresPictureKey = 'news-06';

function showFigures(request: PageRequest): TaggedPage {
  const { language } = request;
  const { title, description } = figureWords(language);
  const trail = [
    { label: navigationWords(language).sustainability, href: href(index, language) },
    { label: title, href: href(figures, language) },
  ];
  return {
    ...pageHead(request, { title, description, trail, pictureKey: figuresPictureKey }),
    body: <FiguresPage language={language} pictureKey={figuresPictureKey} trail={trail} />,
  };
}
