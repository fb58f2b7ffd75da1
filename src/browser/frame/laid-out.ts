/** Calls back when nothing of the page is held back any more (see ui/media/hero-first.tsx): for all that asks where things are. */
export function whenAllIsLaidOut(callback: () => void): void {
  const root = document.documentElement;
  if (root.hasAttribute('data-hero-first')) root.addEventListener('all-laid-out', callback, { once: true });
  else callback();
}
