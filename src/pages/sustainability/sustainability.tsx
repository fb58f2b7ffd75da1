import { currentLanguage } from '../../current.ts';
import { commitmentWords } from '../../i18n/public/sustainability/commitment.words.ts';
import { figureWords } from '../../i18n/public/sustainability/figures.words.ts';
import { goalWords } from '../../i18n/public/sustainability/goals.words.ts';
import { sustainabilityWords as t } from '../../i18n/public/sustainability/sustainability.words.ts';
import { languages } from '../../i18n/site/language.ts';
import { navigationWords as names } from '../../i18n/site/navigation.words.ts';
import { hrefTo, routes } from '../../routes.ts';
import { type HeroPageProps, PageHero } from '../../ui/frame/page-hero.tsx';
import { SectionNavigator } from '../../ui/frame/section-navigator.tsx';
import { Carousel } from '../../ui/media/carousel.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import type { IconName } from '../../ui/media/icon-names.ts';
import { builtPicture, Picture } from '../../ui/media/picture.tsx';
import { LinkButton, MoreLink } from '../../ui/text/button.tsx';
import { CallToAction } from '../../ui/text/call-to-action.tsx';
import { Section } from '../../ui/text/section.tsx';
import { heroPage } from '../hero-page.tsx';
import { FiguresPage } from './figures.tsx';
import { programPages } from './programs.tsx';

const chapters = ['circularity', 'social', 'environment'] as const satisfies readonly GoalChapter[];

const markOf: Record<GoalChapter, string> = {
  circularity: 'bg-petrol-light',
  social: 'bg-laterite',
  environment: 'bg-mangrove',
};

/** The Sustainable Development Goals as a drawing and as a list, each with the chapter that contributes to it. */
function GoalsSection() {
  return (
    <Section id="goals" labelledBy="goals-title" tone="powder">
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12 lg:items-end">
        <h2 className="t-heading lg:col-span-7" id="goals-title">
          {goalWords.title}
        </h2>
        <p className="max-w-[30rem] lg:col-span-4 lg:col-start-9">{goalWords.text({ count: supportedGoals.length })}</p>
      </div>
      <div className="mt-12 grid gap-x-8 gap-y-12 lg:grid-cols-12 lg:items-center">
        <div className="lg:col-span-7">
          <GoalsDrawing />
        </div>
        <div className="grid gap-x-8 gap-y-8 md:grid-cols-3 lg:col-span-4 lg:col-start-9 lg:grid-cols-1">
          {chapters.map((chapter) => (
            <div key={chapter}>
              <h3 className="t-item flex items-center gap-3">
                <span aria-hidden="true" className={`hex-mark ${markOf[chapter]}`} />
                <a className="line-link py-1" href={hrefTo(routes.sustainability[chapter])}>
                  {names[chapter]}
                </a>
              </h3>
              <ul className="mt-2 text-small">
                {goalsOf(chapter).map(({ number, name }) => (
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

function goalsOf(wanted: GoalChapter): { number: number; name: string }[] {
  return supportedGoals
    .filter(({ chapter }) => chapter === wanted)
    .map(({ number }) => ({ number, name: goalWords[`goal${number}` as const] }));
}

function SustainabilityPage(hero: HeroPageProps) {
  return (
    <>
      <PageHero {...hero} id="home" lead={t.lead} snap title={t.title} />
      <CommitmentSection />
      <GoalsSection />
      <StrategySection />
      <SectionNavigator
        sections={[
          { id: 'home', title: t.home },
          { id: 'commitment', title: t.commitment },
          { id: 'strategy', title: t.strategy },
        ]}
      />
    </>
  );
}

function CommitmentSection() {
  return (
    <Section id="commitment" labelledBy="commitment-title" snap>
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12 lg:items-center">
        <div className="lg:col-span-6">
          <h2 className="t-heading max-w-[14ch]" id="commitment-title">
            {t.commitmentTitle}
          </h2>
          <p className="mt-7 mb-9 max-w-[34rem]">{t.commitmentText}</p>
          <LinkButton href={hrefTo(routes.sustainability.commitment)}>{t.commitmentAction}</LinkButton>
        </div>
        <div className="hidden lg:col-span-4 lg:col-start-9 lg:block">
          <Picture
            className="aspect-[0.866] w-full object-cover [clip-path:var(--hexagon)]"
            sizes="(min-width: 1024px) 420px, 1px"
            source={{ ...builtPicture('environment'), alt: '' }}
          />
        </div>
      </div>
    </Section>
  );
}

/** Water, energy, safety and social: two columns, stacked on phones. */
function StrategySection() {
  return (
    <Section id="strategy" labelledBy="strategy-title" snap tone="dark">
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 className="t-heading max-w-[12ch]" id="strategy-title">
            {t.strategyTitle}
          </h2>
          <p className="mt-7 mb-9 max-w-[34rem]">{t.strategyText}</p>
          <LinkButton href={hrefTo(routes.sustainability.circularity)} variant="light">
            {t.strategyAction}
          </LinkButton>
          <p className="mt-6">
            <MoreLink href={hrefTo(routes.sustainability.figures)}>{names.figures}</MoreLink>
          </p>
        </div>
        <div className="min-w-0 lg:col-span-7 lg:col-start-6">
          <Carousel
            gridFrom="md"
            id="focus"
            label={t.strategy}
            slides={focusIn().map((focus) => ({ name: focus.title, content: <FocusCard {...focus} /> }))}
            tone="dark"
            trackClass="md:grid-cols-2"
          />
        </div>
      </div>
    </Section>
  );
}

function focusIn() {
  return [
    { icon: 'droplet', title: t.water, text: t.waterText },
    { icon: 'bolt', title: t.energy, text: t.energyText },
    { icon: 'shield-check', title: t.safety, text: t.safetyText },
    { icon: 'users', title: t.social, text: t.socialText },
  ] as const;
}

const { index, commitment, figures } = routes.sustainability;

export const sustainabilityPages = [
  heroPage({
    route: index,
    section: 'sustainability',
    words: t,
    pictureName: 'Keberlanjutan',
    pictureKey: 'sustainability',
    body: SustainabilityPage,
  }),
  heroPage({
    route: commitment,
    section: 'sustainability',
    words: commitmentWords,
    pictureName: 'Komitmen_Keberlanjutan',
    pictureKey: 'commitment',
    body: CommitmentPage,
  }),
  ...programPages,
  heroPage({
    route: figures,
    section: 'sustainability',
    words: figureWords,
    pictureKey: 'news-06',
    body: FiguresPage,
  }),
];

function CommitmentPage(hero: HeroPageProps) {
  return (
    <>
      <PageHero {...hero} id="hero" title={commitmentWords.title} />
      <Section headless id="intro">
        <p className="t-statement max-w-[56rem]">{commitmentWords.lead}</p>
      </Section>
      <Section id="principles" labelledBy="principles-title" tone="dark">
        <h2 className="t-heading mb-10 lg:mb-14" id="principles-title">
          {commitmentWords.principles}
        </h2>
        <Carousel
          gridFrom="lg"
          id="principle"
          label={commitmentWords.principles}
          slides={principlesIn().map((principle) => ({
            name: principle.title,
            content: <FocusCard {...principle} />,
          }))}
          tone="dark"
          trackClass="lg:grid-cols-4"
        />
      </Section>
      <CallToAction
        action={{ label: commitmentWords.nextAction, href: hrefTo(routes.sustainability.circularity) }}
        id="next"
        picture={builtPicture('circularity')}
        title={commitmentWords.nextTitle}
      />
    </>
  );
}

function principlesIn() {
  return [
    { icon: 'scale', title: commitmentWords.governance, text: commitmentWords.governanceText },
    { icon: 'shield-check', title: commitmentWords.safety, text: commitmentWords.safetyText },
    { icon: 'users', title: commitmentWords.social, text: commitmentWords.socialText },
    { icon: 'leaf', title: commitmentWords.environment, text: commitmentWords.environmentText },
  ] as const;
}

/** A focus area with an icon in a hexagon. */
function FocusCard({ icon, title, text }: { icon: IconName; title: string; text: string }) {
  return (
    <article className="flex h-full flex-col border-t border-current/25 pt-7 pb-4">
      <span className="hex-sign bg-mangrove text-alumina">
        <Icon className="size-7" name={icon} />
      </span>
      <h3 className="t-sub mt-6">{title}</h3>
      <p className="mt-3 max-w-[30rem] opacity-90">{text}</p>
    </article>
  );
}

/** The seventeen goals in three rows of a honeycomb: six, five and six. */
const rows = [
  [1, 2, 3, 4, 5, 6],
  [7, 8, 9, 10, 11],
  [12, 13, 14, 15, 16, 17],
];
const radius = 50;
const width = Math.sqrt(3) * radius;
const gap = 8;

const fillOf: Record<GoalChapter, string> = {
  circularity: 'fill-petrol-light',
  social: 'fill-laterite',
  environment: 'fill-mangrove',
};

/** The goals as a honeycomb; supported ones are filled. */
function GoalsDrawing() {
  const numbers = new Intl.ListFormat(languages[currentLanguage()].htmlLang).format(
    supportedGoals.map(({ number }) => String(number)),
  );
  return (
    <svg
      aria-describedby="goals-drawing-text"
      aria-labelledby="goals-drawing-title"
      className="h-auto w-full"
      role="img"
      viewBox={`0 0 ${round(6 * width + 5 * gap + 4)} ${round(2 * (1.5 * radius + gap) + 2 * radius + 4)}`}
    >
      <title id="goals-drawing-title">{goalWords.drawing}</title>
      <desc id="goals-drawing-text">{goalWords.drawingText({ numbers })}</desc>
      {rows.flatMap((row, down) =>
        row.map((number, across) => <Goal key={number} {...place(down, across)} number={number} />),
      )}
    </svg>
  );
}

function Goal({ number, x, y }: { number: number; x: number; y: number }) {
  const chapter = supportedGoals.find((goal) => goal.number === number)?.chapter;
  return (
    <g className={chapter ? fillOf[chapter] : 'fill-none'}>
      <path className={chapter ? '' : 'stroke-current opacity-30'} d={hexagon(x, y)} />
      <text
        className={`text-[32px] font-800 ${chapter ? 'fill-alumina' : 'fill-current opacity-55'}`}
        textAnchor="middle"
        x={round(x)}
        y={round(y + 11)}
      >
        {number}
      </text>
    </g>
  );
}

function place(down: number, across: number): { x: number; y: number } {
  const indent = down % 2 === 1 ? (width + gap) / 2 : 0;
  return { x: 2 + indent + width / 2 + across * (width + gap), y: 2 + radius + down * (1.5 * radius + gap) };
}

function hexagon(x: number, y: number): string {
  const half = width / 2;
  const corners = [
    [0, -radius],
    [half, -radius / 2],
    [half, radius / 2],
    [0, radius],
    [-half, radius / 2],
    [-half, -radius / 2],
  ] as const;
  return `M${corners.map(([dx, dy]) => `${round(x + dx)} ${round(y + dy)}`).join('L')}Z`;
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}

/** The chapter of sustainability that contributes to a goal. */
type GoalChapter = 'circularity' | 'social' | 'environment';

/** Goals that the company supports, by their United Nations number. */
const supportedGoals = [
  { number: 3, chapter: 'social' },
  { number: 4, chapter: 'social' },
  { number: 6, chapter: 'environment' },
  { number: 7, chapter: 'circularity' },
  { number: 8, chapter: 'social' },
  { number: 9, chapter: 'circularity' },
  { number: 12, chapter: 'circularity' },
  { number: 13, chapter: 'environment' },
  { number: 14, chapter: 'environment' },
  { number: 15, chapter: 'environment' },
] as const satisfies readonly { number: number; chapter: GoalChapter }[];
