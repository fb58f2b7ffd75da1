import { procurementWords } from '../../i18n/public/procurement.ts';
import { vendorsWords } from '../../i18n/public/vendors.ts';
import { href, routes } from '../../routes.ts';
import { type PageRequest, type PublicPage, publicPage, type TaggedPage } from '../../web/pages/public-page.ts';
import { pageHead } from '../page-head.ts';
import { VendorsPage } from './vendors-page.tsx';

/** Built-in picture of the hero, by its name in static/pictures. */
const pictureKey = 'vendors';

export function vendorsPages(): PublicPage[] {
  return [publicPage(routes.vendors.index, showVendorsPage)];
}

function showVendorsPage(request: PageRequest): TaggedPage {
  const { language } = request;
  const { title, metaTitle, description } = vendorsWords(language);
  const trail = [
    { label: procurementWords(language).title, href: href(routes.procurement.index, language) },
    { label: title, href: href(routes.vendors.index, language) },
  ];
  return {
    ...pageHead(request, { title: metaTitle, description, trail, pictureKey }),
    body: <VendorsPage language={language} pictureKey={pictureKey} trail={trail} />,
  };
}
