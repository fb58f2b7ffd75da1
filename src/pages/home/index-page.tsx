import type { ArticleCard } from '../../domain/articles/queries.ts';
import { homeWords } from '../../i18n/public/home.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import { SectionNavigator } from '../../ui/frame/section-navigator.tsx';
import { staticMarkup } from '../../ui/markup/static-markup.tsx';
import { Hero, type HeroArt } from '../../ui/media/hero.tsx';
import type { PictureSource } from '../../ui/media/picture.tsx';
import { LinkButton } from '../../ui/text/button.tsx';
import { AboutSlides } from './about-slides.tsx';
import { AboutStrip } from './about-strip.tsx';
import { News } from './news.tsx';
import { Projects } from './projects.tsx';
import { ReportBanner } from './report-banner.tsx';

type HomePageProps = {
  language: Language;
  art: Promise<HeroArt>;
  reportPicture: Promise<PictureSource>;
  /** Built-in pictures, shown while managed ones load and without script. */
  builtIn: { hero: HeroArt; report: PictureSource };
  news: Promise<readonly ArticleCard[]>;
};

export function HomePage({ language, art, reportPicture, builtIn, news }: HomePageProps) {
  const t = homeWords(language);
  return (
    <>
      <Hero art={art} fallback={builtIn.hero} id="hero" snap text={t.heroText} title={t.heroTitle}>
        <LinkButton href={href(routes.products.process, language)} variant="light">
          {t.heroAction}
        </LinkButton>
      </Hero>
      <div dangerouslySetInnerHTML={companyMarkup({ language })} />
      <ReportBanner fallback={builtIn.report} language={language} picture={reportPicture} />
      <News language={language} news={news} />
    </>
  );
}

const companyMarkup = staticMarkup(Company);

/** Sections without news, whose markup is cached. */
function Company({ language }: { language: Language }) {
  return (
    <>
      <AboutStrip language={language} />
      <AboutSlides language={language} />
      <Projects language={language} />
      <SectionNavigator language={language} sections={sections(language)} />
    </>
  );
}

function sections(language: Language) {
  const t = homeWords(language);
  return [
    { id: 'hero', title: t.heroSection },
    { id: 'about', title: t.aboutEyebrow },
    { id: 'explore', title: t.slidesTitle },
    { id: 'projects', title: t.projectsEyebrow },
    { id: 'report', title: t.reportEyebrow },
    { id: 'news', title: t.newsTitle },
  ];
}
