import { aluminaWords } from '../../i18n/public/products/products-alumina.words.ts';
import { href, routes } from '../../routes.ts';
import { type HeroPageProps, PageHero } from '../../ui/frame/page-hero.tsx';
import { SectionNavigator } from '../../ui/frame/section-navigator.tsx';
import { builtPicture } from '../../ui/media/picture.tsx';
import { CallToAction } from '../../ui/text/call-to-action.tsx';
import { ApplicationsSection } from './applications-section.tsx';
import { SpecificationSection } from './specification-section.tsx';
import { SupplyChainSection } from './supply-chain-section.tsx';

export function AluminaPage(hero: HeroPageProps) {
  const { language } = hero;
  const t = aluminaWords(language);
  return (
    <>
      <PageHero {...hero} id="hero" lead={t.heroLead} snap title={t.title} />
      <SupplyChainSection language={language} />
      <ApplicationsSection language={language} />
      <SpecificationSection language={language} />
      <CallToAction
        action={{ label: t.nextAction, href: href(routes.products.process, language) }}
        id="next"
        picture={builtPicture('production-process', language)}
        snap
        title={t.nextTitle}
        tone="powder"
      />
      <SectionNavigator
        language={language}
        sections={[
          { id: 'hero', title: t.title },
          { id: 'supply-chain', title: t.chainSection },
          { id: 'applications', title: t.usesSection },
          { id: 'specification', title: t.specificationSection },
          { id: 'next', title: t.nextAction },
        ]}
      />
    </>
  );
}
