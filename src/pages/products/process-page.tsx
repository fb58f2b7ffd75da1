import type { Language } from '../../i18n/language.ts';
import { navigationWords } from '../../i18n/navigation.ts';
import { productWords } from '../../i18n/products.ts';
import { href, routes } from '../../routes.ts';
import type { Crumb } from '../../ui/breadcrumb.tsx';
import { CallToAction } from '../../ui/call-to-action.tsx';
import { InnerPage } from '../../ui/inner-page.tsx';
import type { PictureSource } from '../../ui/picture.tsx';
import { SectionNavigator } from '../../ui/section-navigator.tsx';

type ProcessPageProps = { language: Language; picture: PictureSource; trail: readonly Crumb[] };

export function ProcessPage({ language, picture, trail }: ProcessPageProps) {
  const t = productWords(language);
  const names = navigationWords(language);
  return (
    <>
      <InnerPage
        language={language}
        lead={t.processLead}
        onward={[
          { label: names.alumina, href: href(routes.products.alumina, language) },
          { label: names.productsOverview, href: href(routes.products.index, language) },
          { label: names.contact, href: href(routes.contact.index, language) },
        ]}
        picture={picture}
        snap
        title={t.processTitle}
        trail={trail}
      />
      <CallToAction
        action={{ label: t.processNextAction, href: href(routes.sustainability.index, language) }}
        id="next"
        snap
        title={t.processNextTitle}
      />
      <SectionNavigator
        language={language}
        sections={[
          { id: 'hero', title: t.processTitle },
          { id: 'intro', title: t.sectionIntro },
          { id: 'next', title: t.processNextAction },
        ]}
      />
    </>
  );
}
