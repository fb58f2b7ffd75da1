/** Calls back when the whole page has been laid out (see ui/media/hero-first.tsx), for code that measures elements. */
export function whenPageIsLaidOut(callback: () => void): void {
  if (document.querySelector('[data-alone]')) document.addEventListener('all-laid-out', callback, { once: true });
  else callback();
}
