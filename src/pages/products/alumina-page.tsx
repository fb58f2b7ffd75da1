import { aluminaWords } from '../../i18n/public/products-alumina.ts';
import type { Language } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import { PageHero } from '../../ui/frame/page-hero.tsx';
import { SectionNavigator } from '../../ui/frame/section-navigator.tsx';
import type { PictureSource } from '../../ui/media/picture.tsx';
import type { Crumb } from '../../ui/text/breadcrumb.tsx';
import { CallToAction } from '../../ui/text/call-to-action.tsx';
import { ApplicationsSection } from './applications-section.tsx';
import { SupplyChainSection } from './supply-chain-section.tsx';

type AluminaPageProps = {
  language: Language;
  picture: Promise<PictureSource>;
  fallback: PictureSource;
  trail: readonly Crumb[];
};

export function AluminaPage({ language, picture, fallback, trail }: AluminaPageProps) {
  const t = aluminaWords(language);
  return (
    <>
      <PageHero
        fallback={fallback}
        id="hero"
        language={language}
        lead={t.heroLead}
        picture={picture}
        snap
        title={t.title}
        trail={trail}
      />
      <SupplyChainSection language={language} />
      <ApplicationsSection language={language} />
      <CallToAction
        action={{ label: t.nextAction, href: href(routes.products.process, language) }}
        id="next"
        snap
        title={t.nextTitle}
      />
      <SectionNavigator
        language={language}
        sections={[
          { id: 'hero', title: t.title },
          { id: 'supply-chain', title: t.chainSection },
          { id: 'applications', title: t.usesSection },
          { id: 'next', title: t.nextAction },
        ]}
      />
    </>
  );
}
