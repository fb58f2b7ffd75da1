import { currentLanguage } from '../../current.ts';
import { detailIn } from '../../domain/articles/queries.ts';
import { isAnnualReport, type Report } from '../../domain/articles/reports.ts';
import { articleWords } from '../../i18n/public/articles/articles.words.ts';
import { formatLongDate } from '../../i18n/site/dates.ts';
import { formatFileSize } from '../../i18n/site/file-sizes.ts';
import type { Language } from '../../i18n/site/language.ts';
import { hrefTo, routes } from '../../routes.ts';
import { builtPicture, type PictureSource } from '../../ui/media/picture.tsx';
import { storedPicture } from '../../web/pages/managed-picture.ts';

/** A report in the reader's language, or in another language that it has. */
export type ReportView = {
  id: number;
  title: string;
  excerpt: string;
  /** The language of title and excerpt. */
  language: Language;
  date: Date;
  dateText: string;
  /** Decorative: the title describes it. */
  cover: PictureSource;
  document: { address: string; size: string | undefined; pages: number | undefined } | undefined;
  /** Address of its highlights; undefined when it has none. */
  highlights: string | undefined;
};

/** The year whose annual report has a page of highlights. */
const highlightedYear = 2024;

/** Known page counts and sizes of documents that have not been measured, by reporting year. */
const known: Record<number, { size: string; pages: number }> = { 2024: { size: '16 MB', pages: 156 } };

export function reportViewOf(report: Report): ReportView {
  const language = currentLanguage();
  const { article } = report;
  const detail = detailIn(article, language);
  const date = article.publishedAt ?? article.createdAt;
  const cover = article.featuredImage
    ? storedPicture(article.featuredImage, language)
    : builtPicture('annual-report-cover');
  return {
    id: article.id,
    title: detail?.title.trim() || articleWords.untitled,
    excerpt: detail?.excerpt ?? '',
    language: detail?.language ?? language,
    date,
    dateText: formatLongDate(date, language),
    cover: { ...cover, alt: '' },
    highlights: hasHighlights(report) ? hrefTo(routes.reports.highlights) : undefined,
    document: detail?.content ? documentOf(report, detail.content) : undefined,
  };
}

export function hasHighlights(report: Report): boolean {
  const { publishedAt, createdAt } = report.article;
  return isAnnualReport(report) && (publishedAt ?? createdAt).getUTCFullYear() === highlightedYear;
}

function documentOf({ article, documents }: Report, address: string): ReportView['document'] {
  const asset = documents.find(({ path }) => path === address);
  const label = known[(article.publishedAt ?? article.createdAt).getUTCFullYear()];
  return {
    address,
    size: asset?.size ? formatFileSize(asset.size, currentLanguage()) : label?.size,
    pages: asset?.pages ?? label?.pages,
  };
}
