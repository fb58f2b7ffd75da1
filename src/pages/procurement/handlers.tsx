import type { Db } from '../../db/client.ts';
import { procurementWords } from '../../i18n/public/procurement.words.ts';
import { routes } from '../../routes.ts';
import type { PublicPage } from '../../web/pages/public-page.ts';
import { heroPage } from '../hero-page.tsx';
import { ProcurementPage } from './procurement-page.tsx';

export function procurementPages(db: Db): PublicPage[] {
  return [
    heroPage(db, {
      route: routes.procurement.index,
      words: procurementWords,
      pictureName: 'Procure_Plus',
      pictureKey: 'procure-plus',
      body: (hero) => <ProcurementPage {...hero} />,
    }),
  ];
}
