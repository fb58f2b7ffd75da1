import type { Db } from '../../db/client.ts';
import { journeyWords } from '../../i18n/journey.ts';
import { navigationWords } from '../../i18n/navigation.ts';
import { href, routes } from '../../routes.ts';
import { builtPicture } from '../../ui/picture.tsx';
import { managedPicture } from '../../web/managed-picture.ts';
import { type PageRequest, type PublicPage, publicPage, type TaggedPage } from '../../web/public-page.ts';
import { pageHead } from '../page-head.ts';
import { JourneyPage } from './index-page.tsx';

const pictureKey = 'timeline-2021-2023';

export function journeyPages(db: Db): PublicPage[] {
  return [publicPage(routes.journey.index, (request) => showJourney(db, request))];
}

function showJourney(db: Db, request: PageRequest): TaggedPage {
  const { language, degrade } = request;
  const { title, description } = journeyWords(language);
  const trail = [
    { label: navigationWords(language).about, href: href(routes.about.index, language) },
    { label: title, href: href(routes.journey.index, language) },
  ];
  return {
    ...pageHead(request, { title, description, trail, pictureKey }),
    body: (
      <JourneyPage
        fallback={builtPicture(pictureKey, language)}
        language={language}
        picture={managedPicture(db, 'JEJAK_LANGKAH', pictureKey, language, degrade)}
        trail={trail}
      />
    ),
  };
}
