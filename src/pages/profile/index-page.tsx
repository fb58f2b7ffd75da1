import { Suspense, use } from 'react';
import { company } from '../../company.ts';
import { profileWords } from '../../i18n/public/about/profile.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import { PageHero } from '../../ui/frame/page-hero.tsx';
import { DiagramFigure } from '../../ui/media/diagram-figure.tsx';
import { builtPicture, Picture, type PictureSource } from '../../ui/media/picture.tsx';
import type { Crumb } from '../../ui/text/breadcrumb.tsx';
import { CallToAction } from '../../ui/text/call-to-action.tsx';
import { Eyebrow } from '../../ui/text/heading.tsx';
import { Section } from '../../ui/text/section.tsx';
import { holdingGroup } from './holding-group.ts';
import { KeyFacts } from './key-facts.tsx';

type ProfilePageProps = {
  language: Language;
  trail: readonly Crumb[];
  heroKey: string;
  aerial: Promise<PictureSource>;
};

export function ProfilePage({ language, trail, heroKey, aerial }: ProfilePageProps) {
  const t = profileWords(language);
  return (
    <>
      <PageHero
        language={language}
        lead={t.lead}
        picture={builtPicture(heroKey, language)}
        title={t.title}
        trail={trail}
      />
      <KeyFacts language={language} />
      <Description aerial={aerial} language={language} />
      <HoldingGroup language={language} />
      <CallToAction
        action={{ label: t.action, href: href(routes.journey.index, language) }}
        picture={builtPicture('timeline-2014', language)}
        title={t.actionTitle}
      />
    </>
  );
}

function Description({ language, aerial }: Pick<ProfilePageProps, 'language' | 'aerial'>) {
  const t = profileWords(language);
  const fallback = builtPicture('profile-aerial', language);
  return (
    <section aria-labelledby="story-title" className="tone-dark" id="description">
      <Suspense fallback={<AerialPicture source={fallback} />}>
        <Aerial picture={aerial} />
      </Suspense>
      <div className="wrap grid gap-x-8 gap-y-8 py-16 lg:grid-cols-12 lg:py-28" data-reveal="">
        <h2 className="t-heading lg:col-span-5" id="story-title">
          {t.storyTitle}
        </h2>
        <div className="grid gap-6 lg:col-span-6 lg:col-start-7">
          <p className="t-statement">{t.storyThird}</p>
          <p>{t.storyFirst}</p>
          <p>{t.storySecond}</p>
        </div>
      </div>
    </section>
  );
}

function Aerial({ picture }: { picture: Promise<PictureSource> }) {
  return <AerialPicture source={use(picture)} />;
}

function AerialPicture({ source }: { source: PictureSource }) {
  return (
    <Picture className="aspect-4/3 w-full object-cover md:aspect-16/9 lg:aspect-[21/9]" sizes="100vw" source={source} />
  );
}

function HoldingGroup({ language }: { language: Language }) {
  const t = profileWords(language);
  return (
    <Section id="holding-group" labelledBy="group-title" tone="powder">
      <Eyebrow>{company.holdingGroup[language]}</Eyebrow>
      <div className="mb-14 grid gap-x-8 gap-y-6 lg:mb-20 lg:grid-cols-12">
        <h2 className="t-heading max-w-[16ch] lg:col-span-7" id="group-title">
          {t.groupTitle}
        </h2>
        <p className="max-w-[32rem] lg:col-span-5 lg:pt-2">{t.groupText}</p>
      </div>
      <DiagramFigure
        id="group-chart"
        language={language}
        root={holdingGroup(language)}
        title={t.groupDiagram}
        words={{ enlarge: t.enlarge, asText: t.asText }}
      />
    </Section>
  );
}
