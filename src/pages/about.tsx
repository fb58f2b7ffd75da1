import { aboutWords as t } from '../i18n/public/about/about.words.ts';
import { navigationWords as names } from '../i18n/site/navigation.words.ts';
import { hrefTo, routes } from '../routes.ts';
import { type HeroPageProps, PageHero } from '../ui/frame/page-hero.tsx';
import { SectionNavigator } from '../ui/frame/section-navigator.tsx';
import { builtPicture } from '../ui/media/picture.tsx';
import { CallToAction } from '../ui/text/call-to-action.tsx';
import { type Chapter, Chapters } from '../ui/text/chapters.tsx';
import { heroPage } from './hero-page.tsx';

export const aboutPage = heroPage({
  route: routes.about.index,
  section: 'about',
  words: t,
  pictureName: 'TENTANG_overview',
  pictureKey: 'about',
  body: AboutPage,
});

function AboutPage(hero: HeroPageProps) {
  return (
    <>
      <PageHero {...hero} id="hero" lead={t.lead} snap title={t.title} />
      <Chapters chapters={chapters()} id="chapters" snap title={t.chapters} />
      <CallToAction
        action={{ label: t.contactAction, href: hrefTo(routes.contact.index) }}
        id="contact"
        picture={builtPicture('contact')}
        snap
        text={t.contactText}
        title={t.contactTitle}
        tone="powder"
      />
      <SectionNavigator
        sections={[
          { id: 'hero', title: t.sectionHero },
          { id: 'chapters', title: t.chapters },
          { id: 'contact', title: t.contactAction },
        ]}
      />
    </>
  );
}

function chapters(): Chapter[] {
  return (['profile', 'journey', 'organization', 'governance'] as const).map((name) => ({
    title: names[name],
    text: t[`${name}Text`],
    href: hrefTo<string>(routes[name].index),
    picture: builtPicture(`chapter-${name}`),
    tall: builtPicture(`chapter-${name}-tall`),
  }));
}
