import { use } from 'react';
import { company } from '../../company.ts';
import { governanceWords } from '../../i18n/public/governance.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { navigationWords } from '../../i18n/site/navigation.words.ts';
import { Icon } from '../../ui/media/icon.tsx';
import type { DocumentView } from './documents.ts';

type DocumentListProps = { language: Language; documents: Promise<readonly DocumentView[]> };

export function DocumentList({ language, documents }: DocumentListProps) {
  return (
    <ul className="border-b border-graphite/20">
      {use(documents).map((document) => (
        <DocumentRow document={document} key={document.title} language={language} />
      ))}
    </ul>
  );
}

function DocumentRow({ document, language }: { document: DocumentView; language: Language }) {
  const { title, description, facts, address, page } = document;
  const t = governanceWords(language);
  return (
    <li className="group relative grid grid-cols-[auto_1fr_auto] items-start gap-x-5 border-t border-graphite/20 py-6 lg:gap-x-8 lg:py-8">
      <Icon className="mt-0.5 size-7 text-laterite" name="file-text" />
      <div className="grid gap-x-8 gap-y-1.5 lg:grid-cols-[1fr_12rem]">
        <h3 className="t-item">
          {address ? (
            <a
              className="cover-link decoration-1 underline-offset-4 group-hover:underline"
              href={address}
              rel="noopener"
              target="_blank"
            >
              {title}
              <span className="sr-only"> ({navigationWords(language).newTab})</span>
            </a>
          ) : (
            title
          )}
        </h3>
        <div className="text-small text-slate lg:row-span-2 lg:pt-1">
          <p>{facts}</p>
          {address && (
            // Above the link that covers the whole row.
            <a
              className="line-link relative z-1 mt-1 inline-flex items-center gap-1.5 py-1 font-650"
              download=""
              href={address}
            >
              <Icon className="size-4.5" name="download" />
              {t.download}
              <span className="sr-only">: {title}</span>
            </a>
          )}
        </div>
        <div className="max-w-[34rem]">
          <p className="text-slate">{description}</p>
          {/* Above the link that covers the whole row. */}
          <p className="mt-1 text-small">
            <a className="line-link relative z-1 inline-flex items-center gap-1.5 py-1 font-650" href={page}>
              <Icon className="size-4.5" name="eye" />
              {t.readOnline}
              <span className="sr-only">: {title}</span>
            </a>
          </p>
        </div>
        {!address && (
          <p className="mt-1 text-small">
            <a
              className="line-link inline-flex items-center gap-2 py-1 font-650"
              href={requestFor(t.requestSubject({ title }))}
            >
              <Icon className="size-4.5" name="mail" />
              {t.onRequest}
              <span className="sr-only">: {title}</span>
            </a>
          </p>
        )}
      </div>
      {address && <Icon className="mt-0.5 size-6" name="arrow-up-right" />}
    </li>
  );
}

function requestFor(subject: string): string {
  return `mailto:${company.mailbox}?subject=${encodeURIComponent(subject)}`;
}

/** Placeholder for rows that are loading. */
export function DocumentSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-6">
      {['first', 'second', 'third', 'fourth', 'fifth'].map((place) => (
        <div className="skeleton h-32 lg:h-36" key={place} />
      ))}
    </div>
  );
}
