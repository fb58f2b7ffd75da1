import { onScroll } from './scroll.ts';

/** Over a hero, the header is transparent until a tenth of the screen has been scrolled. */
export function updateBarOnScroll(): void {
  const bar = document.querySelector('[data-bar="over-hero"]');
  if (bar) onScroll(() => bar.toggleAttribute('data-solid', scrollY > innerHeight * 0.1));
}

/** The back-to-top button appears after 300 px. */
export function showBackToTop(): void {
  const link = document.querySelector('.to-top');
  if (link) onScroll(() => link.toggleAttribute('data-shown', scrollY > 300));
}
