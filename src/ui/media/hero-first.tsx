import { createHash } from 'node:crypto';

/**
 * Runs in the browser as an inline script right after the opening of a page. It fills the first view, a low one together with the
 * part that follows, so it is laid out and painted alone; only then the content below follows and requests its pictures. The style sheet hides it while the script has
 * `data-alone`, except what is marked with `data-laid-out`: one part after another, so that a slow phone can answer a touch
 * in between. The event `all-laid-out` of the document marks the end.
 */
function paintHeroFirst(): void {
  const delayInMilliseconds = 3000;
  /** Above this height much of the first view would be empty for a moment. */
  const maxHeightInPixels = 1000;
  const actions = ['click', 'keydown', 'scroll', 'touchstart', 'wheel'];
  const script = document.currentScript;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Fragments and restored scroll positions need the whole page at once.
  const startsAtTop = navigation?.type === 'navigate' && !location.hash;
  const reportsPaint = globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint');
  if (!script || !startsAtTop || !reportsPaint || document.hidden || innerHeight > maxHeightInPixels) return;
  if (performance.getEntriesByName('first-contentful-paint').length > 0) return;

  const observer = new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length > 0) showNext();
  });
  const limit = setTimeout(showNext, delayInMilliseconds);
  script.setAttribute('data-alone', '');
  observer.observe({ type: 'paint', buffered: true });
  // What a reader does may lead to a place further down.
  for (const kind of actions) addEventListener(kind, showAll, { capture: true, passive: true });

  function showNext() {
    observer.disconnect();
    clearTimeout(limit);
    const next = document.querySelector(':is(.hero-first ~ *, main ~ footer):not([data-laid-out], script)');
    if (!next) return showAll();
    next.setAttribute('data-laid-out', '');
    // Lays it out now and not together with the next one.
    next.getBoundingClientRect();
    setTimeout(showNext);
  }

  function showAll() {
    for (const kind of actions) removeEventListener(kind, showAll, { capture: true });
    if (!script?.hasAttribute('data-alone')) return;
    script.removeAttribute('data-alone');
    document.dispatchEvent(new Event('all-laid-out'));
  }
}

const source = `(${paintHeroFirst})()`;

/** Hash of the only inline script that the content security policy allows. */
export const heroFirstHash = `sha256-${createHash('sha256').update(source).digest('base64')}`;

/** `withNext`: the opening is low, so what follows it is part of the first view. */
export function HeroFirst({ withNext = false }: { withNext?: boolean }) {
  return (
    <script
      className="hero-first"
      dangerouslySetInnerHTML={{ __html: source }}
      data-with-next={withNext ? '' : undefined}
    />
  );
}
