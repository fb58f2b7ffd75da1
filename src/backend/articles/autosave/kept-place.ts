const storageName = 'article-form-place';

type Place = { path: string; top: number; focused: string };

/** Before the page is reloaded by a save: where it is scrolled to, and which control has the focus. */
export function keepPlace(address: string): void {
  const { pathname: path } = new URL(address, location.href);
  const place: Place = { path, top: window.scrollY, focused: document.activeElement?.id ?? '' };
  try {
    sessionStorage.setItem(storageName, JSON.stringify(place));
  } catch {
    // The page opens at its top.
  }
}

/** After it; the text editor gets the focus as soon as it is loaded. */
export function returnToPlace(signal: AbortSignal): void {
  const place = takePlace();
  if (place?.path !== location.pathname) return;
  window.scrollTo({ top: place.top, behavior: 'instant' });
  if (place.focused === '' || focusOn(place.focused)) return;
  const watcher = new MutationObserver(() => focusOn(place.focused) && watcher.disconnect());
  watcher.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['id'] });
  signal.addEventListener('abort', () => watcher.disconnect());
  // The focus stays on a control that was focused meanwhile.
  document.addEventListener('pointerdown', () => watcher.disconnect(), { once: true, signal });
}

function focusOn(id: string): boolean {
  const element = document.getElementById(id);
  if (!element || element.hidden || (element instanceof HTMLTextAreaElement && id.endsWith('-content'))) return false;
  element.focus({ preventScroll: true });
  return true;
}

function takePlace(): Place | undefined {
  try {
    const kept = sessionStorage.getItem(storageName);
    sessionStorage.removeItem(storageName);
    return kept ? (JSON.parse(kept) as Place) : undefined;
  } catch {
    return undefined;
  }
}
