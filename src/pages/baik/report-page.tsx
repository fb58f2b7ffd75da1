import { baikWords } from '../../i18n/public/baik/baik.ts';
import type { Language } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import { builtPicture, type PictureSource } from '../../ui/media/picture.tsx';
import type { TaggedPage } from '../../web/pages/public-page.ts';
import { pageHead } from '../page-head.ts';
import { type BaikContent, BaikPage } from './baik-page.tsx';

export const pictureKey = 'baik';

/** Page of the report form, with its head. */
export function reportPage(
  language: Language,
  siteUrl: string,
  picture: PictureSource | Promise<PictureSource>,
  content: BaikContent,
  onionAddress: string | undefined,
): TaggedPage {
  const t = baikWords(language);
  const trail = [{ label: t.title, href: href(routes.baik.index, language) }];
  const head = { title: t.tabTitle, description: t.description, trail, pictureKey };
  const fallback = builtPicture(pictureKey, language);
  return {
    ...pageHead({ language, siteUrl }, head),
    body: (
      <BaikPage
        content={content}
        fallback={fallback}
        language={language}
        onionAddress={onionAddress}
        picture={picture}
        trail={trail}
      />
    ),
  };
}
