type IslandModule = { hydrate: (element: HTMLElement) => void };

/** Fetches the script of each island when it asks for it; until then, and if that fails, its server HTML works. */
export function wakeIslands(root: ParentNode = document): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) {
    const wake = () => void wakeIsland(element);
    if (element.dataset.wake === 'visible') whenVisible(element, wake);
    // Whatever begins just below the fold waits until somebody scrolls.
    else if (element.dataset.wake === 'entered') whenVisible(element, wake, '0px 0px -25%');
    else if (element.dataset.wake === 'idle' || holdsDraft(element)) whenIdle(wake);
    else whenTouched(element, wake);
  }
}

async function wakeIsland(element: HTMLElement): Promise<void> {
  const source = element.dataset.island;
  if (!source) return;
  element.removeAttribute('data-island');
  try {
    const island = (await import(source)) as IslandModule;
    island.hydrate(element);
  } catch (error) {
    // What only script can lead through shows all of itself instead.
    element.dataset.failed = '';
    throw error;
  }
}

/** Calls back once, shortly before the element comes into view, or when it has come so far. */
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

/** Whether somebody left something unfinished here, and should find it again untouched. */
function holdsDraft({ dataset }: HTMLElement): boolean {
  try {
    return dataset.draft !== undefined && sessionStorage.getItem(dataset.draft) !== null;
  } catch {
    return false;
  }
}

function whenIdle(wake: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(wake, { timeout: 4000 });
  else setTimeout(wake, 1500);
}

function whenTouched(element: HTMLElement, wake: () => void): void {
  // Whoever was quicker than this script is in it already, and touches it no second time.
  if (element.matches(':hover, :focus-within')) {
    wake();
    return;
  }
  const options = { once: true, passive: true };
  for (const kind of ['pointerenter', 'focusin', 'touchstart']) element.addEventListener(kind, wake, options);
}
