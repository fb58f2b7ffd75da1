import type { Db } from '../../db/client.ts';
import { journeyWords } from '../../i18n/public/about/journey.words.ts';
import { routes } from '../../routes.ts';
import type { PublicPage } from '../../web/pages/public-page.ts';
import { heroPage } from '../hero-page.tsx';
import { JourneyPage } from './index-page.tsx';

export function journeyPages(db: Db): PublicPage[] {
  return [
    heroPage(db, {
      route: routes.journey.index,
      section: 'about',
      words: journeyWords,
      pictureName: 'JEJAK_LANGKAH',
      // Does not appear in the timeline below.
      pictureKey: 'journey',
      body: (hero) => <JourneyPage {...hero} />,
    }),
  ];
}
