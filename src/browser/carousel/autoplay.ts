import type { EmblaCarouselType } from 'embla-carousel';
import { isMotionReduced } from './reduced-motion.ts';

const delayInMilliseconds = 10_000;

/**
 * Advances a carousel that has a button for it, unless reduced motion is preferred;
 * the button and keyboard focus stop it, and hovering or dragging holds it.
 */
export function playSlides(carousel: HTMLElement, embla: EmblaCarouselType, signal: AbortSignal): void {
  const button = carousel.querySelector<HTMLButtonElement>('[data-play]');
  if (!button) return;
  const viewport = embla.rootNode();
  let isPlaying = !isMotionReduced();
  let isHeld = matchMedia('(hover: hover)').matches && viewport.matches(':hover');
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const advance = () => {
    // Without enough slides to loop, the first one follows the last.
    if (embla.canScrollNext()) embla.scrollNext(isMotionReduced());
    else embla.scrollTo(0, isMotionReduced());
  };
  const wait = () => {
    clearTimeout(waiting);
    if (isPlaying && !isHeld) waiting = setTimeout(advance, delayInMilliseconds);
  };
  const play = (plays: boolean) => {
    isPlaying = plays;
    button.dataset.play = plays ? 'playing' : 'paused';
    button.setAttribute('aria-label', (plays ? button.dataset.pauseLabel : button.dataset.playLabel) ?? '');
    wait();
  };
  const hold = (holds: boolean) => {
    isHeld = holds;
    wait();
  };

  button.addEventListener('click', () => play(!isPlaying), { signal });
  viewport.addEventListener('pointerenter', ({ pointerType }) => hold(pointerType === 'mouse'), { signal });
  viewport.addEventListener('pointerleave', () => hold(false), { signal });
  carousel.addEventListener(
    'focusin',
    ({ target }) => {
      // Keyboard focus stops the autoplay, except on its button.
      if (isPlaying && target instanceof Element && target.matches(':focus-visible') && target !== button) play(false);
    },
    { signal },
  );
  embla
    .on('pointerDown', () => clearTimeout(waiting))
    .on('pointerUp', wait)
    .on('select', wait);
  signal.addEventListener('abort', () => clearTimeout(waiting));
  play(isPlaying);
}
