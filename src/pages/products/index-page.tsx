import type { Language } from '../../i18n/language.ts';
import { navigationWords } from '../../i18n/navigation.ts';
import { productWords } from '../../i18n/products.ts';
import { href, routes } from '../../routes.ts';
import type { Crumb } from '../../ui/breadcrumb.tsx';
import { CallToAction } from '../../ui/call-to-action.tsx';
import { Chapters } from '../../ui/chapters.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { builtPicture, type PictureSource } from '../../ui/picture.tsx';
import { SectionNavigator } from '../../ui/section-navigator.tsx';

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
