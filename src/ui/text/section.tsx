import type { ReactNode } from 'react';

/** The ground that a part of a page stands on. */
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
  /** The id of the heading that names the section. */
  labelledBy?: string;
  /** Fills the screen and catches the scroll where there is room; needs an id for the section navigator. */
  snap?: boolean;
  /** Leaves out the container, for content that runs to the edges. */
  bleed?: boolean;
  className?: string;
};

/** One part of a page on its own ground, with the air above and below that all parts share. */
export function Section({ children, tone = 'light', id, labelledBy, snap, bleed, className = '' }: SectionProps) {
  return (
    <section
      aria-labelledby={labelledBy}
      className={`band ${toneClass[tone]} ${className}`}
      data-section={snap ? '' : undefined}
      id={id}
    >
      {bleed ? children : <Container reveal>{children}</Container>}
    </section>
  );
}

/** The measure of the page: 1280 px of content and generous outer air. `reveal` fades it in once, on scrolling. */
function Container({
  children,
  reveal,
  className = '',
}: {
  children: ReactNode;
  reveal?: boolean;
  className?: string;
}) {
  return (
    <div className={`wrap ${className}`} data-reveal={reveal ? '' : undefined}>
      {children}
    </div>
  );
}
