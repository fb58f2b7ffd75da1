import type { Db } from '../../db/client.ts';
import { navigationWords } from '../../i18n/navigation.ts';
import { profileWords } from '../../i18n/profile.ts';
import { href, routes } from '../../routes.ts';
import { InnerPage } from '../../ui/inner-page.tsx';
import { builtPicture } from '../../ui/picture.tsx';
import { managedPicture } from '../../web/managed-picture.ts';
import { type PageRequest, type PublicPage, publicPage, type TaggedPage } from '../../web/public-page.ts';
import { pageHead } from '../page-head.ts';

const pictureKey = 'profile-aerial';

export function profilePages(db: Db): PublicPage[] {
  return [publicPage(routes.profile.index, (request) => showProfile(db, request))];
}

function showProfile(db: Db, request: PageRequest): TaggedPage {
  const { language, degrade } = request;
  const t = profileWords(language);
  const names = navigationWords(language);
  const trail = [
    { label: names.about, href: href(routes.about.index, language) },
    { label: t.title, href: href(routes.profile.index, language) },
  ];
  return {
    ...pageHead(request, { title: t.title, description: t.description, trail, pictureKey }),
    body: (
      <InnerPage
        fallback={builtPicture(pictureKey, language)}
        language={language}
        lead={t.lead}
        onward={[
          { label: names.journey, href: href(routes.journey.index, language) },
          { label: names.governance, href: href(routes.governance.index, language) },
          { label: names.organization, href: href(routes.organization.index, language) },
          { label: names.leadership, href: href(routes.leadership.index, language) },
        ]}
        picture={managedPicture(db, 'PROFIL', pictureKey, language, degrade)}
        title={t.title}
        trail={trail}
      />
    ),
  };
}
