import { createHash } from 'node:crypto';

/**
 * Runs in the browser as an inline script right after a hero. The hero fills the first view, so it is laid
 * out and painted alone; the content below follows immediately and only then requests its pictures. The style sheet
 * hides it while the document has `data-hero-first`; the event `all-laid-out` marks its removal.
 */
function paintHeroFirst(): void {
  const delayInMilliseconds = 3000;
  const root = document.documentElement;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Fragments and restored scroll positions need the whole page at once.
  const startsAtTop = navigation?.type === 'navigate' && !location.hash;
  const reportsPaint = globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint');
  if (!startsAtTop || !reportsPaint || document.hidden) return;

  const observer = new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length > 0) showAll();
  });
  const limit = setTimeout(showAll, delayInMilliseconds);
  root.setAttribute('data-hero-first', '');
  observer.observe({ type: 'paint', buffered: true });

  function showAll() {
    observer.disconnect();
    clearTimeout(limit);
    root.removeAttribute('data-hero-first');
    root.dispatchEvent(new Event('all-laid-out'));
  }
}

const source = `(${paintHeroFirst})()`;

/** Hash of the only inline script that the content security policy allows. */
export const heroFirstHash = `sha256-${createHash('sha256').update(source).digest('base64')}`;

export function HeroFirst() {
  return <script dangerouslySetInnerHTML={{ __html: source }} />;
}
