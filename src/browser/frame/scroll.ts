/** Calls back immediately, and at most once per frame on scroll or resize. */
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
