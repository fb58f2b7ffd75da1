import type { Db } from '../../db/client.ts';
import { journeyWords } from '../../i18n/journey.ts';
import { navigationWords } from '../../i18n/navigation.ts';
import { href, routes } from '../../routes.ts';
import { InnerPage } from '../../ui/inner-page.tsx';
import { builtPicture } from '../../ui/picture.tsx';
import { managedPicture } from '../../web/managed-picture.ts';
import { type PageRequest, type PublicPage, publicPage, type TaggedPage } from '../../web/public-page.ts';
import { pageHead } from '../page-head.ts';

const pictureKey = 'about';

export function journeyPages(db: Db): PublicPage[] {
  return [publicPage(routes.journey.index, (request) => showJourney(db, request))];
}

function showJourney(db: Db, request: PageRequest): TaggedPage {
  const { language, degrade } = request;
  const t = journeyWords(language);
  const names = navigationWords(language);
  const trail = [
    { label: names.about, href: href(routes.about.index, language) },
    { label: t.title, href: href(routes.journey.index, language) },
  ];
  return {
    ...pageHead(request, { title: t.title, description: t.description, trail, pictureKey }),
    body: (
      <InnerPage
        fallback={builtPicture(pictureKey, language)}
        language={language}
        lead={t.lead}
        onward={[
          { label: names.governance, href: href(routes.governance.index, language) },
          { label: names.profile, href: href(routes.profile.index, language) },
          { label: names.organization, href: href(routes.organization.index, language) },
          { label: names.leadership, href: href(routes.leadership.index, language) },
        ]}
        picture={managedPicture(db, 'JEJAK_LANGKAH', pictureKey, language, degrade)}
        title={t.title}
        trail={trail}
      />
    ),
  };
}
