/**
 * A mouse wheel scrolls in steps, and scroll snapping would move the page back after each one. With a wheel the page
 * therefore scrolls freely and, after a pause, snaps to a section that is close, in the scroll direction only.
 */
export function snapAfterWheel(): void {
  const sections = [...document.querySelectorAll('[data-section]')];
  if (sections.length === 0) return;
  // Same media query as the scroll snapping in ui/styles/base.css.
  const snaps = matchMedia('(width >= 64rem) and (height >= 42rem) and (prefers-reduced-motion: no-preference)');
  let resting: ReturnType<typeof setTimeout> | undefined;
  let begin: number | undefined;
  let direction = 0;

  const settle = () => {
    const moved = scrollY !== begin;
    begin = undefined;
    if (!moved) return;
    const nearly = innerHeight * 0.3;
    const ahead = sections.find((section) => {
      const distance = section.getBoundingClientRect().top * direction;
      return distance > 1 && distance < nearly;
    });
    ahead?.scrollIntoView();
  };
  const follow = ({ deltaX, deltaY, ctrlKey }: WheelEvent) => {
    if (ctrlKey || Math.abs(deltaX) >= Math.abs(deltaY) || !snaps.matches) return;
    document.documentElement.setAttribute('data-wheel', '');
    begin ??= scrollY;
    direction = Math.sign(deltaY);
    clearTimeout(resting);
    resting = setTimeout(settle, restInMilliseconds);
  };
  addEventListener('wheel', follow, { passive: true });
}

/** Milliseconds without a wheel event, including smooth scrolling, after which the wheel counts as idle. */
const restInMilliseconds = 250;
