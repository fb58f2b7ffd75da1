import type { ReactNode } from 'react';

type HeadingProps = {
  children: ReactNode;
  level?: 1 | 2 | 3 | 4;
  /** Visual size, independent of the level. */
  size?: 'display' | 'title' | 'heading' | 'sub' | 'item';
  id?: string;
  /** A short label above, on the equator line. */
  eyebrow?: string | undefined;
  className?: string;
};

const sizeClass = {
  display: 't-display',
  title: 't-title',
  heading: 't-heading',
  sub: 't-sub',
  item: 't-item',
} as const;
const sizeOfLevel = { 1: 'title', 2: 'heading', 3: 'sub', 4: 'item' } as const;

export function Heading({ children, level = 2, size, id, eyebrow, className = '' }: HeadingProps) {
  const Tag = `h${level}` as const;
  const heading = (
    <Tag className={`${sizeClass[size ?? sizeOfLevel[level]]} ${className}`} id={id}>
      {children}
    </Tag>
  );
  if (!eyebrow) return heading;
  return (
    <>
      <Eyebrow>{eyebrow}</Eyebrow>
      {heading}
    </>
  );
}

/** A label on a line to the edge of the page. At most one per view. */
export function Eyebrow({ children, lang }: { children: ReactNode; lang?: string }) {
  return (
    <p className="equator t-label mb-7 lg:mb-9" lang={lang}>
      {children}
    </p>
  );
}

/** Introductory paragraph of a page or section. */
export function Lead({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <p className={`t-lead max-w-[38rem] ${className}`}>{children}</p>;
}
