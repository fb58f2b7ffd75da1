import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';

const isMotionReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const delayInMilliseconds = 10_000;

/**
 * Advances a carousel that has a button for it, unless reduced motion is preferred;
 * the button and keyboard focus stop it, and hovering or dragging holds it.
 */
function playSlides(carousel: HTMLElement, embla: EmblaCarouselType, signal: AbortSignal): void {
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

const minDistanceInPixels = 30;
/** Trackpads continue to send events after the fingers have left them. */
const pauseBetweenGesturesInMilliseconds = 150;

/** Moves one slide with every horizontal gesture on a trackpad. Vertical ones scroll the page. */
function stepOnWheel(viewport: HTMLElement, step: (direction: number) => void, signal: AbortSignal): void {
  let distance = 0;
  let hasMoved = false;
  let ending: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    distance = 0;
    hasMoved = false;
  };
  viewport.addEventListener(
    'wheel',
    (event) => {
      if (event.ctrlKey || Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
      // Otherwise the browser may go back in its history.
      event.preventDefault();
      clearTimeout(ending);
      ending = setTimeout(end, pauseBetweenGesturesInMilliseconds);
      distance += event.deltaX;
      if (hasMoved || Math.abs(distance) < minDistanceInPixels) return;
      hasMoved = true;
      step(Math.sign(distance));
    },
    { passive: false, signal },
  );
}

/** Moves the slides with Embla: by arrows, dots, arrow keys, dragging, trackpad and focus. Returns what ends it. */
function moveSlides(carousel: HTMLElement, track: HTMLElement): () => void {
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

/** Replaces the links to the slides with buttons, which no longer lead to another place on the page. */
function replaceDotLinks(carousel: HTMLElement): void {
  for (const link of carousel.querySelectorAll<HTMLAnchorElement>('a[data-dot]')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = link.className;
    button.dataset.dot = link.hash.slice(1);
    if (link.ariaCurrent) button.ariaCurrent = link.ariaCurrent;
    button.append(...link.childNodes);
    const hasFocus = link === document.activeElement;
    link.replaceWith(button);
    if (hasFocus) button.focus({ preventScroll: true });
  }
}

/**
 * Marks a list up as a carousel, as the ARIA Authoring Practices describe it; its slides stay items of a list, which may have no
 * other role. Returns what undoes it.
 */
function describeCarousel(carousel: HTMLElement, track: HTMLElement): () => void {
  const label = track.getAttribute('aria-label') ?? '';
  const { carousel: carouselRole = '', slideRole = '' } = carousel.dataset;
  const undo = [
    setAttributes(carousel, { role: 'group', 'aria-roledescription': carouselRole, 'aria-label': label }),
    setAttributes(track, { 'aria-label': null }),
  ];
  for (const slide of track.children) {
    if (!(slide instanceof HTMLElement)) continue;
    const attributes = { 'aria-roledescription': slideRole, 'aria-label': slide.dataset.label ?? '' };
    undo.push(setAttributes(slide, attributes));
  }
  return () => {
    for (const restore of undo) restore();
  };
}

/** Sets attributes, or removes those that are null. Returns what restores the earlier values. */
function setAttributes(element: Element, values: Record<string, string | null>): () => void {
  const earlier = Object.keys(values).map((name) => [name, element.getAttribute(name)] as const);
  const write = (entries: (readonly [string, string | null])[]) => {
    for (const [name, value] of entries) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  };
  write(Object.entries(values));
  return () => write(earlier);
}

const steps = 200;
const stepInMilliseconds = 10;

/** On hover or focus, fills the line of a link through `--filled` from 0 to 1. */
function fillOnHover(link: HTMLElement, isStill: boolean): void {
  let filling: ReturnType<typeof setInterval> | undefined;
  const show = (step: number) => link.style.setProperty('--filled', String(step / steps));
  const fill = () => {
    empty();
    if (isStill) return show(steps);
    let step = 0;
    filling = setInterval(() => {
      step += 1;
      show(step);
      if (step === steps) clearInterval(filling);
    }, stepInMilliseconds);
  };
  const empty = () => {
    clearInterval(filling);
    show(0);
  };
  for (const kind of ['pointerenter', 'focus']) link.addEventListener(kind, fill);
  for (const kind of ['pointerleave', 'blur']) link.addEventListener(kind, empty);
}
