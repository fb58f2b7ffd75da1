import { fillOnHover } from '../widgets/fill-on-hover.ts';
import { moveSlides } from './movement.ts';
import { isMotionReduced } from './reduced-motion.ts';
import { replaceDotLinks } from './semantics.ts';

/** Turns a scroll-snap list into an endless carousel, as long as it is not laid out as a grid. */
export function startCarousel(carousel: HTMLElement): void {
  const track = carousel.querySelector<HTMLElement>('.carousel-track');
  if (!track) return;
  replaceDotLinks(carousel);
  for (const link of carousel.querySelectorAll<HTMLElement>('[data-fills]')) fillOnHover(link, isMotionReduced());
  let stop: (() => void) | undefined;
  const update = () => {
    const isGrid = getComputedStyle(track).display === 'grid';
    if (isGrid) {
      stop?.();
      stop = undefined;
    } else stop ??= moveSlides(carousel, track);
  };
  new ResizeObserver(update).observe(carousel);
}
