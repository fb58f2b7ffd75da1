import { company } from '../../company.ts';
import { currentLanguage } from '../../current.ts';
import type { ArticleCard } from '../../domain/articles/queries.ts';
import { homeWords as t } from '../../i18n/public/home.words.ts';
import { languages } from '../../i18n/site/language.ts';
import { navigationWords as names } from '../../i18n/site/navigation.words.ts';
import { hrefTo, routes } from '../../routes.ts';
import { SectionNavigator } from '../../ui/frame/section-navigator.tsx';
import { staticMarkup } from '../../ui/markup/static-markup.tsx';
import { Hero, type HeroArt } from '../../ui/media/hero.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import { builtPicture, Picture, type PictureSource } from '../../ui/media/picture.tsx';
import { LinkButton, MoreLink } from '../../ui/text/button.tsx';
import { Eyebrow } from '../../ui/text/heading.tsx';
import { Section } from '../../ui/text/section.tsx';
import { AboutSlides } from './about-slides.tsx';
import { News } from './news.tsx';
import { ReportBanner } from './report-banner.tsx';

const pillars = ['circularity', 'social', 'environment'] as const;

/** The three pillars as one list; on wide screens, hovering one shows its picture in the hexagon. */
function Projects() {
  const { index } = routes.sustainability;
  return (
    <Section className="overflow-clip" id="projects" labelledBy="projects-title" snap tone="dark">
      <Eyebrow>{t.projectsEyebrow}</Eyebrow>
      <div className="pillars">
        <h2 className="t-heading max-w-[16ch]" id="projects-title">
          {t.projectsTitle}
        </h2>
        <ul className="mt-8 lg:mt-10">
          {pillars.map((name) => (
            <Pillar
              href={hrefTo<string>(routes.sustainability[name])}
              key={name}
              picture={name}
              text={t[`${name}Text`]}
              title={names[name]}
            />
          ))}
        </ul>
        <p className="mt-8">
          <MoreLink href={hrefTo(index)}>{t.viewAll}</MoreLink>
        </p>
      </div>
    </Section>
  );
}

type PillarProps = { title: string; text: string; href: string; picture: string };

function Pillar({ title, text, href: address, picture }: PillarProps) {
  return (
    <li className="pillar">
      <Picture
        className="pillar-picture"
        sizes="(min-width: 1024px) 560px, 96px"
        source={{ ...builtPicture(picture), alt: '' }}
      />
      <div className="min-w-0 flex-1">
        <h3 className="t-sub">
          <a className="cover-link" href={address}>
            {title}
          </a>
        </h3>
        <p className="mt-1.5 max-w-[28rem] text-base text-alumina/85">{text}</p>
      </div>
      <Icon className="pillar-arrow size-6" name="arrow-right" />
    </li>
  );
}

type HomePageProps = {
  art: Promise<HeroArt>;
  reportPicture: Promise<PictureSource>;
  /** Built-in pictures, shown while managed ones load and without script. */
  builtIn: { hero: HeroArt; report: PictureSource };
  news: Promise<readonly ArticleCard[]>;
};

export function HomePage({ art, reportPicture, builtIn, news }: HomePageProps) {
  return (
    <>
      <Hero art={art} fallback={builtIn.hero} id="hero" snap text={t.heroText} title={t.heroTitle}>
        <LinkButton href={hrefTo(routes.products.process)} variant="light">
          {t.heroAction}
        </LinkButton>
      </Hero>
      <div dangerouslySetInnerHTML={companyMarkup({})} />
      <ReportBanner fallback={builtIn.report} picture={reportPicture} />
      <News news={news} />
    </>
  );
}

const companyMarkup = staticMarkup(Company);

/** Sections without news, whose markup is cached. */
function Company() {
  return (
    <>
      <AboutStrip />
      <AboutSlides />
      <Projects />
      <SectionNavigator sections={sections()} />
    </>
  );
}

function sections() {
  return [
    { id: 'hero', title: t.heroSection },
    { id: 'about', title: t.aboutEyebrow },
    { id: 'explore', title: t.slidesTitle },
    { id: 'projects', title: t.projectsEyebrow },
    { id: 'report', title: t.reportEyebrow },
    { id: 'news', title: t.newsTitle },
  ];
}

/** Introduction of the company with three key figures. */
function AboutStrip() {
  const { aluminaPurityPercent, professionals } = company.figures;
  const format = new Intl.NumberFormat(languages[currentLanguage()].htmlLang);
  return (
    <Section id="about" labelledBy="about-title" snap>
      <Eyebrow>{t.aboutEyebrow}</Eyebrow>
      <div className="grid gap-x-8 gap-y-14 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 className="t-heading max-w-[14ch]" id="about-title">
            {t.aboutTitle}
          </h2>
          <p className="mt-7 max-w-[32rem]">{t.aboutText}</p>
          <div className="mt-9 hidden aspect-[5/2] lg:block">
            <Picture
              className="size-full object-cover"
              sizes="520px"
              source={{ ...builtPicture('news-07'), alt: '' }}
            />
          </div>
        </div>
        <dl className="lg:col-span-6 lg:col-start-7">
          <Highlight figure={`${format.format(aluminaPurityPercent)}%`} name={t.purity} text={t.purityText} />
          <Highlight figure={t.capacityFigure} name={t.capacity} text={t.capacityText} />
          <Highlight figure={`${format.format(professionals)}+`} name={t.workforce} text={t.workforceText} />
        </dl>
      </div>
    </Section>
  );
}

function Highlight({ name, figure, text }: { name: string; figure: string; text: string }) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-t border-graphite/20 py-6 lg:py-8 first:border-t-0 first:pt-0 sm:grid-cols-[1fr_11rem] lg:grid-cols-1 xl:grid-cols-[1fr_11rem] sm:items-end">
      <dt className="t-label sm:col-span-2 lg:col-span-1 xl:col-span-2">{name}</dt>
      <dd className="t-figure whitespace-nowrap text-laterite">{figure}</dd>
      <dd className="text-base text-slate sm:pb-1">{text}</dd>
    </div>
  );
}
