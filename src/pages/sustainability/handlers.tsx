import type { Db } from '../../db/client.ts';
import { commitmentWords } from '../../i18n/public/sustainability/commitment.ts';
import { sustainabilityWords } from '../../i18n/public/sustainability/sustainability.ts';
import { navigationWords } from '../../i18n/site/navigation.ts';
import { href, routes } from '../../routes.ts';
import { type PageRequest, type PublicPage, publicPage, type TaggedPage } from '../../web/pages/public-page.ts';
import { heroPictures } from '../hero-pictures.ts';
import { pageHead } from '../page-head.ts';
import { CommitmentPage } from './commitment-page.tsx';
import { SustainabilityPage } from './index-page.tsx';
import { programPages } from './program-pages.tsx';

const { index, commitment } = routes.sustainability;

export function sustainabilityPages(db: Db): PublicPage[] {
  return [
    publicPage(index, (request) => showIndex(db, request)),
    publicPage(commitment, (request) => showCommitment(db, request)),
    ...programPages(db),
  ];
}

function showIndex(db: Db, request: PageRequest): TaggedPage {
  const { language } = request;
  const { metaTitle, description } = sustainabilityWords(language);
  const pictureKey = 'sustainability';
  const trail = [indexCrumb(request)];
  return {
    ...pageHead(request, { title: metaTitle, description, trail, pictureKey }),
    body: (
      <SustainabilityPage
        {...heroPictures(db, request, 'Keberlanjutan', pictureKey)}
        language={language}
        trail={trail}
      />
    ),
  };
}

function showCommitment(db: Db, request: PageRequest): TaggedPage {
  const { language } = request;
  const { title, metaTitle, description } = commitmentWords(language);
  const pictureKey = 'commitment';
  const trail = [indexCrumb(request), { label: title, href: href(commitment, language) }];
  return {
    ...pageHead(request, { title: metaTitle, description, trail, pictureKey }),
    body: (
      <CommitmentPage
        {...heroPictures(db, request, 'Komitmen_Keberlanjutan', pictureKey)}
        language={language}
        trail={trail}
      />
    ),
  };
}

function indexCrumb({ language }: PageRequest) {
  return { label: navigationWords(language).sustainability, href: href(index, language) };
}
