/** Calls back now and, at most once a frame, whenever the page is scrolled or resized. */
export function onScroll(callback: () => void): void {
  let waiting = false;
  const later = () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      callback();
    });
  };
  addEventListener('scroll', later, { passive: true });
  addEventListener('resize', later, { passive: true });
  callback();
}
