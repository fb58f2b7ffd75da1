import { processWords } from '../../i18n/public/products/products-process.words.ts';
import { href, routes } from '../../routes.ts';
import { type HeroPageProps, PageHero } from '../../ui/frame/page-hero.tsx';
import { SectionNavigator } from '../../ui/frame/section-navigator.tsx';
import { builtPicture } from '../../ui/media/picture.tsx';
import { CallToAction } from '../../ui/text/call-to-action.tsx';
import { BayerFlow } from './bayer-flow.tsx';
import { BayerSection } from './bayer-section.tsx';
import { FacilitiesSection } from './facilities-section.tsx';

export function ProcessPage(hero: HeroPageProps) {
  const { language } = hero;
  const t = processWords(language);
  return (
    <>
      <PageHero {...hero} id="hero" lead={t.lead} snap title={t.title} />
      <FacilitiesSection language={language} />
      <BayerSection language={language} />
      <BayerFlow language={language} />
      <CallToAction
        action={{ label: t.nextAction, href: href(routes.sustainability.index, language) }}
        id="next"
        picture={builtPicture('sustainability', language)}
        snap
        title={t.nextTitle}
        tone="dark"
      />
      <SectionNavigator
        language={language}
        sections={[
          { id: 'hero', title: t.title },
          { id: 'facilities', title: t.facilitiesSection },
          { id: 'bayer', title: t.bayerSection },
          { id: 'next', title: t.nextSection },
        ]}
      />
    </>
  );
}
