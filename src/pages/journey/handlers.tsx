import type { Db } from '../../db/client.ts';
import { journeyWords as t } from '../../i18n/public/about/journey.words.ts';
import { fileUrl } from '../../manifest.ts';
import { hrefTo, routes } from '../../routes.ts';
import { type HeroPageProps, PageHero } from '../../ui/frame/page-hero.tsx';
import { Island } from '../../ui/markup/island.tsx';
import { builtPicture } from '../../ui/media/picture.tsx';
import { CallToAction } from '../../ui/text/call-to-action.tsx';
import type { PublicPage } from '../../web/pages/public-page.ts';
import { heroPage } from '../hero-page.tsx';
import { JourneyTimeline } from './journey-timeline.island.tsx';
import { timelineMilestones } from './milestones.ts';

export function journeyPages(db: Db): PublicPage[] {
  return [
    heroPage(db, {
      route: routes.journey.index,
      section: 'about',
      words: t,
      pictureName: 'JEJAK_LANGKAH',
      // Does not appear in the timeline below.
      pictureKey: 'journey',
      body: (hero) => <JourneyPage {...hero} />,
    }),
  ];
}

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
