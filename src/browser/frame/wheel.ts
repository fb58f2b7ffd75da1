/**
 * A wheel moves in steps, and after each of them the browser would snap back to where it came from. So with a wheel the
 * page scrolls freely; when it rests, it settles on a section that it has nearly reached, and never backwards.
 */
export function settleAfterWheel(): void {
  const sections = [...document.querySelectorAll('[data-section]')];
  if (sections.length === 0) return;
  // The same condition as that of the snapping in ui/styles/base.css.
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

/** After so long without a step, and the glide that follows each, a wheel is at rest. */
const restInMilliseconds = 250;
