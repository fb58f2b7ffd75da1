import { currentLanguage } from '../../../current.ts';
import { figureWords as t } from '../../../i18n/public/sustainability/figures.words.ts';
import { endpoints, hrefTo, routes } from '../../../routes.ts';
import { type HeroPageProps, PageHero } from '../../../ui/frame/page-hero.tsx';
import { BarChart } from '../../../ui/media/bar-chart.tsx';
import { builtPicture } from '../../../ui/media/picture.tsx';
import { LinkButton } from '../../../ui/text/button.tsx';
import { CallToAction } from '../../../ui/text/call-to-action.tsx';
import { Section } from '../../../ui/text/section.tsx';
import { type FigureSet, shownIn, type Topic, topicsIn } from './figure-sets.ts';

export function FiguresPage(hero: HeroPageProps) {
  return (
    <>
      <PageHero {...hero} id="hero" lead={t.lead} title={t.title}>
        <LinkButton download href={endpoints.figuresCsv[currentLanguage()]} icon="download" variant="light">
          {t.download}
        </LinkButton>
      </PageHero>
      {topicsIn().map((topic, index) => (
        <TopicSection isSunken={index % 2 === 1} key={topic.id} topic={topic} />
      ))}
      <CallToAction
        action={{ label: t.nextAction, href: hrefTo(routes.reports.index) }}
        id="next"
        picture={builtPicture('reports')}
        title={t.nextTitle}
        tone="dark"
      />
    </>
  );
}

type TopicSectionProps = { topic: Topic; isSunken: boolean };

function TopicSection({ topic, isSunken }: TopicSectionProps) {
  return (
    <Section id={topic.id} labelledBy={`${topic.id}-title`} tone={isSunken ? 'powder' : 'light'}>
      <h2 className="t-heading mb-10 lg:mb-14" id={`${topic.id}-title`}>
        {topic.title}
      </h2>
      <div className="grid gap-16 lg:gap-20">
        {topic.sets.map((set) => (
          <Figures key={set.id} set={set} tone={topic.tone} />
        ))}
      </div>
    </Section>
  );
}

type FiguresProps = { set: FigureSet; tone: Topic['tone'] };

/** A chart beside the table of the same figures. */
function Figures({ set, tone }: FiguresProps) {
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
          <FigureTable set={set} />
        </div>
      </div>
    </article>
  );
}

function FigureTable({ set: { title, columns, rows } }: Pick<FiguresProps, 'set'>) {
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
              <td key={columns[index + 1]}>{shownIn(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
