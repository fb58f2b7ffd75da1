import type { Db } from '../../db/client.ts';
import { organizationWords } from '../../i18n/public/about/organization.words.ts';
import { routes } from '../../routes.ts';
import type { PublicPage } from '../../web/pages/public-page.ts';
import { heroPage } from '../hero-page.tsx';
import { OrganizationPage } from './index-page.tsx';

export function organizationPages(db: Db): PublicPage[] {
  return [
    heroPage(db, {
      route: routes.organization.index,
      section: 'about',
      words: organizationWords,
      pictureName: 'Struktur_Organisasi',
      pictureKey: 'organization',
      body: (hero) => <OrganizationPage {...hero} />,
    }),
  ];
}
