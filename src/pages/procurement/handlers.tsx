import type { Db } from '../../db/client.ts';
import { procurementWords } from '../../i18n/procurement.ts';
import { href, routes } from '../../routes.ts';
import { builtPicture } from '../../ui/picture.tsx';
import { managedPicture } from '../../web/managed-picture.ts';
import { type PageRequest, type PublicPage, publicPage, type TaggedPage } from '../../web/public-page.ts';
import { pageHead } from '../page-head.ts';
import { ProcurementPage } from './procurement-page.tsx';

const pictureKey = 'procure-plus';

export function procurementPages(db: Db): PublicPage[] {
  return [publicPage(routes.procurement.index, (request) => showProcurement(db, request))];
}

function showProcurement(db: Db, request: PageRequest): TaggedPage {
  const { language, degrade } = request;
  const { title, metaTitle, description } = procurementWords(language);
  const trail = [{ label: title, href: href(routes.procurement.index, language) }];
  return {
    ...pageHead(request, { title: metaTitle, description, trail, pictureKey }),
    body: (
      <ProcurementPage
        fallback={builtPicture(pictureKey, language)}
        language={language}
        picture={managedPicture(db, 'Procure_Plus', pictureKey, language, degrade)}
        trail={trail}
      />
    ),
  };
}
