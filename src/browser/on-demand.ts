import { whenIdle, whenVisible } from './islands.ts';
import { recall } from './storage.ts';

/** Behaviour whose script is loaded when it is needed: near the viewport, on a first event, or when the page is idle. */
export function fetchOnDemand(): void {
  for (const carousel of document.querySelectorAll<HTMLElement>('[data-carousel]')) {
    const viewport = carousel.querySelector<HTMLElement>('.carousel-viewport');
    // Until its script runs, the keyboard scrolls it. A grid becomes a list to scroll when the window gets narrower.
    if (viewport) new ResizeObserver(() => followWidth(carousel, viewport)).observe(viewport);
    const status = carousel.querySelector<HTMLElement>('.carousel-status');
    const start = () => void import('./carousel/start.ts').then(({ startCarousel }) => startCarousel(carousel));
    // The margin above is for readers who jump into the middle of it. In a grid, the status is not displayed.
    // One in the first view waits for the visitor: until then its slides scroll.
    if (status) onFirstEvent(() => whenVisible(status, start, '100% 0px 0px'));
  }

  if (document.querySelector('[data-bookmark]')) void import('./widgets/article-actions.ts');

  const saved = document.querySelector<HTMLElement>('[data-saved]');
  if (saved) void import('./widgets/saved-articles.ts').then(({ listSavedArticles }) => listSavedArticles(saved));

  const badge = document.querySelector<HTMLElement>('.report');
  if (badge) {
    const script = () => import('./widgets/report-widget.ts');
    const place = (first?: Event) => void script().then(({ placeReportWidget }) => placeReportWidget(badge, first));
    // Until then it is a tab in the page margin, where it covers nothing. A finger would drag the page while its script is fetched.
    if (recall('report-widget-position') === null) {
      onFirstEvent(place);
      if (matchMedia('(pointer: coarse)').matches) whenIdle(() => void script());
    } else whenIdle(place);
  }

  if (document.querySelector('[data-section]')) {
    const settle = () => void import('./frame/settle.ts').then(({ settleOnSections }) => settleOnSections());
    // Sections fill only wide windows.
    const wide = matchMedia('(width>=64rem)');
    if (wide.matches) settle();
    else wide.addEventListener('change', settle, { once: true });
  }

  const exit = document.querySelector<HTMLAnchorElement>('[data-exit]');
  if (exit) void import('./frame/quick-exit.ts').then(({ enableQuickExit }) => enableQuickExit(exit));

  // Absent on http.
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (serviceWorker && (serviceWorker.controller || recall('cookie-consent') === 'accepted'))
    whenIdle(() => import('./offline-copies/start.ts').then(({ startOfflineCopies }) => startOfflineCopies()));

  const wakeTooltips = (event: Event) => {
    if (!(event.target instanceof Element && event.target.closest('[aria-label], [title]'))) return;
    for (const kind of kinds) document.removeEventListener(kind, wakeTooltips);
    void import('./widgets/tooltips.ts').then(({ startTooltips }) => startTooltips(event));
  };
  const kinds = ['pointerover', 'focusin'];
  for (const kind of kinds) document.addEventListener(kind, wakeTooltips);
}

/** Calls back once, when the visitor first scrolls, points, touches or presses a key. */
function onFirstEvent(callback: (event: Event) => void): void {
  const firstEvents = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'];
  const first = (event: Event) => {
    // Browsers report a pointer at rest when a page appears below it.
    if (event.type === 'pointermove' && event instanceof PointerEvent && !event.movementX && !event.movementY) return;
    for (const kind of firstEvents) removeEventListener(kind, first);
    callback(event);
  };
  for (const kind of firstEvents) addEventListener(kind, first, { passive: true });
}

function followWidth({ dataset }: HTMLElement, viewport: HTMLElement): void {
  if ('moves' in dataset) return;
  if (viewport.scrollWidth > viewport.clientWidth) viewport.tabIndex = 0;
  else viewport.removeAttribute('tabindex');
}
