import type { Db } from '../../db/client.ts';
import { organizationWords } from '../../i18n/public/organization.ts';
import { navigationWords } from '../../i18n/site/navigation.ts';
import { href, routes } from '../../routes.ts';
import { type PageRequest, type PublicPage, publicPage, type TaggedPage } from '../../web/pages/public-page.ts';
import { heroPictures } from '../hero-pictures.ts';
import { pageHead } from '../page-head.ts';
import { OrganizationPage } from './index-page.tsx';

const pictureKey = 'organization';

export function organizationPages(db: Db): PublicPage[] {
  return [publicPage(routes.organization.index, (request) => showOrganization(db, request))];
}

function showOrganization(db: Db, request: PageRequest): TaggedPage {
  const { language } = request;
  const { title, description } = organizationWords(language);
  const trail = [
    { label: navigationWords(language).about, href: href(routes.about.index, language) },
    { label: title, href: href(routes.organization.index, language) },
  ];
  return {
    ...pageHead(request, { title, description, trail, pictureKey }),
    body: (
      <OrganizationPage
        {...heroPictures(db, request, 'Struktur_Organisasi', pictureKey)}
        language={language}
        trail={trail}
      />
    ),
  };
}
