/** Adds arrows and dots to scroll-snap lists, and makes them focusable while they overflow. */
export function enhanceCarousels(): void {
  for (const carousel of document.querySelectorAll<HTMLElement>('[data-carousel]')) {
    const track = carousel.firstElementChild;
    if (track instanceof HTMLElement) drive(track, carousel, carousel.dataset.carousel === 'loops');
  }
}

function drive(track: HTMLElement, carousel: HTMLElement, loops: boolean): void {
  const dots = [...carousel.querySelectorAll('a.carousel-dot')];
  const arrows = [...carousel.querySelectorAll<HTMLButtonElement>('[data-step]')];
  const end = () => track.scrollWidth - track.clientWidth;
  const atStart = () => track.scrollLeft < 2;
  const atEnd = () => track.scrollLeft > end() - 2;
  const go = (left: number) => track.scrollTo({ left });

  dots.forEach((dot, index) => {
    dot.addEventListener('click', (event) => {
      event.preventDefault();
      go((end() * index) / (dots.length - 1));
    });
  });
  /** At an end of a looping list, scrolls to the other end. */
  const goRound = (step: number): boolean => {
    if (!loops || !(step > 0 ? atEnd() : atStart())) return false;
    go(step > 0 ? 0 : end());
    return true;
  };
  for (const arrow of arrows) {
    const step = Number(arrow.dataset.step);
    arrow.addEventListener('click', () => {
      if (!goRound(step)) go(track.scrollLeft + (step * track.scrollWidth) / track.children.length);
    });
  }
  track.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // Otherwise the browser's own scrolling handles the link.
    if (step && event.target === track && goRound(step)) event.preventDefault();
  });

  const show = () => {
    if (end() > 1) track.tabIndex = 0;
    else track.removeAttribute('tabindex');
    const current = Math.round((track.scrollLeft / Math.max(1, end())) * (dots.length - 1));
    dots.forEach((dot, index) => {
      if (index === current) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    });
    if (!loops) for (const arrow of arrows) arrow.disabled = Number(arrow.dataset.step) < 0 ? atStart() : atEnd();
  };
  track.addEventListener('scroll', show, { passive: true });
  new ResizeObserver(show).observe(track);
}
