import { unsavedHere } from '../ui/forms/unsaved.ts';

type IslandModule = { hydrate: (element: HTMLElement) => void };

/** Loads the script of each island on its trigger; until then, and on failure, its server HTML is used. */
export function loadIslands(root: ParentNode = document): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) {
    const wake = () => void loadIsland(element);
    if (element.dataset.wake === 'visible') whenVisible(element, wake);
    // Islands just below the fold wait for the first scroll.
    else if (element.dataset.wake === 'entered') whenVisible(element, wake, '0px 0px -25%');
    else if (element.dataset.wake === 'idle' || hasUnsaved(element)) whenIdle(wake);
    else whenTouched(element, wake);
  }
}

async function loadIsland(element: HTMLElement): Promise<void> {
  const source = element.dataset.island;
  if (!source) return;
  element.removeAttribute('data-island');
  try {
    const island = (await import(source)) as IslandModule;
    island.hydrate(element);
  } catch (error) {
    // Islands that failed to load show all their content.
    element.dataset.failed = '';
    throw error;
  }
}

/** Calls back once when the element comes near the viewport. */
export function whenVisible(element: HTMLElement, wake: () => void, rootMargin = '200px'): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      wake();
    },
    { rootMargin },
  );
  observer.observe(element);
}

/** Whether unsaved text is to be put back. */
function hasUnsaved({ dataset }: HTMLElement): boolean {
  return dataset.draft !== undefined && unsavedHere(dataset.draft).length > 0;
}

/** Calls back once when the browser has nothing else to do. */
export function whenIdle(wake: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(wake, { timeout: 4000 });
  else setTimeout(wake, 1500);
}

function whenTouched(element: HTMLElement, wake: () => void): void {
  // A focus or pointer event before this script was loaded is not repeated.
  if (element.matches(':hover, :focus-within')) {
    wake();
    return;
  }
  const options = { once: true, passive: true };
  for (const kind of ['pointerenter', 'focusin', 'touchstart']) element.addEventListener(kind, wake, options);
}
