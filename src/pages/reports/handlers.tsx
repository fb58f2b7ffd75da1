import type { Db } from '../../db/client.ts';
import { isAnnualReport, listReports } from '../../domain/articles/reports.ts';
import { articlesTag, assetsTag } from '../../domain/publishing/page-tags.ts';
import { publicationWords } from '../../i18n/public/publications.words.ts';
import { reportWords } from '../../i18n/public/reports.words.ts';
import { href, routes } from '../../routes.ts';
import { withFallback } from '../../web/pages/fallback.ts';
import { managedPicture } from '../../web/pages/managed-picture.ts';
import { notFoundPage } from '../../web/pages/not-found-page.tsx';
import { type PageRequest, type PublicPage, publicPage, type TaggedPage } from '../../web/pages/public-page.ts';
import { pageHead } from '../page-head.ts';
import { showHighlights } from './highlights.tsx';
import { ReportListPage } from './report-list-page.tsx';
import { reportViewOf } from './report-view.ts';

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

function showReports(db: Db, request: PageRequest): TaggedPage {
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
    tags: [articlesTag, assetsTag],
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
