import { use } from 'react';
import type { Db } from '../db/client.ts';
import { listArticleSummaries } from '../domain/articles/queries.ts';
import { listReports } from '../domain/articles/reports.ts';
import { listLengths } from '../domain/publishing/list-lengths.ts';
import { publicationWords as t } from '../i18n/public/publications.words.ts';
import { hrefTo, routes } from '../routes.ts';
import { SectionNavigator } from '../ui/frame/section-navigator.tsx';
import { Late } from '../ui/markup/late.tsx';
import { Hero, type HeroArt } from '../ui/media/hero.tsx';
import { MoreLink } from '../ui/text/button.tsx';
import { EmptyState } from '../ui/text/empty-state.tsx';
import { Heading } from '../ui/text/heading.tsx';
import { Section } from '../ui/text/section.tsx';
import { managedPicture } from '../web/pages/managed-picture.ts';
import { type LoadedPage, type PageRequest, publicPage, withFallback } from '../web/pages/public-page.ts';
import { RecentStories, StoriesSkeleton } from './articles/list/story-list-parts.tsx';
import { type Story, storyOf } from './articles/story.ts';
import { pageHead } from './page-head.ts';
import { ReportCover, ReportDetails, type ReportView, reportViewOf } from './reports/report.tsx';

const pictureName = 'Publikasi_Overview';
const pictureKey = 'publications';
const highlights = listLengths.publicationsNews;

export const publicationsPage = (db: Db) =>
  publicPage(routes.publications.index, (request) => showPublications(db, request));

function showPublications(db: Db, request: PageRequest): LoadedPage {
  const { language, late, degrade } = request;
  const stories = listArticleSummaries(db, { category: 'news' }, { limit: highlights }).then((articles) =>
    articles.map((article) => storyOf(article)),
  );
  const report = listReports(db, { limit: 1 }).then(([latest]) => latest && reportViewOf(latest));
  const address = hrefTo(routes.publications.index);
  const art = managedPicture(db, pictureName, pictureKey, language, degrade).then((picture) => ({
    desktop: picture,
    tablet: picture,
    phone: picture,
  }));
  return {
    ...pageHead(request, {
      title: t.title,
      description: t.description,
      trail: [{ label: t.title, href: address }],
      pictureKey,
    }),
    body: (
      <PublicationsPage
        address={address}
        art={late(art)}
        report={late(withFallback(report, undefined, degrade))}
        stories={late(withFallback(stories, [], degrade))}
      />
    ),
  };
}

type PublicationsProps = {
  address: string;
  art: Promise<HeroArt>;
  stories: Promise<Story[]>;
  report: Promise<ReportView | undefined>;
};

function PublicationsPage({ address, art, stories, report }: PublicationsProps) {
  return (
    <>
      <SectionNavigator
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
          <MoreLink href={hrefTo(routes.articles.index)}>{t.allNews}</MoreLink>
        </div>
        <Late address={address} loading={t.loading} skeleton={<StoriesSkeleton label={t.loading} />}>
          <Highlights stories={stories} />
        </Late>
      </Section>
      <Section className="lattice overflow-clip" id="report" labelledBy="report-title" snap tone="dark">
        <h2 className="equator t-label mb-10 lg:mb-14" id="report-title">
          {t.report}
        </h2>
        <Late address={address} loading={t.loading} skeleton={<p>{t.loading}</p>}>
          <LatestReport report={report} />
        </Late>
      </Section>
    </>
  );
}

function Highlights({ stories }: Pick<PublicationsProps, 'stories'>) {
  const latest = use(stories);
  if (latest.length === 0) return <EmptyState level={3} text={t.comingSoonText} title={t.comingSoon} />;
  return <RecentStories stories={latest} />;
}

function LatestReport({ report }: { report: Promise<ReportView | undefined> }) {
  const latest = use(report);
  const all = <MoreLink href={hrefTo(routes.reports.index)}>{t.allReports}</MoreLink>;
  if (!latest) {
    return (
      <EmptyState level={3} text={t.reportComingSoon} title={t.comingSoon}>
        {all}
      </EmptyState>
    );
  }
  return (
    <div className="grid items-center gap-12 md:grid-cols-[minmax(0,18rem)_1fr] lg:grid-cols-[minmax(0,22rem)_1fr] lg:gap-24">
      <ReportCover cover={latest.cover} sizes="(min-width: 1024px) 352px, (min-width: 768px) 288px, min(352px, 90vw)" />
      <div>
        <ReportDetails level={3} report={latest} />
        <div className="mt-8">{all}</div>
      </div>
    </div>
  );
}
