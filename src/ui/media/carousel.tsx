import type { ReactNode } from 'react';
import { carouselWords } from '../../i18n/site/carousel.ts';
import type { Language } from '../../i18n/site/language.ts';
import { Icon } from './icon.tsx';

/** `name` is the label of its dot. */
export type Slide = { name: string; content: ReactNode };

type CarouselProps = {
  language: Language;
  /** Unique on the page; slides have the ids `<id>-1`, `<id>-2` … */
  id: string;
  /** Accessible name of the list. */
  label: string;
  slides: readonly Slide[];
  /** Breakpoint from which it is a grid without controls; set its columns in `trackClass`, as in `md:grid-cols-3`. */
  gridFrom?: 'md' | 'lg';
  /** Whether the arrows wrap around. */
  loops?: boolean;
  trackClass?: string;
  /** Width of a slide, as in `w-[75%] md:w-[45%]`; by default one or two slides and a glimpse of the next. */
  slideClass?: string;
  tone?: 'light' | 'dark';
};

/** A scroll-snap carousel with arrows and dots. Without script, the dots are links to the slides. */
export function Carousel({
  language,
  id,
  label,
  slides,
  gridFrom,
  loops = true,
  trackClass = '',
  slideClass = 'w-[86%] sm:w-[46%]',
  tone = 'light',
}: CarouselProps) {
  const t = carouselWords(language);
  return (
    <div className="carousel" data-carousel={loops ? 'loops' : ''} data-grid={gridFrom} data-tone={tone}>
      <ul aria-label={label} className={`carousel-track ${trackClass}`}>
        {slides.map(({ name, content }, index) => (
          <li className={`carousel-slide ${slideClass}`} id={`${id}-${index + 1}`} key={name}>
            {content}
          </li>
        ))}
      </ul>
      <div className="carousel-controls">
        <ul aria-label={t.slides} className="flex flex-wrap items-center">
          {slides.map(({ name }, index) => (
            <li key={name}>
              <a aria-current={index === 0 ? 'true' : undefined} className="carousel-dot" href={`#${id}-${index + 1}`}>
                <span className="sr-only">{t.slide({ number: index + 1, count: slides.length, name })}</span>
              </a>
            </li>
          ))}
        </ul>
        <div className="needs-script flex gap-2">
          <button aria-label={t.previous} className="icon-button" data-step="-1" disabled={!loops} type="button">
            <Icon name="arrow-left" />
          </button>
          <button aria-label={t.next} className="icon-button" data-step="1" type="button">
            <Icon name="arrow-right" />
          </button>
        </div>
      </div>
    </div>
  );
}
