import { whenVisible } from '../islands.ts';

/** Moves content into place once, when a reader scrolls to it. Until then it stands where it stays. */
export function revealOnScroll(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const watch = () => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-reveal]')) {
      if (element.getBoundingClientRect().top < innerHeight) continue;
      const enter = () => {
        element.dataset.reveal = 'entered';
      };
      whenVisible(element, enter, '0px');
    }
  };
  addEventListener('scroll', watch, { once: true, passive: true });
}
