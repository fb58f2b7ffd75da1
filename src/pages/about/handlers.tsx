import type { Db } from '../../db/client.ts';
import { aboutWords } from '../../i18n/public/about.ts';
import { navigationWords } from '../../i18n/site/navigation.ts';
import { href, routes } from '../../routes.ts';
import { type PageRequest, type PublicPage, publicPage, type TaggedPage } from '../../web/pages/public-page.ts';
import { heroPictures } from '../hero-pictures.ts';
import { pageHead } from '../page-head.ts';
import { AboutPage } from './index-page.tsx';

const pictureKey = 'about';

export function aboutPages(db: Db): PublicPage[] {
  return [publicPage(routes.about.index, (request) => showAbout(db, request))];
}

function showAbout(db: Db, request: PageRequest): TaggedPage {
  const { language } = request;
  const { metaTitle, description } = aboutWords(language);
  const trail = [{ label: navigationWords(language).about, href: href(routes.about.index, language) }];
  return {
    ...pageHead(request, { title: metaTitle, description, trail, pictureKey }),
    body: (
      <AboutPage {...heroPictures(db, request, 'TENTANG_overview', pictureKey)} language={language} trail={trail} />
    ),
  };
}
