import { processWords } from '../../i18n/public/products-process.ts';
import type { Language } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import { PageHero } from '../../ui/frame/page-hero.tsx';
import { SectionNavigator } from '../../ui/frame/section-navigator.tsx';
import type { PictureSource } from '../../ui/media/picture.tsx';
import type { Crumb } from '../../ui/text/breadcrumb.tsx';
import { CallToAction } from '../../ui/text/call-to-action.tsx';
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
