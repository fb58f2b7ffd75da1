import { productWords } from '../../i18n/public/products/products.words.ts';
import { navigationWords } from '../../i18n/site/navigation.words.ts';
import { href, routes } from '../../routes.ts';
import { type HeroPageProps, PageHero } from '../../ui/frame/page-hero.tsx';
import { SectionNavigator } from '../../ui/frame/section-navigator.tsx';
import { builtPicture } from '../../ui/media/picture.tsx';
import { CallToAction } from '../../ui/text/call-to-action.tsx';
import { Chapters } from '../../ui/text/chapters.tsx';

export function ProductsPage(hero: HeroPageProps) {
  const { language } = hero;
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
      <PageHero {...hero} id="hero" lead={t.lead} snap title={t.title} />
      <Chapters chapters={chapters} id="chapters" snap title={t.chapters} />
      <CallToAction
        action={{ label: t.contactAction, href: href(routes.contact.index, language) }}
        id="contact"
        picture={builtPicture('contact', language)}
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
