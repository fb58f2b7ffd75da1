import { currentLanguage } from '../current.ts';
import { builtPicture, socialPicture } from '../ui/media/picture.tsx';
import type { Crumb } from '../ui/text/breadcrumb.tsx';
import type { LoadedPage, PageRequest } from '../web/pages/public-page.ts';
import { breadcrumbData } from '../web/pages/structured-data.ts';

type Described = {
  /** Document title; the company name is appended. */
  title: string;
  description: string;
  /** Breadcrumb from the home page, including this page. */
  trail: readonly (Crumb & { href: string })[];
  /** The built-in picture for social networks. */
  pictureKey: string;
};

/** Parts of an inner page with a hero and managed pictures, without the body. */
export function pageHead(
  { siteUrl }: Pick<PageRequest, 'siteUrl'>,
  { title, description, trail, pictureKey }: Described,
) {
  return {
    meta: {
      title,
      description,
      image: socialPicture(builtPicture(pictureKey)),
      structuredData: [breadcrumbData(siteUrl, currentLanguage(), trail)],
    },
    bar: 'over-hero',
  } satisfies Omit<LoadedPage, 'body'>;
}
