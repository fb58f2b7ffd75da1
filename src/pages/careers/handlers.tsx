import { careersWords } from '../../i18n/public/careers.ts';
import { href, routes } from '../../routes.ts';
import { type PageRequest, type PublicPage, publicPage, type TaggedPage } from '../../web/pages/public-page.ts';
import { pageHead } from '../page-head.ts';
import { CareersPage } from './careers-page.tsx';

/** Built-in picture of the hero, by its name in static/pictures. */
const pictureKey = 'careers';

export function careersPages(): PublicPage[] {
  return [publicPage(routes.careers.index, showCareersPage)];
}

function showCareersPage(request: PageRequest): TaggedPage {
  const { language } = request;
  const { title, metaTitle, description } = careersWords(language);
  const trail = [{ label: title, href: href(routes.careers.index, language) }];
  return {
    ...pageHead(request, { title: metaTitle, description, trail, pictureKey }),
    body: <CareersPage language={language} pictureKey={pictureKey} trail={trail} />,
  };
}
