import type { ReactNode } from 'react';
import { currentLanguage } from '../../current.ts';
import { reportWords as t } from '../../i18n/public/reports.words.ts';
import { languages } from '../../i18n/site/language.ts';
import { LinkButton, MoreLink } from '../../ui/text/button.tsx';
import type { ReportView } from './report-view.ts';

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

type ActionsProps = { address: string; title: string; quiet: boolean };

/** The links include the title for screen readers, because a list repeats them. */
function ReportActions({ address, title, quiet }: ActionsProps) {
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
