import { whenVisible } from './islands.ts';

/** Widgets whose script is loaded near the viewport. */
export function fetchOnDemand(): void {
  const slides = document.querySelector<HTMLElement>('[data-slides]');
  if (slides) whenVisible(slides, () => import('./widgets/slide-show.ts').then(({ playSlides }) => playSlides(slides)));

  const exit = document.querySelector<HTMLAnchorElement>('[data-exit]');
  if (exit) void import('./frame/quick-exit.ts').then(({ enableQuickExit }) => enableQuickExit(exit));

  const wakeTooltips = (event: Event) => {
    if (!(event.target instanceof Element && event.target.closest('[aria-label], [title]'))) return;
    for (const kind of kinds) document.removeEventListener(kind, wakeTooltips);
    void import('./widgets/tooltips.ts').then(({ startTooltips }) => startTooltips(event));
  };
  const kinds = ['pointerover', 'focusin'];
  for (const kind of kinds) document.addEventListener(kind, wakeTooltips);
}
