import { use } from 'react';
import { publicationWords } from '../../i18n/public/publications.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import { SectionNavigator } from '../../ui/frame/section-navigator.tsx';
import { Late } from '../../ui/markup/late.tsx';
import { Hero, type HeroArt } from '../../ui/media/hero.tsx';
import { MoreLink } from '../../ui/text/button.tsx';
import { EmptyState } from '../../ui/text/empty-state.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { Section } from '../../ui/text/section.tsx';
import { StoriesSkeleton } from '../articles/list/stories-skeleton.tsx';
import { RecentStories } from '../articles/recent-stories.tsx';
import type { Story } from '../articles/story.ts';
import type { ReportView } from '../reports/report-view.ts';
import { LatestReport } from './latest-report.tsx';

type PublicationsProps = {
  language: Language;
  address: string;
  art: Promise<HeroArt>;
  stories: Promise<Story[]>;
  report: Promise<ReportView | undefined>;
};

export function PublicationsPage({ language, address, art, stories, report }: PublicationsProps) {
  const t = publicationWords(language);
  return (
    <>
      <SectionNavigator
        language={language}
        sections={[
          { id: 'overview', title: t.overview },
          { id: 'news', title: t.news },
          { id: 'report', title: t.report },
        ]}
      />
      <Hero art={art} id="overview" snap text={t.heroText} title={t.heroTitle} />
      <Section id="news" labelledBy="news-title" snap>
        <div className="mb-10 flex flex-wrap items-end justify-between gap-x-16 gap-y-5 lg:mb-14">
          <div>
            <Heading id="news-title">{t.news}</Heading>
            <p className="mt-4 text-slate">{t.newsText}</p>
          </div>
          <MoreLink href={href(routes.articles.index, language)}>{t.allNews}</MoreLink>
        </div>
        <Late
          address={address}
          language={language}
          loading={t.loading}
          skeleton={<StoriesSkeleton label={t.loading} />}
        >
          <Highlights language={language} stories={stories} />
        </Late>
      </Section>
      <Section className="lattice overflow-clip" id="report" labelledBy="report-title" snap tone="dark">
        <h2 className="equator t-label mb-10 lg:mb-14" id="report-title">
          {t.report}
        </h2>
        <Late address={address} language={language} loading={t.loading} skeleton={<p>{t.loading}</p>}>
          <LatestReport language={language} report={report} />
        </Late>
      </Section>
    </>
  );
}

function Highlights({ language, stories }: Pick<PublicationsProps, 'language' | 'stories'>) {
  const latest = use(stories);
  const t = publicationWords(language);
  if (latest.length === 0) return <EmptyState level={3} text={t.comingSoonText} title={t.comingSoon} />;
  return <RecentStories language={language} stories={latest} />;
}
