import { productWords } from '../../i18n/public/products.ts';
import type { Language } from '../../i18n/site/language.ts';
import { navigationWords } from '../../i18n/site/navigation.ts';
import { href, routes } from '../../routes.ts';
import { PageHero } from '../../ui/frame/page-hero.tsx';
import { SectionNavigator } from '../../ui/frame/section-navigator.tsx';
import { builtPicture, type PictureSource } from '../../ui/media/picture.tsx';
import type { Crumb } from '../../ui/text/breadcrumb.tsx';
import { CallToAction } from '../../ui/text/call-to-action.tsx';
import { Chapters } from '../../ui/text/chapters.tsx';

export function ProductsPage({
  language,
  picture,
  fallback,
  trail,
}: {
  language: Language;
  picture: Promise<PictureSource>;
  fallback: PictureSource;
  trail: readonly Crumb[];
}) {
  const t = productWords(language);
  const names = navigationWords(language);
  const chapters = [
    {
      title: names.alumina,
      text: t.aluminaCard,
      href: href(routes.products.alumina, language),
      picture: builtPicture('chapter-alumina', language),
    },
    {
      title: names.process,
      text: t.processCard,
      href: href(routes.products.process, language),
      picture: builtPicture('chapter-process', language),
    },
  ];
  return (
    <>
      <PageHero
        fallback={fallback}
        id="hero"
        language={language}
        lead={t.lead}
        picture={picture}
        snap
        title={t.title}
        trail={trail}
      />
      <Chapters chapters={chapters} id="chapters" snap title={t.chapters} />
      <CallToAction
        action={{ label: t.contactAction, href: href(routes.contact.index, language) }}
        id="contact"
        snap
        text={t.contactText}
        title={t.contactTitle}
      />
      <SectionNavigator
        language={language}
        sections={[
          { id: 'hero', title: t.sectionHero },
          { id: 'chapters', title: t.chapters },
          { id: 'contact', title: t.contactAction },
        ]}
      />
    </>
  );
}
