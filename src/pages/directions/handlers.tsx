import { directionsWords } from '../../i18n/public/directions.ts';
import { navigationWords } from '../../i18n/site/navigation.ts';
import { href, routes } from '../../routes.ts';
import { type PageRequest, type PublicPage, publicPage, type TaggedPage } from '../../web/pages/public-page.ts';
import { pageHead } from '../page-head.ts';
import { DirectionsPage } from './directions-page.tsx';

/** Built-in picture of the hero, by its name in static/pictures. */
const pictureKey = 'news-10';

export function directionsPages(): PublicPage[] {
  return [publicPage(routes.directions.index, showDirectionsPage)];
}

function showDirectionsPage(request: PageRequest): TaggedPage {
  const { language } = request;
  const { title, description } = directionsWords(language);
  const trail = [
    { label: navigationWords(language).contact, href: href(routes.contact.index, language) },
    { label: title, href: href(routes.directions.index, language) },
  ];
  return {
    ...pageHead(request, { title, description, trail, pictureKey }),
    body: <DirectionsPage language={language} pictureKey={pictureKey} trail={trail} />,
  };
}
