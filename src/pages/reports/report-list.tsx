import { use } from 'react';
import { company } from '../../company.ts';
import { currentLanguage } from '../../current.ts';
import type { Db } from '../../db/client.ts';
import { isAnnualReport, listReports } from '../../domain/articles/reports.ts';
import { highlightWords } from '../../i18n/public/annual-report/highlights.words.ts';
import { publicationWords } from '../../i18n/public/publications.words.ts';
import { reportWords as t } from '../../i18n/public/reports.words.ts';
import { formatLongDate } from '../../i18n/site/dates.ts';
import { hrefTo, routes } from '../../routes.ts';
import { PageHero } from '../../ui/frame/page-hero.tsx';
import { Late } from '../../ui/markup/late.tsx';
import type { PictureSource } from '../../ui/media/picture.tsx';
import type { Crumb } from '../../ui/text/breadcrumb.tsx';
import { MoreLink } from '../../ui/text/button.tsx';
import { EmptyState } from '../../ui/text/empty-state.tsx';
import { FilterLinks } from '../../ui/text/filter-links.tsx';
import { notFoundPage } from '../../web/pages/errors.tsx';
import { managedPicture } from '../../web/pages/managed-picture.ts';
import { type LoadedPage, type PageRequest, publicPage, withFallback } from '../../web/pages/public-page.ts';
import { pageHead } from '../page-head.ts';
import { HighlightsPage } from './highlights.tsx';
import { hasHighlights, ReportCover, ReportDetails, type ReportView, reportViewOf } from './report.tsx';

const pictureName = 'Laporan_Sec';
const pictureKey = 'reports';

export const reportPages = (db: Db) => [
  publicPage(routes.reports.index, (request) => showReports(db, request), {
    query: ['category'],
    needsDatabase: true,
  }),
  publicPage(routes.reports.highlights, (request) => showHighlights(db, request)),
];

function showReports(db: Db, request: PageRequest): LoadedPage {
  const { language, query, late, degrade } = request;
  const { category } = query;
  if (category !== undefined && category !== 'annual') return notFoundPage();
  const reports = listReports(db).then((all) =>
    (category === 'annual' ? all.filter(isAnnualReport) : all).map((report) => reportViewOf(report)),
  );
  const trail = [
    { label: publicationWords.title, href: hrefTo(routes.publications.index) },
    { label: t.title, href: hrefTo(routes.reports.index) },
  ];
  return {
    ...pageHead(request, { title: t.title, description: t.description, trail, pictureKey }),
    body: (
      <ReportListPage
        address={hrefTo(routes.reports.index, {}, query)}
        category={category}
        picture={late(managedPicture(db, pictureName, pictureKey, language, degrade))}
        reports={late(withFallback(reports, [], degrade))}
        trail={trail}
      />
    ),
  };
}

/** The highlights of the report of 2024, with its document once there is one. */
function showHighlights(db: Db, request: PageRequest): LoadedPage {
  const { late, degrade } = request;
  const trail = [
    { label: publicationWords.title, href: hrefTo(routes.publications.index) },
    { label: t.title, href: hrefTo(routes.reports.index) },
    { label: highlightWords.crumb, href: hrefTo(routes.reports.highlights) },
  ];
  const report = listReports(db).then((all) => {
    const found = all.find(hasHighlights);
    return found && reportViewOf(found).document;
  });
  const head = pageHead(request, {
    title: highlightWords.title,
    description: highlightWords.description,
    trail,
    pictureKey: 'annual-report-cover',
  });
  return {
    ...head,
    body: <HighlightsPage document={late(withFallback(report, undefined, degrade))} trail={trail} />,
  };
}

type ReportListProps = {
  address: string;
  trail: readonly Crumb[];
  picture: Promise<PictureSource>;
  category: 'annual' | undefined;
  reports: Promise<ReportView[]>;
};

function ReportListPage({ address, trail, picture, category, reports }: ReportListProps) {
  const choices = [undefined, 'annual' as const].map((choice) => ({
    label: t[choice ?? 'all'],
    href: `${hrefTo(routes.reports.index, {}, { category: choice })}#reports`,
    current: choice === category,
  }));
  return (
    <>
      <PageHero lead={t.heroText} picture={picture} title={t.title} trail={trail} />
      <section aria-labelledby="reports-title" className="band tone-light" id="reports">
        <div className="wrap">
          <h2 className="sr-only" id="reports-title">
            {t.reports}
          </h2>
          <div className="mb-12 lg:mb-16">
            <FilterLinks choices={choices} label={t.chooseCategory} />
          </div>
          <Late address={address} loading={t.loading} skeleton={<div aria-hidden="true" className="skeleton h-120" />}>
            <Reports reports={reports} />
          </Late>
        </div>
      </section>
    </>
  );
}

function Reports({ reports }: Pick<ReportListProps, 'reports'>) {
  const all = use(reports);
  const isNextOut = all.some(({ date }) => date.getUTCFullYear() >= company.nextAnnualReport.year);
  return (
    <>
      {all.length === 0 ? (
        <EmptyState level={3} text={t.noReportsText} title={t.noReports}>
          <MoreLink href={hrefTo(routes.publications.index)}>{publicationWords.title}</MoreLink>
        </EmptyState>
      ) : (
        <ReportList reports={all} />
      )}
      {!isNextOut && <NextReport />}
    </>
  );
}

function NextReport() {
  const { year, due } = company.nextAnnualReport;
  return (
    <div className="mt-12 border-t-2 border-ember pt-6 lg:mt-16" id="next-report">
      <h2 className="t-sub">{t.nextReport}</h2>
      <p className="mt-3">
        {t.nextReportText({ year: String(year), date: formatLongDate(new Date(due), currentLanguage()) })}
      </p>
    </div>
  );
}

function ReportList({ reports }: { reports: readonly ReportView[] }) {
  return (
    <ul className="grid gap-12 lg:gap-20">
      {reports.map((report, index) => (
        <li key={report.id}>{index === 0 ? <LatestReport report={report} /> : <EarlierReport report={report} />}</li>
      ))}
    </ul>
  );
}

type ReportProps = { report: ReportView };

function LatestReport({ report }: ReportProps) {
  return (
    <div className="tone-dark lattice relative grid items-center gap-10 overflow-hidden p-6 sm:p-10 md:grid-cols-[minmax(0,16rem)_1fr] lg:grid-cols-[minmax(0,20rem)_1fr] lg:gap-20 lg:p-16">
      <ReportCover cover={report.cover} sizes="(min-width: 1024px) 320px, (min-width: 768px) 256px, min(352px, 90vw)" />
      <div className="relative">
        <ReportDetails level={3} report={report} />
      </div>
    </div>
  );
}

function EarlierReport({ report }: ReportProps) {
  return (
    <div className="grid items-start gap-8 border-t border-graphite/20 pt-10 md:grid-cols-[minmax(0,9rem)_1fr] md:gap-12 lg:grid-cols-[minmax(0,20rem)_1fr] lg:gap-20 lg:px-16">
      <div className="w-36 lg:ml-auto">
        <ReportCover cover={report.cover} sizes="144px" />
      </div>
      <div>
        <ReportDetails level={3} quiet report={report} />
      </div>
    </div>
  );
}
