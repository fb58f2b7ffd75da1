/** The page may rest between `from` and `to`: a section as tall as the window has one such position. */
type Rest = { from: number; to: number };

/** Same media query as the native scroll snapping in ui/styles/base.css. */
const settles = '(width >= 64rem) and (height >= 42rem) and (prefers-reduced-motion: no-preference)';
/** Time after the end of scrolling, in which the next step of a wheel may follow. */
const restInMilliseconds = 150;
/** A position this close to a resting place counts as reached. */
const toleranceInPixels = 24;
const scrollKeys = [' ', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'];

/**
 * Full-screen sections: when a reader stops scrolling between two of them, the page moves on to the next one in the
 * direction of scrolling. Native snapping moves a single step of a wheel or a short swipe back. A section taller than the
 * window scrolls freely, and is shown to its end before the next one. Scrolling by links, focus or search in the page is
 * left alone.
 */
export function settleOnSections(): void {
  // Safari before 26.2 keeps native snapping for touch.
  if (!('onscrollend' in window)) return;
  document.documentElement.setAttribute('data-settles', '');
  const media = matchMedia(settles);
  /** Where the page last came to rest: wheel events arrive after the page has moved. */
  let rested = scrollY;
  let isByReader = false;
  let isTouched = false;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const begin = () => {
    clearTimeout(resting);
    isByReader = true;
  };
  const settle = () => {
    if (isTouched) return;
    const target = isByReader && media.matches ? restingPlace(rested, scrollY, rests(), innerHeight) : undefined;
    isByReader = false;
    rested = target ?? scrollY;
    if (target !== undefined) scrollTo({ top: target, behavior: 'smooth' });
  };

  window.addEventListener(
    'wheel',
    ({ deltaX, deltaY, ctrlKey }) => {
      if (!ctrlKey && Math.abs(deltaY) > Math.abs(deltaX)) begin();
    },
    { passive: true },
  );
  window.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, altKey, metaKey, defaultPrevented } = event;
    const isControl = target instanceof Element && target.closest('input, select, textarea, button, summary, [role]');
    if (scrollKeys.includes(key) && !ctrlKey && !altKey && !metaKey && !defaultPrevented && !isControl) begin();
  });
  addEventListener('touchstart', () => {
    isTouched = true;
    begin();
  });
  for (const kind of ['touchend', 'touchcancel']) {
    addEventListener(kind, ({ touches }: TouchEventInit) => {
      isTouched = (touches?.length ?? 0) > 0;
    });
  }
  // Scrolling that starts by a link or by moving the focus is not settled.
  for (const kind of ['pointerdown', 'focusin']) addEventListener(kind, () => (isByReader = false));
  document.addEventListener('scrollend', ({ target }) => {
    clearTimeout(resting);
    if (target === document) resting = setTimeout(settle, restInMilliseconds);
  });
}

/** Where the page may rest, in order: within each section, and at the end of the footer. */
function rests(): Rest[] {
  const end = document.documentElement.scrollHeight - innerHeight;
  const sections = [...document.querySelectorAll('[data-section]')].map((section) => {
    const from = section.getBoundingClientRect().top + scrollY;
    return { from: Math.min(from, end), to: Math.min(Math.max(from, from + section.clientHeight - innerHeight), end) };
  });
  return [...sections, { from: end, to: end }];
}

/** The position to move to, or undefined where the page may rest. */
export function restingPlace(
  began: number,
  now: number,
  places: readonly Rest[],
  windowHeight: number,
): number | undefined {
  const after = places.findIndex(({ from }) => from > now);
  const [previous, next] = [places[after - 1], places[after]];
  // Inside a section, or above the first one.
  if (!previous || !next || now <= previous.to) return undefined;
  // Content between two sections that fills more than the window is read freely.
  const gap = next.from - previous.to;
  if (gap > windowHeight + toleranceInPixels) return undefined;
  const passed = now - previous.to;
  if (passed < toleranceInPixels) return previous.to;
  if (gap - passed < toleranceInPixels) return next.from;
  const isDown = now > began;
  // From within a tall section, its end comes first.
  if (isDown && began < previous.to - toleranceInPixels) return passed < gap / 2 ? previous.to : next.from;
  if (!isDown && began > next.from + toleranceInPixels) return passed > gap / 2 ? next.from : previous.to;
  return isDown ? next.from : previous.to;
}
