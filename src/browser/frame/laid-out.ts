/** Calls back when the whole page has been laid out (see ui/media/hero-first.tsx), for code that measures elements. */
export function whenPageIsLaidOut(callback: () => void): void {
  const root = document.documentElement;
  if (root.hasAttribute('data-hero-first')) root.addEventListener('all-laid-out', callback, { once: true });
  else callback();
}
