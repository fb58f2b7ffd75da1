const minDistanceInPixels = 30;
/** Trackpads continue to send events after the fingers have left them. */
const pauseBetweenGesturesInMilliseconds = 150;

/** Moves one slide with every horizontal gesture on a trackpad. Vertical ones scroll the page. */
export function stepOnWheel(viewport: HTMLElement, step: (direction: number) => void, signal: AbortSignal): void {
  let distance = 0;
  let hasMoved = false;
  let ending: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    distance = 0;
    hasMoved = false;
  };
  viewport.addEventListener(
    'wheel',
    (event) => {
      if (event.ctrlKey || Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
      // Otherwise the browser may go back in its history.
      event.preventDefault();
      clearTimeout(ending);
      ending = setTimeout(end, pauseBetweenGesturesInMilliseconds);
      distance += event.deltaX;
      if (hasMoved || Math.abs(distance) < minDistanceInPixels) return;
      hasMoved = true;
      step(Math.sign(distance));
    },
    { passive: false, signal },
  );
}
