import { milestoneWords, journeyWords as t } from '../../i18n/public/about/journey.words.ts';
import { fileUrl } from '../../manifest.ts';
import { hrefTo, routes } from '../../routes.ts';
import { type HeroPageProps, PageHero } from '../../ui/frame/page-hero.tsx';
import { Island } from '../../ui/markup/island.tsx';
import { builtPicture, candidates } from '../../ui/media/picture.tsx';
import { CallToAction } from '../../ui/text/call-to-action.tsx';
import { heroPage } from '../hero-page.tsx';
import { JourneyTimeline, milestoneSizes, type TimelineMilestone } from './journey-timeline.island.tsx';

export const journeyPage = heroPage({
  route: routes.journey.index,
  section: 'about',
  words: t,
  pictureName: 'JEJAK_LANGKAH',
  // Does not appear in the timeline below.
  pictureKey: 'journey',
  body: JourneyPage,
});

function JourneyPage(hero: HeroPageProps) {
  const { timeline, carousel, years, loading, play, pause, previous, next } = t;
  return (
    <>
      <PageHero {...hero} lead={t.lead} title={t.title} />
      <Island
        component={JourneyTimeline}
        name="journey-timeline"
        props={{
          milestones: timelineMilestones(),
          words: { timeline, carousel, years, loading, play, pause, previous, next },
          icons: fileUrl('icons.svg'),
        }}
        wake="entered"
      />
      <CallToAction
        action={{ label: t.action, href: hrefTo(routes.governance.index) }}
        picture={builtPicture('governance')}
        text={t.actionText}
        title={t.actionTitle}
        tone="powder"
      />
    </>
  );
}

type Milestone = {
  year: string;
  says: 'survey' | 'studies' | 'ground' | 'construction' | 'alumina' | 'shipment' | 'capacity';
  /** Whether the timeline has a button for it. */
  navigable: boolean;
};

export const milestones: readonly Milestone[] = [
  { year: '2014', says: 'survey', navigable: true },
  { year: '2015-2019', says: 'studies', navigable: true },
  { year: '2020', says: 'ground', navigable: true },
  { year: '2021-2023', says: 'construction', navigable: true },
  { year: '2024', says: 'alumina', navigable: true },
  { year: '2025', says: 'shipment', navigable: true },
  { year: '2026', says: 'capacity', navigable: false },
];

function timelineMilestones(): TimelineMilestone[] {
  return milestones
    .filter(({ navigable }) => navigable)
    .map(({ year, says }) => ({
      year,
      title: milestoneWords[says],
      paragraphs: paragraphsOf(milestoneWords[`${says}Text`]),
      picture: pictureOf(year),
    }));
}

/** Splits a text into paragraphs at line breaks and removes list markers. */
export function paragraphsOf(description: string): string[] {
  const lines = description.split('\n').map((line) => line.replace(/^\s*(?:[•▪●◦‣⁃*–—-]\s*)+/u, '').trim());
  const paragraphs = lines.filter((line) => line !== '');
  return paragraphs.length > 0 ? paragraphs : [t.comingSoon];
}

function pictureOf(year: string): TimelineMilestone['picture'] {
  const { picture, alt } = builtPicture(`timeline-${year}`);
  return {
    alt,
    width: picture.width,
    height: picture.height,
    avif: candidates(picture.avif, milestoneSizes),
    jpeg: picture.jpeg,
  };
}
