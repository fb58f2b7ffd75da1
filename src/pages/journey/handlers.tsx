import type { Db } from '../../db/client.ts';
import { journeyWords } from '../../i18n/public/journey.ts';
import { navigationWords } from '../../i18n/site/navigation.ts';
import { href, routes } from '../../routes.ts';
import { type PageRequest, type PublicPage, publicPage, type TaggedPage } from '../../web/pages/public-page.ts';
import { heroPictures } from '../hero-pictures.ts';
import { pageHead } from '../page-head.ts';
import { JourneyPage } from './index-page.tsx';

/** Hero picture that does not appear in the timeline below. */
const pictureKey = 'journey';

export function journeyPages(db: Db): PublicPage[] {
  return [publicPage(routes.journey.index, (request) => showJourney(db, request))];
}

function showJourney(db: Db, request: PageRequest): TaggedPage {
  const { language } = request;
  const { title, description } = journeyWords(language);
  const trail = [
    { label: navigationWords(language).about, href: href(routes.about.index, language) },
    { label: title, href: href(routes.journey.index, language) },
  ];
  return {
    ...pageHead(request, { title, description, trail, pictureKey }),
    body: <JourneyPage {...heroPictures(db, request, 'JEJAK_LANGKAH', pictureKey)} language={language} trail={trail} />,
  };
}
