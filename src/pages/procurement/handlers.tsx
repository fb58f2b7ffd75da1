import type { Db } from '../../db/client.ts';
import { procurementWords } from '../../i18n/public/procurement.ts';
import { href, routes } from '../../routes.ts';
import { type PageRequest, type PublicPage, publicPage, type TaggedPage } from '../../web/pages/public-page.ts';
import { heroPictures } from '../hero-pictures.ts';
import { pageHead } from '../page-head.ts';
import { ProcurementPage } from './procurement-page.tsx';

const pictureKey = 'procure-plus';

export function procurementPages(db: Db): PublicPage[] {
  return [publicPage(routes.procurement.index, (request) => showProcurement(db, request))];
}

function showProcurement(db: Db, request: PageRequest): TaggedPage {
  const { language } = request;
  const { title, metaTitle, description } = procurementWords(language);
  const trail = [{ label: title, href: href(routes.procurement.index, language) }];
  return {
    ...pageHead(request, { title: metaTitle, description, trail, pictureKey }),
    body: (
      <ProcurementPage {...heroPictures(db, request, 'Procure_Plus', pictureKey)} language={language} trail={trail} />
    ),
  };
}
