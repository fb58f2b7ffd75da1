import type { ReactNode } from 'react';

/** Background of a section. */
export type Tone = 'light' | 'powder' | 'dark' | 'laterite';

export const toneClass: Record<Tone, string> = {
  light: 'tone-light',
  powder: 'tone-powder',
  dark: 'tone-dark',
  laterite: 'tone-laterite',
};

type SectionProps = {
  children: ReactNode;
  tone?: Tone;
  id?: string;
  /** Id of the heading that labels the section. */
  labelledBy?: string;
  /** Full-screen section with scroll snapping; needs an id for the section navigator. */
  snap?: boolean;
  /** A statement without a heading is no section of the page's outline. */
  headless?: boolean;
  /** Omits the container, which fades in once on scrolling, for full-width content. */
  bleed?: boolean;
  className?: string;
};

/** A section of a page with its background and the standard padding above and below. */
export function Section(props: SectionProps) {
  const { children, tone = 'light', id, labelledBy, snap, headless, bleed, className = '' } = props;
  const Element = headless ? 'div' : 'section';
  return (
    <Element
      aria-labelledby={labelledBy}
      className={`band ${toneClass[tone]} ${className}`}
      data-section={snap ? '' : undefined}
      id={id}
    >
      {bleed ? (
        children
      ) : (
        <div className="wrap" data-reveal="">
          {children}
        </div>
      )}
    </Element>
  );
}
