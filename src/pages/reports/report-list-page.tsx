import { use } from 'react';
import { company } from '../../company.ts';
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
import { ReportCover } from './report-cover.tsx';
import { ReportDetails } from './report-details.tsx';
import type { ReportView } from './report-view.ts';

type ReportListProps = {
  language: Language;
  address: string;
  trail: readonly Crumb[];
  picture: Promise<PictureSource>;
  category: 'annual' | undefined;
  reports: Promise<ReportView[]>;
};

export function ReportListPage({ language, address, trail, picture, category, reports }: ReportListProps) {
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
