import { use } from 'react';
import { publicationWords } from '../../i18n/public/publications.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import { MoreLink } from '../../ui/text/button.tsx';
import { EmptyState } from '../../ui/text/empty-state.tsx';
import { ReportCover } from '../reports/report-cover.tsx';
import { ReportDetails } from '../reports/report-details.tsx';
import type { ReportView } from '../reports/report-view.ts';

type LatestReportProps = { language: Language; report: Promise<ReportView | undefined> };

export function LatestReport({ language, report }: LatestReportProps) {
  const latest = use(report);
  const t = publicationWords(language);
  const all = <MoreLink href={href(routes.reports.index, language)}>{t.allReports}</MoreLink>;
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
        <ReportDetails language={language} level={3} report={latest} />
        <div className="mt-8">{all}</div>
      </div>
    </div>
  );
}
