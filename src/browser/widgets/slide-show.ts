import { fillOnHover } from './fill-on-hover.ts';

const delayInMilliseconds = 10_000;
const leavingInMilliseconds = 150;

/**
 * Advances a scroll-snap list automatically, unless reduced motion is preferred;
 * the button and keyboard focus stop it, and hovering pauses it.
 */
export function playSlides(show: HTMLElement): void {
  const track = show.querySelector<HTMLElement>('.slides');
  const button = show.querySelector<HTMLButtonElement>('[data-play]');
  if (!track || !button) return;
  const slides = [...track.children].filter((slide) => slide instanceof HTMLElement);
  const links = [...show.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let current = 0;
  let isPlaying = !isStill;
  let isHeld = matchMedia('(hover: hover)').matches && track.matches(':hover');
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  const wait = () => {
    clearTimeout(waiting);
    if (isPlaying && !isHeld) waiting = setTimeout(() => go((current + 1) % slides.length), delayInMilliseconds);
  };
  const settleOn = (index: number) => {
    current = index;
    for (const link of links) {
      if (link.dataset.dot === undefined) continue;
      if (link.hash === `#${slides[index]?.id}`) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    wait();
  };
  const go = (index: number) => {
    const slide = slides[index];
    if (!slide) return console.warn(`Unknown carousel slide index: ${index}`);
    settleOn(index);
    track.toggleAttribute('data-leaving', !isStill);
    clearTimeout(leaving);
    leaving = setTimeout(
      () => {
        track.scrollTo({ left: slide.offsetLeft - track.offsetLeft, behavior: 'instant' });
        track.removeAttribute('data-leaving');
      },
      isStill ? 0 : leavingInMilliseconds,
    );
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

  for (const link of links) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      const index = slides.findIndex(({ id }) => `#${id}` === link.hash);
      go(index);
      // When the focused link scrolls out of view with its slide, focus moves to the same link of the next slide.
      const place = [...(link.closest('.slide')?.querySelectorAll('a') ?? [])].indexOf(link);
      slides[index]?.querySelectorAll('a')[place]?.focus({ preventScroll: true });
    });
  }
  button.addEventListener('click', () => play(!isPlaying));
  track.addEventListener('pointerenter', ({ pointerType }) => hold(pointerType === 'mouse'));
  track.addEventListener('pointerleave', () => hold(false));
  show.addEventListener('focusin', ({ target }) => {
    // Keyboard focus pauses the autoplay, except on the play button.
    if (isPlaying && target instanceof Element && target.matches(':focus-visible') && target !== button) play(false);
  });
  // Swiping changes the slide too.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const index = slides.findIndex(({ id }) => id === target.id);
        if (isIntersecting && index !== current && !track.hasAttribute('data-leaving')) settleOn(index);
      }
    },
    { root: track, threshold: 0.6 },
  );
  for (const slide of slides) observer.observe(slide);
  for (const link of show.querySelectorAll<HTMLElement>('[data-fills]')) fillOnHover(link, isStill);
  play(isPlaying);
}
