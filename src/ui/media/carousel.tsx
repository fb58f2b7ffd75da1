import type { ReactNode } from 'react';
import { carouselWords } from '../../i18n/site/carousel.ts';
import type { Language } from '../../i18n/site/language.ts';
import { Icon } from './icon.tsx';

/** `name` is what its dot says. */
export type Slide = { name: string; content: ReactNode };

type CarouselProps = {
  language: Language;
  /** Unique on the page; the slides are `<id>-1`, `<id>-2` … */
  id: string;
  /** Names the list for those who cannot see it. */
  label: string;
  slides: readonly Slide[];
  /** From this width on it is a grid and has no controls; name its columns in `trackClass`, as in `md:grid-cols-3`. */
  gridFrom?: 'md' | 'lg';
  /** Beyond the last comes the first. Otherwise the arrows end at the edges. */
  loops?: boolean;
  trackClass?: string;
  /** How wide a slide is, as in `w-[75%] md:w-[45%]`; without it one slide, or two, and a glimpse of the next. */
  slideClass?: string;
  tone?: 'light' | 'dark';
};

/** A list that scrolls and snaps sideways, with arrows and dots. Without script the dots are links to the slides. */
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
