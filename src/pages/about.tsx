import type { Db } from '../db/client.ts';
import { aboutWords } from '../i18n/public/about/about.words.ts';
import type { Language } from '../i18n/site/language.ts';
import { navigationWords } from '../i18n/site/navigation.words.ts';
import { href, routes } from '../routes.ts';
import { type HeroPageProps, PageHero } from '../ui/frame/page-hero.tsx';
import { SectionNavigator } from '../ui/frame/section-navigator.tsx';
import { builtPicture } from '../ui/media/picture.tsx';
import { CallToAction } from '../ui/text/call-to-action.tsx';
import { type Chapter, Chapters } from '../ui/text/chapters.tsx';
import type { PublicPage } from '../web/pages/public-page.ts';
import { heroPage } from './hero-page.tsx';

export function aboutPages(db: Db): PublicPage[] {
  return [
    heroPage(db, {
      route: routes.about.index,
      section: 'about',
      words: aboutWords,
      pictureName: 'TENTANG_overview',
      pictureKey: 'about',
      body: (hero) => <AboutPage {...hero} />,
    }),
  ];
}

function AboutPage(hero: HeroPageProps) {
  const { language } = hero;
  const t = aboutWords(language);
  return (
    <>
      <PageHero {...hero} id="hero" lead={t.lead} snap title={t.title} />
      <Chapters chapters={chapters(language)} id="chapters" snap title={t.chapters} />
      <CallToAction
        action={{ label: t.contactAction, href: href(routes.contact.index, language) }}
        id="contact"
        picture={builtPicture('contact', language)}
        snap
        text={t.contactText}
        title={t.contactTitle}
        tone="powder"
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
  return (['profile', 'journey', 'organization', 'governance'] as const).map((name) => ({
    title: names[name],
    text: t[`${name}Text`],
    href: href<string>(routes[name].index, language),
    picture: builtPicture(`chapter-${name}`, language),
    tall: builtPicture(`chapter-${name}-tall`, language),
  }));
}
