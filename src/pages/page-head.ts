import { assetsTag } from '../domain/publishing/page-tags.ts';
import { builtPicture, socialPicture } from '../ui/media/picture.tsx';
import type { Crumb } from '../ui/text/breadcrumb.tsx';
import type { PageRequest, TaggedPage } from '../web/pages/public-page.ts';
import { breadcrumbData } from '../web/pages/structured-data.ts';

type Described = {
  /** Stands in the tab; the name of the company follows it. */
  title: string;
  description: string;
  /** The way from the home page, this page included. */
  trail: readonly (Crumb & { href: string })[];
  /** The built-in picture that social networks show. */
  pictureKey: string;
};

/** Everything of an inner page but its body: it opens with a hero and shows managed pictures. */
export function pageHead(
  { language, siteUrl }: Pick<PageRequest, 'language' | 'siteUrl'>,
  { title, description, trail, pictureKey }: Described,
) {
  return {
    tags: [assetsTag],
    meta: {
      title,
      description,
      image: socialPicture(builtPicture(pictureKey, language)),
      structuredData: [breadcrumbData(siteUrl, language, trail)],
    },
    bar: 'over-hero',
  } satisfies Omit<TaggedPage, 'body'>;
}
