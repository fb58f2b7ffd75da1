import { whenVisible } from '../islands.ts';

/** Fades in content below the fold once, when it is scrolled into view. */
export function revealOnScroll(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const element of document.querySelectorAll<HTMLElement>('[data-reveal]')) {
    if (element.getBoundingClientRect().top < innerHeight) continue;
    element.dataset.reveal = 'waiting';
    const show = () => {
      element.dataset.reveal = 'shown';
    };
    whenVisible(element, show, '0px 0px -8%');
  }
}
