import { use } from 'react';
import { company } from '../../company.ts';
import type { Db } from '../../db/client.ts';
import { isAnnualReport, listReports } from '../../domain/articles/reports.ts';
import { highlightWords } from '../../i18n/public/annual-report/highlights.words.ts';
import { publicationWords } from '../../i18n/public/publications.words.ts';
import { reportWords } from '../../i18n/public/reports.words.ts';
import { formatLongDate } from '../../i18n/site/dates.ts';
import type { Language } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import { PageHero } from '../../ui/frame/page-hero.tsx';
import { Late } from '../../ui/markup/late.tsx';
import type { PictureSource } from '../../ui/media/picture.tsx';
import type { Crumb } from '../../ui/text/breadcrumb.tsx';
import { MoreLink } from '../../ui/text/button.tsx';
import { EmptyState } from '../../ui/text/empty-state.tsx';
import { FilterLinks } from '../../ui/text/filter-links.tsx';
import { withFallback } from '../../web/pages/fallback.ts';
import { managedPicture } from '../../web/pages/managed-picture.ts';
import { notFoundPage } from '../../web/pages/not-found-page.tsx';
import { type LoadedPage, type PageRequest, type PublicPage, publicPage } from '../../web/pages/public-page.ts';
import { pageHead } from '../page-head.ts';
import { HighlightsPage } from './highlights-page.tsx';
import { ReportCover } from './report-cover.tsx';
import { ReportDetails } from './report-details.tsx';
import { hasHighlights, type ReportView, reportViewOf } from './report-view.ts';

const pictureName = 'Laporan_Sec';
const pictureKey = 'reports';

export function reportPages(db: Db): PublicPage[] {
  return [
    publicPage(routes.reports.index, (request) => showReports(db, request), {
      query: ['category'],
      needsDatabase: true,
    }),
    publicPage(routes.reports.highlights, (request) => showHighlights(db, request)),
  ];
}

function showReports(db: Db, request: PageRequest): LoadedPage {
  const { language, query, late, degrade } = request;
  const { category } = query;
  if (category !== undefined && category !== 'annual') return notFoundPage(language);
  const t = reportWords(language);
  const reports = listReports(db).then((all) =>
    (category === 'annual' ? all.filter(isAnnualReport) : all).map((report) => reportViewOf(report, language)),
  );
  const trail = [
    { label: publicationWords(language).title, href: href(routes.publications.index, language) },
    { label: t.title, href: href(routes.reports.index, language) },
  ];
  return {
    ...pageHead(request, { title: t.title, description: t.description, trail, pictureKey }),
    body: (
      <ReportListPage
        address={href(routes.reports.index, language, {}, query)}
        category={category}
        language={language}
        picture={late(managedPicture(db, pictureName, pictureKey, language, degrade))}
        reports={late(withFallback(reports, [], degrade))}
        trail={trail}
      />
    ),
  };
}

/** The highlights of the report of 2024, with its document once there is one. */
function showHighlights(db: Db, request: PageRequest): LoadedPage {
  const { language, late, degrade } = request;
  const t = highlightWords(language);
  const trail = [
    { label: publicationWords(language).title, href: href(routes.publications.index, language) },
    { label: reportWords(language).title, href: href(routes.reports.index, language) },
    { label: t.crumb, href: href(routes.reports.highlights, language) },
  ];
  const report = listReports(db).then((all) => {
    const found = all.find(hasHighlights);
    return found && reportViewOf(found, language).document;
  });
  const head = pageHead(request, {
    title: t.title,
    description: t.description,
    trail,
    pictureKey: 'annual-report-cover',
  });
  return {
    ...head,
    body: (
      <HighlightsPage document={late(withFallback(report, undefined, degrade))} language={language} trail={trail} />
    ),
  };
}

type ReportListProps = {
  language: Language;
  address: string;
  trail: readonly Crumb[];
  picture: Promise<PictureSource>;
  category: 'annual' | undefined;
  reports: Promise<ReportView[]>;
};

function ReportListPage({ language, address, trail, picture, category, reports }: ReportListProps) {
  const t = reportWords(language);
  const choices = [undefined, 'annual' as const].map((choice) => ({
    label: t[choice ?? 'all'],
    href: `${href(routes.reports.index, language, {}, { category: choice })}#reports`,
    current: choice === category,
  }));
  return (
    <>
      <PageHero language={language} lead={t.heroText} picture={picture} title={t.title} trail={trail} />
      <section aria-labelledby="reports-title" className="band tone-light" id="reports">
        <div className="wrap">
          <h2 className="sr-only" id="reports-title">
            {t.reports}
          </h2>
          <div className="mb-12 lg:mb-16">
            <FilterLinks choices={choices} label={t.chooseCategory} />
          </div>
          <Late address={address} language={language} loading={t.loading} skeleton={<ReportSkeleton />}>
            <Reports language={language} reports={reports} />
          </Late>
        </div>
      </section>
    </>
  );
}

function Reports({ language, reports }: Pick<ReportListProps, 'language' | 'reports'>) {
  const all = use(reports);
  const t = reportWords(language);
  const isNextOut = all.some(({ date }) => date.getUTCFullYear() >= company.nextAnnualReport.year);
  return (
    <>
      {all.length === 0 ? (
        <EmptyState level={3} text={t.noReportsText} title={t.noReports}>
          <MoreLink href={href(routes.publications.index, language)}>{publicationWords(language).title}</MoreLink>
        </EmptyState>
      ) : (
        <ReportList language={language} reports={all} />
      )}
      {!isNextOut && <NextReport language={language} />}
    </>
  );
}

function NextReport({ language }: { language: Language }) {
  const t = reportWords(language);
  const { year, due } = company.nextAnnualReport;
  return (
    <div className="mt-12 border-t-2 border-ember pt-6 lg:mt-16" id="next-report">
      <h2 className="t-sub">{t.nextReport}</h2>
      <p className="mt-3">{t.nextReportText({ year: String(year), date: formatLongDate(new Date(due), language) })}</p>
    </div>
  );
}

function ReportList({ language, reports }: { language: Language; reports: readonly ReportView[] }) {
  return (
    <ul className="grid gap-12 lg:gap-20">
      {reports.map((report, index) => (
        <li key={report.id}>
          {index === 0 ? (
            <LatestReport language={language} report={report} />
          ) : (
            <EarlierReport language={language} report={report} />
          )}
        </li>
      ))}
    </ul>
  );
}

type ReportProps = { language: Language; report: ReportView };

function LatestReport({ language, report }: ReportProps) {
  return (
    <div className="tone-dark lattice relative grid items-center gap-10 overflow-hidden p-6 sm:p-10 md:grid-cols-[minmax(0,16rem)_1fr] lg:grid-cols-[minmax(0,20rem)_1fr] lg:gap-20 lg:p-16">
      <ReportCover cover={report.cover} sizes="(min-width: 1024px) 320px, (min-width: 768px) 256px, min(352px, 90vw)" />
      <div className="relative">
        <ReportDetails language={language} level={3} report={report} />
      </div>
    </div>
  );
}

function EarlierReport({ language, report }: ReportProps) {
  return (
    <div className="grid items-start gap-8 border-t border-graphite/20 pt-10 md:grid-cols-[minmax(0,9rem)_1fr] md:gap-12 lg:grid-cols-[minmax(0,20rem)_1fr] lg:gap-20 lg:px-16">
      <div className="w-36 lg:ml-auto">
        <ReportCover cover={report.cover} sizes="144px" />
      </div>
      <div>
        <ReportDetails language={language} level={3} quiet report={report} />
      </div>
    </div>
  );
}

function ReportSkeleton() {
  return <div aria-hidden="true" className="skeleton h-120" />;
}
