import type { ReactNode } from 'react';
import { carouselWords as t } from '../../i18n/site/carousel.words.ts';
import { Icon } from './icon.tsx';

/** `name` is the label of its dot. */
export type Slide = { name: string; content: ReactNode };

type CarouselProps = {
  /** Unique on the page; slides have the ids `<id>-1`, `<id>-2` … */
  id: string;
  /** Accessible name of the list. */
  label: string;
  slides: readonly Slide[];
  /** Breakpoint from which it is a grid without controls; set its columns in `trackClass`, as in `md:grid-cols-3`. */
  gridFrom?: 'md' | 'lg';
  trackClass?: string;
  /**
   * Width of a slide as a share of the content, as in `[--share:0.75] md:[--share:0.45]`. The carousel can only loop while
   * its slides without one of them are together wider than the screen.
   */
  slideClass?: string;
  /** On wide screens the arrows stand at the right of the heading above, which ends `mb-8` before it. */
  besideHeading?: boolean;
  tone?: 'light' | 'dark';
};

/** A scroll-snap list with links to its slides; with script, an endless carousel with arrows and dots. */
export function Carousel({
  id,
  label,
  slides,
  gridFrom,
  trackClass = '',
  slideClass = '[--share:0.86] sm:[--share:0.46]',
  besideHeading = false,
  tone = 'light',
}: CarouselProps) {
  return (
    <div
      className="carousel"
      data-carousel={t.carouselRole}
      data-controls={besideHeading ? 'beside' : undefined}
      data-grid={gridFrom}
      data-slide-role={t.slideRole}
      data-tone={tone}
    >
      <CarouselStatus />
      <div className="carousel-controls">
        <ul aria-label={t.slides} className="carousel-dots">
          {slides.map(({ name }, index) => (
            <li key={name}>
              <a
                aria-current={index === 0 ? 'true' : undefined}
                className="carousel-dot"
                data-dot=""
                href={`#${id}-${index + 1}`}
              >
                <span className="sr-only">{t.slide({ number: index + 1, count: slides.length, name })}</span>
              </a>
            </li>
          ))}
        </ul>
        <CarouselArrows />
      </div>
      <div className="carousel-viewport">
        <ul aria-label={label} className={`carousel-track ${trackClass}`}>
          {slides.map(({ name, content }, index) => (
            <li
              className={`carousel-slide ${slideClass}`}
              data-label={t.slide({ number: index + 1, count: slides.length, name })}
              id={`${id}-${index + 1}`}
              key={name}
            >
              {content}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Announces the slide that the reader chose. When it comes into view, the script of the carousel is loaded. */
export function CarouselStatus() {
  return <p aria-live="polite" className="carousel-status sr-only" />;
}

/** Hidden until the script of the carousel runs. */
export function CarouselArrows() {
  return (
    <div className="carousel-arrows needs-script">
      <button aria-label={t.previous} className="icon-button" data-step="-1" type="button">
        <Icon name="arrow-left" />
      </button>
      <button aria-label={t.next} className="icon-button" data-step="1" type="button">
        <Icon name="arrow-right" />
      </button>
    </div>
  );
}
