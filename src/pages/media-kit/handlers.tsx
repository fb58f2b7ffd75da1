import { mediaKitWords } from '../../i18n/public/media-kit.ts';
import { navigationWords } from '../../i18n/site/navigation.ts';
import { href, routes } from '../../routes.ts';
import { type PageRequest, type PublicPage, publicPage, type TaggedPage } from '../../web/pages/public-page.ts';
import { pageHead } from '../page-head.ts';
import { MediaKitPage } from './media-kit-page.tsx';

/** Built-in picture of the hero, by its name in static/pictures. */
const pictureKey = 'media-kit';

export function mediaKitPages(): PublicPage[] {
  return [publicPage(routes.mediaKit.index, showMediaKitPage)];
}

function showMediaKitPage(request: PageRequest): TaggedPage {
  const { language } = request;
  const { title, description } = mediaKitWords(language);
  const trail = [
    { label: navigationWords(language).publications, href: href(routes.publications.index, language) },
    { label: title, href: href(routes.mediaKit.index, language) },
  ];
  return {
    ...pageHead(request, { title, description, trail, pictureKey }),
    body: <MediaKitPage language={language} pictureKey={pictureKey} trail={trail} />,
  };
}
