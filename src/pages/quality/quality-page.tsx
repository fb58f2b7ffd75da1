import { measures } from '../../domain/quality/results.ts';
import { qualityWords } from '../../i18n/public/quality/quality.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import type { BuildQuality } from '../../manifest.ts';
import { href, routes } from '../../routes.ts';
import { Breadcrumb, type Crumb } from '../../ui/text/breadcrumb.tsx';
import { CallToAction } from '../../ui/text/call-to-action.tsx';
import { Section } from '../../ui/text/section.tsx';
import { buildGroups, isComplete } from './build-figures.ts';
import { FigureGroup } from './figure-group.tsx';
import { FiguresTable } from './figures-table.tsx';
import { type InstallationProps, InstallationSection } from './installation-section.tsx';

type QualityPageProps = InstallationProps & {
  quality: BuildQuality;
  release: string;
  trail: readonly Crumb[];
};

export function QualityPage({ language, quality, release, trail, headers, installation }: QualityPageProps) {
  const t = qualityWords(language);
  return (
    <>
      <Opening language={language} quality={quality} release={release} trail={trail} />
      <Section id="build" labelledBy="build-title">
        <h2 className="t-heading" id="build-title">
          {t.buildTitle}
        </h2>
        <p className="mb-12 mt-5 max-w-[38rem] text-slate lg:mb-16">{t.buildText}</p>
        <div className="grid gap-14 lg:gap-20">
          {buildGroups(quality, language).map((group) => (
            <FigureGroup head={group.head} id={group.id} key={group.id} text={group.text} title={group.title}>
              <FiguresTable language={language} rows={group.rows} title={group.title} />
            </FigureGroup>
          ))}
        </div>
      </Section>
      <InstallationSection headers={headers} installation={installation} language={language} />
      <CallToAction
        action={{ label: t.nextAction, href: href(routes.policies.accessibility, language) }}
        title={t.nextTitle}
        tone="dark"
      />
    </>
  );
}

type OpeningProps = Pick<QualityPageProps, 'quality' | 'release' | 'trail'> & { language: Language };

/** The title beside what identifies this build. */
function Opening({ language, quality, release, trail }: OpeningProps) {
  const t = qualityWords(language);
  const complete = quality.results.filter((result) => isComplete(quality, result)).length;
  const facts = [
    [t.release, release],
    [t.sources, quality.sources.slice(0, shownDigits)],
    [t.measured, t.ofNumber({ count: complete, all: measures.length })],
  ];
  return (
    <header className="tone-powder pb-14 pt-8 lg:pb-20 lg:pt-12">
      <div className="wrap">
        <Breadcrumb language={language} trail={trail} />
        <h1 className="mt-8 t-page max-w-[14ch] lg:mt-14">{t.title}</h1>
        <div className="equator my-8 text-laterite lg:my-10" />
        <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
          <p className="t-lead max-w-[36rem] lg:col-span-7">{t.lead}</p>
          <dl className="lg:col-span-4 lg:col-start-9">
            {facts.map(([name, value]) => (
              <div
                className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-graphite/25 py-3 first:pt-0"
                key={name}
              >
                <dt className="text-small text-slate">{name}</dt>
                <dd className="font-650 tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </header>
  );
}

/** Digits of the digest that are enough to tell two builds apart. */
const shownDigits = 12;
