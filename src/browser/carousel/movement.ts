import EmblaCarousel from 'embla-carousel';
import { playSlides } from './autoplay.ts';
import { isMotionReduced } from './reduced-motion.ts';
import { describeCarousel } from './semantics.ts';
import { stepOnWheel } from './wheel.ts';

/** Moves the slides with Embla: by arrows, dots, arrow keys, dragging, trackpad and focus. Returns what ends it. */
export function moveSlides(carousel: HTMLElement, track: HTMLElement): () => void {
  const viewport = track.parentElement;
  if (!viewport) return () => undefined;
  const slides = [...track.children].filter((slide) => slide instanceof HTMLElement);
  const listeners = new AbortController();
  const { signal } = listeners;
  const startIndex = indexAtStart(viewport, slides);
  carousel.dataset.moves = '';
  viewport.removeAttribute('tabindex');
  const restore = describeCarousel(carousel, track);
  const embla = EmblaCarousel(viewport, {
    loop: true,
    // Slides are aligned with the content, although the viewport extends to the edges of the screen.
    align: () => Number.parseFloat(getComputedStyle(viewport).scrollPaddingLeft) || 0,
    containScroll: false,
    // The own listener below also handles screen readers, which move the focus without the Tab key.
    watchFocus: false,
    startIndex,
  });
  const dots = [...carousel.querySelectorAll<HTMLElement>('[data-dot]')];
  const arrows = [...carousel.querySelectorAll<HTMLButtonElement>('[data-step]')];
  const status = carousel.querySelector('.carousel-status');

  const showCurrent = () => {
    const current = slides[embla.selectedScrollSnap()];
    for (const slide of slides) slide.toggleAttribute('data-current', slide === current);
    for (const dot of dots) dot.ariaCurrent = dot.dataset.dot === current?.id ? 'true' : null;
    // Without enough slides to loop, Embla stops at both ends.
    for (const arrow of arrows) {
      arrow.disabled = !(Number(arrow.dataset.step) < 0 ? embla.canScrollPrev() : embla.canScrollNext());
    }
  };
  /** Not for autoplay, which would interrupt the screen reader. */
  const announce = () => {
    if (status) status.textContent = slides[embla.selectedScrollSnap()]?.dataset.label ?? '';
  };
  const go = (index: number) => {
    if (!slides[index]) return console.warn(`Unknown carousel slide index: ${index}`);
    embla.scrollTo(index, isMotionReduced());
    announce();
  };
  const step = (direction: number) => {
    if (direction < 0) embla.scrollPrev(isMotionReduced());
    else embla.scrollNext(isMotionReduced());
    announce();
  };

  for (const dot of dots) {
    dot.addEventListener('click', () => go(slides.findIndex(({ id }) => id === dot.dataset.dot)), { signal });
  }
  for (const arrow of arrows) arrow.addEventListener('click', () => step(Number(arrow.dataset.step)), { signal });
  carousel.addEventListener(
    'keydown',
    (event) => {
      const { key, target } = event;
      const direction = { ArrowLeft: -1, ArrowRight: 1 }[key];
      const isControl = target instanceof Element && target.matches('[data-dot], [data-step]');
      if (!direction || !isControl || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      step(direction);
      if (target.matches('[data-dot]')) dots.find(({ ariaCurrent }) => ariaCurrent)?.focus();
    },
    { signal },
  );
  track.addEventListener(
    'focusin',
    ({ target }) => {
      // The browser scrolls a clipped element too when the focus moves into it.
      viewport.scrollLeft = 0;
      const index = slides.findIndex((slide) => target instanceof Node && slide.contains(target));
      const slide = slides[index];
      if (slide && target instanceof Element && target.matches(':focus-visible') && !isInside(slide, viewport)) {
        embla.scrollTo(index, true);
      }
    },
    { signal },
  );
  embla.on('select', showCurrent).on('reInit', showCurrent);
  // Embla animates the end of a drag even with a duration of 0.
  embla.on('pointerUp', () => {
    if (isMotionReduced()) embla.scrollTo(embla.selectedScrollSnap(), true);
  });
  stepOnWheel(viewport, step, signal);
  playSlides(carousel, embla, signal);
  showCurrent();
  return () => {
    listeners.abort();
    embla.destroy();
    restore();
    delete carousel.dataset.moves;
  };
}

/** The slide that the address names, or the one that was scrolled to. */
function indexAtStart(viewport: HTMLElement, slides: readonly HTMLElement[]): number {
  const named = slides.findIndex(({ id }) => location.hash === `#${id}`);
  if (named >= 0) return named;
  const index = Math.round((viewport.scrollLeft / viewport.scrollWidth) * slides.length);
  viewport.scrollTo({ left: 0, behavior: 'instant' });
  return index;
}

function isInside(slide: HTMLElement, viewport: HTMLElement): boolean {
  const [inner, outer] = [slide.getBoundingClientRect(), viewport.getBoundingClientRect()];
  return inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
}
