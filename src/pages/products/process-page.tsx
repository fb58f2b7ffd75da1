import type { Language } from '../../i18n/language.ts';
import { processWords } from '../../i18n/products-process.ts';
import { href, routes } from '../../routes.ts';
import type { Crumb } from '../../ui/breadcrumb.tsx';
import { CallToAction } from '../../ui/call-to-action.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import type { PictureSource } from '../../ui/picture.tsx';
import { SectionNavigator } from '../../ui/section-navigator.tsx';
import { BayerFlow } from './bayer-flow.tsx';
import { BayerSection } from './bayer-section.tsx';
import { FacilitiesSection } from './facilities-section.tsx';

type ProcessPageProps = {
  language: Language;
  picture: Promise<PictureSource>;
  fallback: PictureSource;
  trail: readonly Crumb[];
};

export function ProcessPage({ language, picture, fallback, trail }: ProcessPageProps) {
  const t = processWords(language);
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
      <FacilitiesSection language={language} />
      <BayerSection language={language} />
      <BayerFlow language={language} />
      <CallToAction
        action={{ label: t.nextAction, href: href(routes.sustainability.index, language) }}
        id="next"
        snap
        title={t.nextTitle}
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
