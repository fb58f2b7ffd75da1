import type { Db } from '../../db/client.ts';
import { profileWords } from '../../i18n/public/about/profile.words.ts';
import { navigationWords } from '../../i18n/site/navigation.words.ts';
import { href, routes } from '../../routes.ts';
import { managedPicture } from '../../web/pages/managed-picture.ts';
import { type PageRequest, type PublicPage, publicPage, type TaggedPage } from '../../web/pages/public-page.ts';
import { pageHead } from '../page-head.ts';
import { ProfilePage } from './index-page.tsx';

const heroKey = 'profile';
const aerialKey = 'profile-aerial';

export function profilePages(db: Db): PublicPage[] {
  return [publicPage(routes.profile.index, (request) => showProfile(db, request))];
}

function showProfile(db: Db, request: PageRequest): TaggedPage {
  const { language, late, degrade } = request;
  const { title, description } = profileWords(language);
  const trail = [
    { label: navigationWords(language).about, href: href(routes.about.index, language) },
    { label: title, href: href(routes.profile.index, language) },
  ];
  return {
    ...pageHead(request, { title, description, trail, pictureKey: aerialKey }),
    body: (
      <ProfilePage
        aerial={late(managedPicture(db, 'PROFIL', aerialKey, language, degrade))}
        heroKey={heroKey}
        language={language}
        trail={trail}
      />
    ),
  };
}
