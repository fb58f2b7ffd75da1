import type { ReactNode } from 'react';
import { company } from '../../../../src/company.ts';
import type { Pair } from '../../../../src/i18n/site/language.ts';
import { En, Heading } from './document.tsx';
import { type Plate, PlateView } from './picture.tsx';

/** What a line of the contents leads to. */
export const pageId = (number: number) => `page-${number}`;

export type Sheet = (number: number) => ReactNode;

type PageProps = {
  number: number;
  title: Pair;
  /** What stands at the foot beside the number; no foot without it. */
  running?: Pair;
  tone?: 'dark' | 'powder' | 'laterite';
  className?: string;
  children: ReactNode;
};

/** One page of fixed size under its title. What it holds must fit: printing says when it does not. */
export function Page({ number, title, running, tone, className = '', children }: PageProps) {
  return (
    <section className={`page ${tone ?? ''} ${className}`} data-page={`${number} (${title.en})`} id={pageId(number)}>
      <div className="page-body" data-body="">
        <Heading level={2} of={title} />
        {children}
      </div>
      {running && (
        <div className="running">
          <span>{company.name}</span>
          <span>
            {running.id} / <En>{running.en}</En>
          </span>
          <span className="line" />
          <span className="mark-of-specimen">
            Dokumen contoh / <En>Specimen</En>
          </span>
          <strong>{number}</strong>
        </div>
      )}
    </section>
  );
}

/** A page whose content is stacked below the title. */
export function stackedSheet(page: Omit<PageProps, 'number' | 'className' | 'children'>, content: ReactNode): Sheet {
  return (number) => (
    <Page key={number} number={number} {...page}>
      <div className="stack">{content}</div>
    </Page>
  );
}

type DividerProps = {
  number: number;
  chapter: number;
  title: Pair;
  about: Pair;
  picture: Plate;
  holds: readonly Pair[];
};

/** What opens a chapter: a picture over the upper half, its number and what it holds below. */
export function Divider({ number, chapter, title, about, picture, holds }: DividerProps) {
  return (
    <section className="page dark divider" data-page={`${number} (${title.en})`} id={pageId(number)}>
      <PlateView of={picture} />
      <div className="divider-words">
        <p aria-hidden="true" className="divider-number">
          {chapter}
        </p>
        <div>
          <Heading level={2} of={title} />
          <p>{about.id}</p>
          <En as="p" className="english">
            {about.en}
          </En>
          <ul>
            {holds.map((item) => (
              <li key={item.id}>
                {item.id} <En className="english">{item.en}</En>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
