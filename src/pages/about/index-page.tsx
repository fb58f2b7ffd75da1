import { aboutWords } from '../../i18n/public/about.ts';
import type { Language } from '../../i18n/site/language.ts';
import { navigationWords } from '../../i18n/site/navigation.ts';
import { href, routes } from '../../routes.ts';
import { type HeroPageProps, PageHero } from '../../ui/frame/page-hero.tsx';
import { SectionNavigator } from '../../ui/frame/section-navigator.tsx';
import { builtPicture } from '../../ui/media/picture.tsx';
import { CallToAction } from '../../ui/text/call-to-action.tsx';
import { type Chapter, Chapters } from '../../ui/text/chapters.tsx';

export function AboutPage(hero: HeroPageProps) {
  const { language } = hero;
  const t = aboutWords(language);
  return (
    <>
      <PageHero {...hero} id="hero" lead={t.lead} snap title={t.title} />
      <Chapters chapters={chapters(language)} id="chapters" snap title={t.chapters} />
      <CallToAction
        action={{ label: t.contactAction, href: href(routes.contact.index, language) }}
        id="contact"
        snap
        text={t.contactText}
        title={t.contactTitle}
      />
      <SectionNavigator
        language={language}
        sections={[
          { id: 'hero', title: t.sectionHero },
          { id: 'chapters', title: t.chapters },
          { id: 'contact', title: t.contactAction },
        ]}
      />
    </>
  );
}

function chapters(language: Language): Chapter[] {
  const t = aboutWords(language);
  const names = navigationWords(language);
  return [
    {
      title: names.profile,
      text: t.profileText,
      href: href(routes.profile.index, language),
      picture: builtPicture('chapter-profile', language),
      tall: builtPicture('chapter-profile-tall', language),
    },
    {
      title: names.journey,
      text: t.journeyText,
      href: href(routes.journey.index, language),
      picture: builtPicture('chapter-journey', language),
      tall: builtPicture('chapter-journey-tall', language),
    },
    {
      title: names.organization,
      text: t.organizationText,
      href: href(routes.organization.index, language),
      picture: builtPicture('chapter-organization', language),
      tall: builtPicture('chapter-organization-tall', language),
    },
    {
      title: names.governance,
      text: t.governanceText,
      href: href(routes.governance.index, language),
      picture: builtPicture('chapter-governance', language),
      tall: builtPicture('chapter-governance-tall', language),
    },
  ];
}
