import { Suspense, use } from 'react';
import { company } from '../../company.ts';
import { currentLanguage } from '../../current.ts';
import type { Db } from '../../db/client.ts';
import type { ArticleCard } from '../../domain/articles/queries.ts';
import { type HomeContent, readHomeContent } from '../../domain/home/queries.ts';
import { listLengths } from '../../domain/publishing/list-lengths.ts';
import { homeWords as t } from '../../i18n/public/home.words.ts';
import { formatFileSize } from '../../i18n/site/file-sizes.ts';
import { type Language, languages } from '../../i18n/site/language.ts';
import { navigationWords as names } from '../../i18n/site/navigation.words.ts';
import { manifest } from '../../manifest.ts';
import { hrefTo, routes } from '../../routes.ts';
import type { PageMeta } from '../../ui/frame/page.ts';
import { SectionNavigator } from '../../ui/frame/section-navigator.tsx';
import { unchanging } from '../../ui/markup/props-key.ts';
import { staticMarkup } from '../../ui/markup/static-markup.tsx';
import { Hero, type HeroArt } from '../../ui/media/hero.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import { builtPicture, Picture, type PictureSource } from '../../ui/media/picture.tsx';
import { LinkButton, MoreLink } from '../../ui/text/button.tsx';
import { Eyebrow } from '../../ui/text/heading.tsx';
import { Section } from '../../ui/text/section.tsx';
import { assetPicture } from '../../web/pages/managed-picture.ts';
import { publicPage } from '../../web/pages/public-page.ts';
import { organizationData, websiteData } from '../../web/pages/structured-data.ts';
import { AboutSlides } from './about-slides.tsx';
import { News } from './news.tsx';

const newsCards = listLengths.homeNews;

export const homePage = (db: Db) =>
  publicPage(routes.home.index, ({ language, siteUrl, late, degrade }) => {
    const { meta, builtIn } = fixedPart(language, siteUrl);
    const content = loadContent(db, degrade);
    const pictures = content.then((loaded) => picturesOf(loaded, language, builtIn));
    return {
      meta,
      bar: 'over-hero',
      body: (
        <HomePage
          art={late(pictures.then(({ hero }) => hero))}
          builtIn={builtIn}
          news={late(content.then(({ news }) => unchanging(news)))}
          reportPicture={late(pictures.then(({ report }) => report))}
        />
      ),
    };
  });

const fixedParts = new Map<string, { meta: PageMeta; builtIn: HomeArt }>();

/** What does not depend on the database, made once for each language. */
function fixedPart(language: Language, siteUrl: string) {
  const key = `${language} ${siteUrl}`;
  let part = fixedParts.get(key);
  if (!part) {
    const meta = {
      title: t.metaTitle,
      description: t.metaDescription,
      structuredData: [organizationData(siteUrl, language), websiteData(siteUrl, language)],
    };
    part = { meta: unchanging(meta), builtIn: builtInPictures() };
    fixedParts.set(key, part);
  }
  return part;
}

const nothing: HomeContent = { news: [], header: [], reportBackground: undefined };

/** Empty when the database is unavailable. */
async function loadContent(db: Db, degrade: (error: unknown) => void): Promise<HomeContent> {
  try {
    return await readHomeContent(db, newsCards);
  } catch (error) {
    degrade(error);
    return nothing;
  }
}

/** Pictures of the home page: three crops of the hero and the background of the annual report. */
type HomeArt = { hero: HeroArt; report: PictureSource };

const chosenPictures = new WeakMap<HomeContent, Partial<Record<Language, HomeArt>>>();

/** Editors may upload up to three crops of the hero; a missing one falls back to the next wider or the built-in one. */
function picturesOf(content: HomeContent, language: Language, builtIn: HomeArt): HomeArt {
  const known = chosenPictures.get(content) ?? {};
  chosenPictures.set(content, known);
  known[language] ??= choosePictures(content, language, builtIn);
  return known[language];
}

function choosePictures({ header, reportBackground }: HomeContent, language: Language, builtIn: HomeArt): HomeArt {
  const [desktop, tablet, phone] = header.map((asset) => assetPicture(asset, language));
  return {
    hero: unchanging(
      desktop ? { desktop, tablet: tablet ?? desktop, phone: phone ?? tablet ?? desktop } : builtIn.hero,
    ),
    report: unchanging(reportBackground ? assetPicture(reportBackground, language) : builtIn.report),
  };
}

function builtInPictures(): HomeArt {
  return {
    hero: {
      desktop: builtPicture('home-hero'),
      tablet: builtPicture('home-hero-tablet'),
      phone: builtPicture('home-hero-phone'),
    },
    report: builtPicture('timeline-2024'),
  };
}

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

function HomePage({ art, reportPicture, builtIn, news }: HomePageProps) {
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

type ReportBannerProps = {
  /** Decorative background of the cover. */
  picture: Promise<PictureSource>;
  fallback: PictureSource;
};

/** The latest annual report with links to read and download it. */
function ReportBanner({ picture, fallback }: ReportBannerProps) {
  return (
    <Section bleed className="isolate overflow-clip" id="report" labelledBy="report-title" snap tone="laterite">
      <div className="report-ground">
        <Suspense fallback={<Ground source={fallback} />}>
          <LateGround picture={picture} />
        </Suspense>
      </div>
      <div className="wrap" data-reveal="">
        <div dangerouslySetInnerHTML={bannerMarkup({})} />
      </div>
    </Section>
  );
}

function LateGround({ picture }: Pick<ReportBannerProps, 'picture'>) {
  return <Ground source={use(picture)} />;
}

function Ground({ source }: { source: PictureSource }) {
  return <div className="size-full" dangerouslySetInnerHTML={groundMarkup({ source })} />;
}

const groundMarkup = staticMarkup(({ source }: { source: PictureSource }) => (
  <Picture className="size-full object-cover" sizes="100vw" source={{ ...source, alt: '' }} />
));

const bannerMarkup = staticMarkup(Banner);

function Banner() {
  const facts = manifest().documents[company.annualReport.replace(/^.*\//, '')];
  return (
    <>
      <Eyebrow>{t.reportEyebrow}</Eyebrow>
      <div className="grid items-center gap-x-8 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 className="t-title max-w-[12ch]" id="report-title">
            {t.reportTitle}
          </h2>
          <p className="mt-7 t-lead max-w-[34rem]">{t.reportText}</p>
          <div className="mt-9 flex flex-wrap gap-3">
            <LinkButton download href={company.annualReport} icon="download" variant="light">
              {t.reportDownload}
            </LinkButton>
            <LinkButton href={hrefTo(routes.reports.index)} variant="outline">
              {t.reportAll}
            </LinkButton>
          </div>
          {facts && (
            <p className="mt-4 text-small text-alumina/90">
              {t.reportFacts({ size: formatFileSize(facts.size, currentLanguage()), pages: facts.pages })}
            </p>
          )}
        </div>
        <div className="relative mx-auto w-full max-w-[22rem] lg:col-span-4 lg:col-start-9">
          <Picture
            className="aspect-[210/297] w-full object-cover [box-shadow:var(--shadow-cover)]"
            sizes="min(352px, 90vw)"
            source={builtPicture('report-cover-2024')}
          />
        </div>
      </div>
    </>
  );
}
