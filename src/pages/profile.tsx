import { Suspense, use } from 'react';
import { company } from '../company.ts';
import { currentLanguage } from '../current.ts';
import type { Db } from '../db/client.ts';
import { groupWords, profileWords as t } from '../i18n/public/about/profile.words.ts';
import { languages } from '../i18n/site/language.ts';
import { navigationWords } from '../i18n/site/navigation.words.ts';
import { hrefTo, routes } from '../routes.ts';
import { PageHero } from '../ui/frame/page-hero.tsx';
import { Carousel } from '../ui/media/carousel.tsx';
import { DiagramFigure } from '../ui/media/diagram-figure.tsx';
import type { DiagramNode } from '../ui/media/diagram-layout.ts';
import { Icon } from '../ui/media/icon.tsx';
import type { IconName } from '../ui/media/icon-names.ts';
import { builtPicture, Picture, type PictureSource } from '../ui/media/picture.tsx';
import type { Crumb } from '../ui/text/breadcrumb.tsx';
import { CallToAction } from '../ui/text/call-to-action.tsx';
import { Eyebrow } from '../ui/text/heading.tsx';
import { Section } from '../ui/text/section.tsx';
import { managedPicture } from '../web/pages/managed-picture.ts';
import { type LoadedPage, type PageRequest, publicPage } from '../web/pages/public-page.ts';
import { pageHead } from './page-head.ts';

const heroKey = 'profile';
const aerialKey = 'profile-aerial';

export const profilePage = (db: Db) => publicPage(routes.profile.index, (request) => showProfile(db, request));

function showProfile(db: Db, request: PageRequest): LoadedPage {
  const { language, late, degrade } = request;
  const { title, description } = t;
  const trail = [
    { label: navigationWords.about, href: hrefTo(routes.about.index) },
    { label: title, href: hrefTo(routes.profile.index) },
  ];
  return {
    ...pageHead(request, { title, description, trail, pictureKey: aerialKey }),
    body: (
      <ProfilePage
        aerial={late(managedPicture(db, 'PROFIL', aerialKey, language, degrade))}
        heroKey={heroKey}
        trail={trail}
      />
    ),
  };
}

type ProfilePageProps = {
  trail: readonly Crumb[];
  heroKey: string;
  aerial: Promise<PictureSource>;
};

function ProfilePage({ trail, heroKey, aerial }: ProfilePageProps) {
  return (
    <>
      <PageHero lead={t.lead} picture={builtPicture(heroKey)} title={t.title} trail={trail} />
      <KeyFacts />
      <Description aerial={aerial} />
      <HoldingGroup />
      <CallToAction
        action={{ label: t.action, href: hrefTo(routes.journey.index) }}
        picture={builtPicture('timeline-2014')}
        title={t.actionTitle}
      />
    </>
  );
}

function Description({ aerial }: Pick<ProfilePageProps, 'aerial'>) {
  const fallback = builtPicture('profile-aerial');
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

function HoldingGroup() {
  return (
    <Section id="holding-group" labelledBy="group-title" tone="powder">
      <Eyebrow>{company.holdingGroup[currentLanguage()]}</Eyebrow>
      <div className="mb-14 grid gap-x-8 gap-y-6 lg:mb-20 lg:grid-cols-12">
        <h2 className="t-heading max-w-[16ch] lg:col-span-7" id="group-title">
          {t.groupTitle}
        </h2>
        <p className="max-w-[32rem] lg:col-span-5 lg:pt-2">{t.groupText}</p>
      </div>
      <DiagramFigure
        id="group-chart"
        root={holdingGroup()}
        title={t.groupDiagram}
        words={{ enlarge: t.enlarge, asText: t.asText }}
      />
    </Section>
  );
}

type Fact = { icon: IconName; value: string; title: string; text: string };

/** Three key figures: side by side, stacked on phones. */
function KeyFacts() {
  return (
    <Section labelledBy="facts-title">
      <h2 className="t-heading mb-12 max-w-[16ch] lg:mb-20" id="facts-title">
        {t.factsTitle}
      </h2>
      <Carousel
        gridFrom="md"
        id="fact"
        label={t.factsTitle}
        slideClass="[--share:0.86] sm:[--share:0.66]"
        slides={factsIn().map((fact) => ({ name: fact.title, content: <FactView fact={fact} /> }))}
        trackClass="md:grid-cols-3 md:gap-x-8 lg:gap-x-16"
      />
    </Section>
  );
}

function FactView({ fact: { icon, value, title, text } }: { fact: Fact }) {
  return (
    <div className="flex h-full flex-col border-t-2 border-laterite pt-6">
      <span className="hex-sign bg-laterite text-alumina">
        <Icon className="size-7" name={icon} />
      </span>
      <p className="mt-6 whitespace-nowrap text-fact-narrow font-750 leading-none tracking-[-0.045em] md:text-fact">
        {value}
      </p>
      <h3 className="t-item mt-4">{title}</h3>
      <p className="mt-3 max-w-[26rem] text-slate">{text}</p>
    </div>
  );
}

function factsIn(): Fact[] {
  const { professionals, domesticBauxitePercent } = company.figures;
  const format = new Intl.NumberFormat(languages[currentLanguage()].htmlLang);
  return [
    { icon: 'building-factory-2', value: t.capacityValue, title: t.capacity, text: t.capacityText },
    { icon: 'users-group', value: `${format.format(professionals)}+`, title: t.workforce, text: t.workforceText },
    { icon: 'truck', value: `${format.format(domesticBauxitePercent)}%`, title: t.supply, text: t.supplyText },
  ];
}

/** Ownership chart from the state down to the company. */
function holdingGroup(): DiagramNode {
  return {
    id: 'state',
    title: groupWords.state,
    lines: [groupWords.stateLine],
    children: [
      {
        id: 'holding',
        title: groupWords.holding,
        rank: 'lead',
        children: [
          { id: 'metals', title: groupWords.metals, lines: [groupWords.metalsLine] },
          { id: 'minerals', title: groupWords.minerals, lines: [groupWords.metalsLine] },
          { id: 'bauxite', title: groupWords.bauxite, lines: [groupWords.bauxiteLine] },
          {
            id: 'aluminium',
            title: groupWords.aluminium,
            lines: [groupWords.aluminiumLine],
            children: [
              {
                id: 'company',
                title: company.legalName,
                lines: [groupWords.companyLine],
                rank: 'own',
                alsoUnder: 'bauxite',
              },
            ],
          },
        ],
      },
    ],
  };
}
