import { figureWords } from '../../../i18n/public/sustainability/figures.words.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { endpoints, href, routes } from '../../../routes.ts';
import { type HeroPageProps, PageHero } from '../../../ui/frame/page-hero.tsx';
import { BarChart } from '../../../ui/media/bar-chart.tsx';
import { builtPicture } from '../../../ui/media/picture.tsx';
import { LinkButton } from '../../../ui/text/button.tsx';
import { CallToAction } from '../../../ui/text/call-to-action.tsx';
import { Section } from '../../../ui/text/section.tsx';
import { type FigureSet, shownIn, type Topic, topicsIn } from './figure-sets.ts';

export function FiguresPage(hero: HeroPageProps) {
  const { language } = hero;
  const t = figureWords(language);
  return (
    <>
      <PageHero {...hero} id="hero" lead={t.lead} title={t.title}>
        <LinkButton download href={endpoints.figuresCsv[language]} icon="download" variant="light">
          {t.download}
        </LinkButton>
      </PageHero>
      {topicsIn(language).map((topic, index) => (
        <TopicSection isSunken={index % 2 === 1} key={topic.id} language={language} topic={topic} />
      ))}
      <CallToAction
        action={{ label: t.nextAction, href: href(routes.reports.index, language) }}
        id="next"
        picture={builtPicture('reports', language)}
        title={t.nextTitle}
        tone="dark"
      />
    </>
  );
}

type TopicSectionProps = { topic: Topic; language: Language; isSunken: boolean };

function TopicSection({ topic, language, isSunken }: TopicSectionProps) {
  return (
    <Section id={topic.id} labelledBy={`${topic.id}-title`} tone={isSunken ? 'powder' : 'light'}>
      <h2 className="t-heading mb-10 lg:mb-14" id={`${topic.id}-title`}>
        {topic.title}
      </h2>
      <div className="grid gap-16 lg:gap-20">
        {topic.sets.map((set) => (
          <Figures key={set.id} language={language} set={set} tone={topic.tone} />
        ))}
      </div>
    </Section>
  );
}

type FiguresProps = { set: FigureSet; tone: Topic['tone']; language: Language };

/** A chart beside the table of the same figures. */
function Figures({ set, tone, language }: FiguresProps) {
  const { id, title, text, unit, bars, limit } = set;
  return (
    <article aria-labelledby={`${id}-title`} className="border-t border-graphite/20 pt-7" id={id}>
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-12">
          <h3 className="t-sub" id={`${id}-title`}>
            {title}
          </h3>
          <p className="mt-3 max-w-[42rem] text-slate">{text}</p>
        </div>
        <figure className="min-w-0 lg:col-span-7">
          <figcaption className="mb-6 text-small text-slate">{unit}</figcaption>
          <BarChart bars={bars} label={`${title}, ${unit}`} tone={tone} {...(limit && { line: limit })} />
        </figure>
        <div className="min-w-0 lg:col-span-5">
          <FigureTable language={language} set={set} />
        </div>
      </div>
    </article>
  );
}

function FigureTable({ set: { title, columns, rows }, language }: Pick<FiguresProps, 'set' | 'language'>) {
  return (
    <table className="figure-table">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{shownIn(language, cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
