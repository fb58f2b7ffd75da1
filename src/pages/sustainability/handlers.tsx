import type { Db } from '../../db/client.ts';
import { commitmentWords } from '../../i18n/public/sustainability/commitment.words.ts';
import { figureWords } from '../../i18n/public/sustainability/figures.words.ts';
import { goalWords } from '../../i18n/public/sustainability/goals.words.ts';
import { sustainabilityWords } from '../../i18n/public/sustainability/sustainability.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { navigationWords } from '../../i18n/site/navigation.words.ts';
import { href, routes } from '../../routes.ts';
import { type HeroPageProps, PageHero } from '../../ui/frame/page-hero.tsx';
import { SectionNavigator } from '../../ui/frame/section-navigator.tsx';
import { Carousel } from '../../ui/media/carousel.tsx';
import { builtPicture, Picture } from '../../ui/media/picture.tsx';
import { LinkButton, MoreLink } from '../../ui/text/button.tsx';
import { CallToAction } from '../../ui/text/call-to-action.tsx';
import { Section } from '../../ui/text/section.tsx';
import type { PublicPage } from '../../web/pages/public-page.ts';
import { builtHeroPage, heroPage } from '../hero-page.tsx';
import { FiguresPage } from './figures/figures-page.tsx';
import { FocusCard } from './focus-card.tsx';
import { type GoalChapter, supportedGoals } from './goals.ts';
import { GoalsDrawing } from './goals-drawing.tsx';
import { programPages } from './program-pages.tsx';

const chapters = ['circularity', 'social', 'environment'] as const satisfies readonly GoalChapter[];

const markOf: Record<GoalChapter, string> = {
  circularity: 'bg-petrol-light',
  social: 'bg-laterite',
  environment: 'bg-mangrove',
};

/** The Sustainable Development Goals as a drawing and as a list, each with the chapter that contributes to it. */
function GoalsSection({ language }: { language: Language }) {
  const t = goalWords(language);
  const names = navigationWords(language);
  return (
    <Section id="goals" labelledBy="goals-title" tone="powder">
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12 lg:items-end">
        <h2 className="t-heading lg:col-span-7" id="goals-title">
          {t.title}
        </h2>
        <p className="max-w-[30rem] lg:col-span-4 lg:col-start-9">{t.text({ count: supportedGoals.length })}</p>
      </div>
      <div className="mt-12 grid gap-x-8 gap-y-12 lg:grid-cols-12 lg:items-center">
        <div className="lg:col-span-7">
          <GoalsDrawing language={language} />
        </div>
        <div className="grid gap-x-8 gap-y-8 md:grid-cols-3 lg:col-span-4 lg:col-start-9 lg:grid-cols-1">
          {chapters.map((chapter) => (
            <div key={chapter}>
              <h3 className="t-item flex items-center gap-3">
                <span aria-hidden="true" className={`hex-mark ${markOf[chapter]}`} />
                <a className="line-link py-1" href={href(routes.sustainability[chapter], language)}>
                  {names[chapter]}
                </a>
              </h3>
              <ul className="mt-2 text-small">
                {goalsOf(chapter, language).map(({ number, name }) => (
                  <li className="grid grid-cols-[1.75rem_1fr] py-0.5" key={number}>
                    <span className="font-700">{number}</span>
                    {name}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}

function goalsOf(wanted: GoalChapter, language: Language): { number: number; name: string }[] {
  const t = goalWords(language);
  return supportedGoals
    .filter(({ chapter }) => chapter === wanted)
    .map(({ number }) => ({ number, name: t[`goal${number}` as const] }));
}

function SustainabilityPage(hero: HeroPageProps) {
  const { language } = hero;
  const t = sustainabilityWords(language);
  return (
    <>
      <PageHero {...hero} id="home" lead={t.lead} snap title={t.title} />
      <CommitmentSection language={language} />
      <GoalsSection language={language} />
      <StrategySection language={language} />
      <SectionNavigator
        language={language}
        sections={[
          { id: 'home', title: t.home },
          { id: 'commitment', title: t.commitment },
          { id: 'strategy', title: t.strategy },
        ]}
      />
    </>
  );
}

function CommitmentSection({ language }: { language: Language }) {
  const t = sustainabilityWords(language);
  return (
    <Section id="commitment" labelledBy="commitment-title" snap>
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12 lg:items-center">
        <div className="lg:col-span-6">
          <h2 className="t-heading max-w-[14ch]" id="commitment-title">
            {t.commitmentTitle}
          </h2>
          <p className="mt-7 mb-9 max-w-[34rem]">{t.commitmentText}</p>
          <LinkButton href={href(routes.sustainability.commitment, language)}>{t.commitmentAction}</LinkButton>
        </div>
        <div className="hidden lg:col-span-4 lg:col-start-9 lg:block">
          <Picture
            className="aspect-[0.866] w-full object-cover [clip-path:var(--hexagon)]"
            sizes="(min-width: 1024px) 420px, 1px"
            source={{ ...builtPicture('environment', language), alt: '' }}
          />
        </div>
      </div>
    </Section>
  );
}

/** Water, energy, safety and social: two columns, stacked on phones. */
function StrategySection({ language }: { language: Language }) {
  const t = sustainabilityWords(language);
  return (
    <Section id="strategy" labelledBy="strategy-title" snap tone="dark">
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 className="t-heading max-w-[12ch]" id="strategy-title">
            {t.strategyTitle}
          </h2>
          <p className="mt-7 mb-9 max-w-[34rem]">{t.strategyText}</p>
          <LinkButton href={href(routes.sustainability.circularity, language)} variant="light">
            {t.strategyAction}
          </LinkButton>
          <p className="mt-6">
            <MoreLink href={href(routes.sustainability.figures, language)}>
              {navigationWords(language).figures}
            </MoreLink>
          </p>
        </div>
        <div className="min-w-0 lg:col-span-7 lg:col-start-6">
          <Carousel
            gridFrom="md"
            id="focus"
            label={t.strategy}
            language={language}
            slides={focusIn(language).map((focus) => ({ name: focus.title, content: <FocusCard {...focus} /> }))}
            tone="dark"
            trackClass="md:grid-cols-2"
          />
        </div>
      </div>
    </Section>
  );
}

function focusIn(language: Language) {
  const t = sustainabilityWords(language);
  return [
    { icon: 'droplet', title: t.water, text: t.waterText },
    { icon: 'bolt', title: t.energy, text: t.energyText },
    { icon: 'shield-check', title: t.safety, text: t.safetyText },
    { icon: 'users', title: t.social, text: t.socialText },
  ] as const;
}

const { index, commitment, figures } = routes.sustainability;

export function sustainabilityPages(db: Db): PublicPage[] {
  return [
    heroPage(db, {
      route: index,
      section: 'sustainability',
      words: sustainabilityWords,
      pictureName: 'Keberlanjutan',
      pictureKey: 'sustainability',
      body: (hero) => <SustainabilityPage {...hero} />,
    }),
    heroPage(db, {
      route: commitment,
      section: 'sustainability',
      words: commitmentWords,
      pictureName: 'Komitmen_Keberlanjutan',
      pictureKey: 'commitment',
      body: (hero) => <CommitmentPage {...hero} />,
    }),
    ...programPages(db),
    builtHeroPage({
      route: figures,
      section: 'sustainability',
      words: figureWords,
      pictureKey: 'news-06',
      body: (hero) => <FiguresPage {...hero} />,
    }),
  ];
}

function CommitmentPage(hero: HeroPageProps) {
  const { language } = hero;
  const t = commitmentWords(language);
  return (
    <>
      <PageHero {...hero} id="hero" title={t.title} />
      <Section headless id="intro">
        <p className="t-statement max-w-[56rem]">{t.lead}</p>
      </Section>
      <Section id="principles" labelledBy="principles-title" tone="dark">
        <h2 className="t-heading mb-10 lg:mb-14" id="principles-title">
          {t.principles}
        </h2>
        <Carousel
          gridFrom="lg"
          id="principle"
          label={t.principles}
          language={language}
          slides={principlesIn(language).map((principle) => ({
            name: principle.title,
            content: <FocusCard {...principle} />,
          }))}
          tone="dark"
          trackClass="lg:grid-cols-4"
        />
      </Section>
      <CallToAction
        action={{ label: t.nextAction, href: href(routes.sustainability.circularity, language) }}
        id="next"
        picture={builtPicture('circularity', language)}
        title={t.nextTitle}
      />
    </>
  );
}

function principlesIn(language: Language) {
  const t = commitmentWords(language);
  return [
    { icon: 'scale', title: t.governance, text: t.governanceText },
    { icon: 'shield-check', title: t.safety, text: t.safetyText },
    { icon: 'users', title: t.social, text: t.socialText },
    { icon: 'leaf', title: t.environment, text: t.environmentText },
  ] as const;
}
