import type { Db } from '../../db/client.ts';
import { listReports } from '../../domain/articles/reports.ts';
import { articlesTag } from '../../domain/publishing/page-tags.ts';
import { highlightWords } from '../../i18n/public/annual-report/highlights.words.ts';
import { publicationWords } from '../../i18n/public/publications.words.ts';
import { reportWords } from '../../i18n/public/reports.words.ts';
import { href, routes } from '../../routes.ts';
import { withFallback } from '../../web/pages/fallback.ts';
import type { PageRequest, TaggedPage } from '../../web/pages/public-page.ts';
import { pageHead } from '../page-head.ts';
import { HighlightsPage } from './highlights-page.tsx';
import { hasHighlights, reportViewOf } from './report-view.ts';

/** The highlights of the report of 2024, with its document once there is one. */
export function showHighlights(db: Db, request: PageRequest): TaggedPage {
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
    tags: [...head.tags, articlesTag],
    body: (
      <HighlightsPage document={late(withFallback(report, undefined, degrade))} language={language} trail={trail} />
    ),
  };
}
