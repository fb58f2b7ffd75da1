import { journeyWords } from '../../i18n/public/journey.ts';
import type { Language } from '../../i18n/site/language.ts';
import { fileUrl } from '../../manifest.ts';
import { href, routes } from '../../routes.ts';
import { PageHero } from '../../ui/frame/page-hero.tsx';
import { Island } from '../../ui/markup/island.tsx';
import type { PictureSource } from '../../ui/media/picture.tsx';
import type { Crumb } from '../../ui/text/breadcrumb.tsx';
import { CallToAction } from '../../ui/text/call-to-action.tsx';
import { JourneyTimeline } from './journey-timeline.island.tsx';
import { timelineMilestones } from './milestones.ts';

type JourneyPageProps = {
  language: Language;
  picture: Promise<PictureSource>;
  fallback: PictureSource;
  trail: readonly Crumb[];
};

export function JourneyPage({ language, picture, fallback, trail }: JourneyPageProps) {
  const t = journeyWords(language);
  const { timeline, carousel, years, loading, play, pause, previous, next } = t;
  return (
    <>
      <PageHero
        crop="object-[62%_30%]"
        fallback={fallback}
        language={language}
        lead={t.lead}
        picture={picture}
        title={t.title}
        trail={trail}
      />
      <Island
        component={JourneyTimeline}
        name="journey-timeline"
        props={{
          milestones: timelineMilestones(language),
          words: { timeline, carousel, years, loading, play, pause, previous, next },
          icons: fileUrl('icons.svg'),
        }}
        wake="entered"
      />
      <CallToAction
        action={{ label: t.action, href: href(routes.governance.index, language) }}
        text={t.actionText}
        title={t.actionTitle}
      />
    </>
  );
}
