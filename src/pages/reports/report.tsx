import type { ReactNode } from 'react';
import { currentLanguage } from '../../current.ts';
import { detailIn } from '../../domain/articles/queries.ts';
import { isAnnualReport, type Report } from '../../domain/articles/reports.ts';
import { articleWords } from '../../i18n/public/articles/articles.words.ts';
import { reportWords as t } from '../../i18n/public/reports.words.ts';
import { formatLongDate } from '../../i18n/site/dates.ts';
import { formatFileSize } from '../../i18n/site/file-sizes.ts';
import { type Language, languages } from '../../i18n/site/language.ts';
import { hrefTo, routes } from '../../routes.ts';
import { builtPicture, Picture, type PictureSource } from '../../ui/media/picture.tsx';
import { LinkButton, MoreLink } from '../../ui/text/button.tsx';
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
    ? storedPicture(article.featuredImage, language, article.focus)
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

type ReportCoverProps = {
  cover: PictureSource;
  /** `sizes` attribute of the picture; at most 352 pixels. */
  sizes: string;
};

/** Cover picture, styled as a book. */
export function ReportCover({ cover, sizes }: ReportCoverProps) {
  return (
    <div className="aspect-[210/297] w-full max-w-[22rem] overflow-hidden bg-petrol-light [box-shadow:var(--shadow-toast)]">
      <Picture className="size-full object-cover" sizes={sizes} source={cover} />
    </div>
  );
}

type ReportDetailsProps = {
  report: ReportView;
  /** Heading level of the title. */
  level: 2 | 3;
  /** Smaller, on light ground, for use in a list. */
  quiet?: boolean;
};

/** Title, description, size and links of a report. */
export function ReportDetails({ report, level, quiet = false }: ReportDetailsProps) {
  const { title, excerpt, date, dateText, document, highlights } = report;
  const Title = `h${level}` as const;
  const foreign = report.language === currentLanguage() ? undefined : languages[report.language].htmlLang;
  return (
    <>
      <Title className={quiet ? 't-sub [overflow-wrap:anywhere]' : 't-heading [overflow-wrap:anywhere]'} lang={foreign}>
        {title}
      </Title>
      {excerpt && (
        <p className="mt-5 max-w-[34rem]" lang={foreign}>
          {excerpt}
        </p>
      )}
      <dl className="mt-8 flex flex-wrap gap-x-10 gap-y-4 border-t border-current/20 pt-5 text-small">
        <Fact name={t.published}>
          <time dateTime={date.toISOString()}>{dateText}</time>
        </Fact>
        {document?.size && <Fact name={t.size}>{document.size}</Fact>}
        {document?.pages && <Fact name={t.length}>{t.pages({ pages: document.pages })}</Fact>}
      </dl>
      {document ? (
        <ReportActions address={document.address} quiet={quiet} title={title} />
      ) : (
        <p className="mt-8 text-small">{t.noDocument}</p>
      )}
      {highlights && (
        <p className="mt-6">
          <MoreLink href={highlights}>{t.highlights}</MoreLink>
        </p>
      )}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="opacity-80">{name}</dt>
      <dd className="font-650">{children}</dd>
    </div>
  );
}

/** The links include the title for screen readers, because a list repeats them. */
function ReportActions({ address, title, quiet }: { address: string; title: string; quiet: boolean }) {
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      <LinkButton href={address} newTab={t.opensNewTab} variant={quiet ? 'primary' : 'light'}>
        {t.viewOnline}
        <span className="sr-only">: {title}</span>
      </LinkButton>
      <LinkButton download href={address} icon="download" variant="outline">
        {t.download}
        <span className="sr-only">: {title}</span>
      </LinkButton>
    </div>
  );
}
