import type { Language } from '../../i18n/language.ts';
import { navigationWords } from '../../i18n/navigation.ts';
import { productWords } from '../../i18n/products.ts';
import { href, routes } from '../../routes.ts';
import type { Crumb } from '../../ui/breadcrumb.tsx';
import { CallToAction } from '../../ui/call-to-action.tsx';
import { InnerPage } from '../../ui/inner-page.tsx';
import type { PictureSource } from '../../ui/picture.tsx';
import { SectionNavigator } from '../../ui/section-navigator.tsx';

type AluminaPageProps = { language: Language; picture: PictureSource; trail: readonly Crumb[] };

export function AluminaPage({ language, picture, trail }: AluminaPageProps) {
  const t = productWords(language);
  const names = navigationWords(language);
  return (
    <>
      <InnerPage
        language={language}
        lead={t.aluminaLead}
        onward={[
          { label: names.process, href: href(routes.products.process, language) },
          { label: names.productsOverview, href: href(routes.products.index, language) },
          { label: names.contact, href: href(routes.contact.index, language) },
        ]}
        picture={picture}
        snap
        title={t.aluminaTitle}
        trail={trail}
      />
      <CallToAction
        action={{ label: t.aluminaNextAction, href: href(routes.products.process, language) }}
        id="next"
        snap
        title={t.aluminaNextTitle}
      />
      <SectionNavigator
        language={language}
        sections={[
          { id: 'hero', title: t.aluminaTitle },
          { id: 'intro', title: t.sectionIntro },
          { id: 'next', title: t.aluminaNextAction },
        ]}
      />
    </>
  );
}
